// Nothing is lost: reloads, second tabs, shared links, no network, no storage, old saves, a worker that fails.
import { expect, test } from "@playwright/test";
import { CULTIVATORS, unproved, WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

const known = "[data-person][data-kind]";

test("a reload in mid-game loses nothing, and a second tab keeps in step", async ({ page, context }) => {
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 3);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.reload();
  await expect(page.locator(known)).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "Hint 1 of 5" })).toBeVisible();
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

test("a damaged link, a link of another game and an unknown page say so calmly and lead on", async ({ page }) => {
  await page.goto(`${CULTIVATORS.url.slice(0, -3)}AAA`);
  await expect(page.getByRole("heading", { name: "This link holds no puzzle" })).toBeVisible();
  await page.goto(`/cultivators/p/${WHO.code}`);
  await page.getByRole("link", { name: "Open it there" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: "Demonstrandum" })).toBeVisible();
});

test("where storage is forbidden or full the game goes on and says what that means", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 2);
  await expect(page.getByText("does not let the page keep anything")).toBeVisible();
  await expect(page.locator(known)).toHaveCount(3);
  const full = await page.context().newPage();
  await full.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openPuzzle(full, CULTIVATORS);
  await prove(full, CULTIVATORS, 0, 2);
  await expect(full.getByText("storage is full")).toBeVisible();
  await expect(full.locator(known)).toHaveCount(3);
});

test("a saved game in an unknown format is kept aside and a fresh one begins", async ({ page }) => {
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 1);
  // Away from the board: a page at play would see the strange save and set it aside at once.
  await page.goto("/learn");
  const old = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("demonstrandum/play/")) ?? "";
    const text = JSON.stringify({ version: 0, board: "from long ago" });
    localStorage.setItem(key, text);
    return text;
  });
  await page.goto(CULTIVATORS.url);
  await expect(page.getByText("It is kept aside")).toBeVisible();
  await expect(page.locator(known)).toHaveCount(1);
  const kept = await page.evaluate(() => Object.values({ ...localStorage }));
  expect(kept).toContain(old);
  await prove(page, CULTIVATORS, 0, 1);
  await expect(page.locator(known)).toHaveCount(2);
});

test("if the puzzle maker fails there is a word about it and another try", async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    let isBroken = true;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (isBroken) {
          isBroken = false;
          throw new Error("no workers today");
        }
        super(url, options);
      }
    };
  });
  await page.goto("/who");
  await page.getByRole("radio", { name: /^Easy/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No puzzle this time" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the landing remembers a wish, and the address can ask for a puzzle", async ({ page }) => {
  await page.goto("/who");
  await page.getByRole("radio", { name: /^Easy/ }).check();
  await page.getByText("More to choose").click();
  await page.getByRole("radio", { name: /^Court/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("Easy ·")).toBeVisible();
  await expect(page.locator('[data-hidden-kind="spy"]')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: /^Easy/ })).toBeChecked();
  await page.goto("/cultivators?seed=a+link&difficulty=easy&dialect=atoms");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page).toHaveURL(/\/cultivators\/p\//);
});

test("the guided puzzle teaches by playing: two proofs, a refusal, its reason", async ({ page }) => {
  await page.goto("/learn");
  await page.getByRole("link", { name: "Play the guided puzzle" }).click();
  const teacher = page.getByRole("region", { name: "The teacher" });
  for (const count of [2, 3]) {
    await expect(teacher).toContainText(/Choose .+ and name them a (cultivator|demon)/);
    const isDemon = (await teacher.textContent())?.includes("name them a demon");
    await page.locator("[data-pointed]").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: isDemon ? "Demon" : "Cultivator" })
      .click();
    await expect(page.locator(known)).toHaveCount(count);
  }
  await expect(teacher).toContainText("Now try to guess");
  await page.locator("[data-pointed]").click();
  await page.getByRole("dialog").getByRole("button", { name: "Demon" }).click();
  await expect(teacher).toContainText("Refused, right or wrong");
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(teacher).toContainText("A world that says otherwise");
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(teacher).not.toContainText("A world that says otherwise");
});

test("nobody who is unproved can be found out by asking", async ({ page }) => {
  const person = unproved(CULTIVATORS);
  const replies: string[] = [];
  for (const key of ["c", "d"]) {
    await openPuzzle(page, CULTIVATORS);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await card(page, person).focus();
    await page.keyboard.press(key);
    const panel = page.getByRole("region", { name: "Not enough evidence!" });
    replies.push(((await panel.textContent()) ?? "").replace(/cultivator|demon/, "…"));
  }
  expect(replies[0]).toBe(replies[1]);
});
