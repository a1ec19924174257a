// Nothing is lost on the way: reloads, second tabs, shared links, no network, a bad link; and the guided puzzle.
import { expect, test } from "@playwright/test";
import { CULTIVATORS, WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

const known = "[data-person][data-kind]";

test("a reload in mid-game loses nothing, and a second tab keeps in step", async ({ page, context }) => {
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 3);
  const hint = page.getByRole("heading", { name: "Hint 1 of 5" });
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(hint).toBeVisible();
  await page.reload();
  await expect(page.locator(known)).toHaveCount(4);
  await expect(hint).toBeVisible();
  const second = await context.newPage();
  await openPuzzle(second, CULTIVATORS);
  await expect(second.locator(known)).toHaveCount(4);
  await prove(second, CULTIVATORS, 3, 4);
  await expect(page.locator(known)).toHaveCount(5);
  await page.goto("/");
  await expect(page.getByRole("link", { name: /5 of 20 known/ })).toBeVisible();
});

test("the clock stops while the page is hidden", async ({ page }) => {
  await page.clock.install();
  await openPuzzle(page, WHO);
  const timer = page.getByRole("timer");
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => (hidden ? "hidden" : "visible"),
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await page.clock.runFor(10_000);
  await expect(timer).toHaveText(/00:1\d/);
  await setHidden(true);
  await page.clock.runFor(60_000);
  await setHidden(false);
  await page.clock.runFor(2_000);
  await expect(timer).toHaveText(/00:1\d/);
});

test("a shared link opens the same puzzle, untouched, for somebody else", async ({ page, browser, baseURL }) => {
  await openPuzzle(page, WHO);
  await prove(page, WHO, 0, 1);
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.locator(known)).toHaveCount(1);
  for (const [person, name] of WHO.names.entries())
    await expect(card(other, person)).toHaveAccessibleName(new RegExp(`^${name}, `));
  await stranger.close();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("after one visit everything works without a network: reload, a new puzzle, a link never seen", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!(await caches.keys()).some((name) => name.startsWith("kept-")))
        await new Promise((wait) => setTimeout(wait, 50));
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Demonstrandum" })).toBeVisible();
    await page.goto("/cultivators");
    await page.getByRole("radio", { name: /^Easy/ }).check();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("grid")).toBeVisible();
    await openPuzzle(page, WHO);
    await prove(page, WHO, 0, 1);
    await page.goto("/learn");
    await expect(page.getByRole("heading", { name: "How to play" })).toBeVisible();
  });
});

test("a damaged link, a link of another game and an unknown page say so calmly and lead on", async ({ page }) => {
  const damaged = await page.goto(`${CULTIVATORS.url.slice(0, -3)}AAA`);
  expect(damaged?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This link holds no puzzle" })).toBeVisible();
  await page.goto(`/cultivators/p/${WHO.code}`);
  await page.getByRole("link", { name: "Open it there" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: "Demonstrandum" })).toBeVisible();
});

test("the guided puzzle teaches by playing: two proofs, a refusal, its reason", async ({ page }) => {
  await page.goto("/learn");
  await page.getByRole("link", { name: "Play the guided puzzle" }).click();
  const teacher = page.getByRole("region", { name: "The teacher" });
  for (const count of [2, 3]) {
    await expect(teacher).toContainText(/Choose .+ and name them a (cultivator|demon)/);
    const isDemon = (await teacher.textContent())?.includes("name them a demon");
    await page.locator("[data-pointed]").click();
    const verdict = page.getByRole("dialog").getByRole("button", { name: isDemon ? /^Demon/ : /^Cultivator/ });
    await verdict.click();
    await verdict.click();
    await expect(page.locator(known)).toHaveCount(count);
  }
  await expect(teacher).toContainText("Now try to guess");
  await page.locator("[data-pointed]").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Demon/ })
    .dblclick();
  await expect(teacher).toContainText("Refused, right or wrong");
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(teacher).toContainText("A world that says otherwise");
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(teacher).not.toContainText("A world that says otherwise");
});
