// One position shared as a puzzle: a step of the reasoning becomes a link, the link asks for the person, and shows the proof.
import { expect, type Page, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { say } from "./daily.ts";
import { WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";
import { FULL } from "./when.ts";

/** The link to the second step of the shortest reasoning. */
async function shareSecondStep(page: Page): Promise<string> {
  await page.addInitScript(() => {
    const writeText = async (text: string) => void Object.assign(window, { written: text });
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await openPuzzle(page, WHO);
  await prove(page, WHO);
  await page.getByRole("button", { name: "See the shortest reasoning" }).click();
  await page.getByRole("button", { name: "Next step" }).click();
  await page.getByRole("button", { name: "Share this step as a puzzle" }).click();
  const written = () => page.evaluate(() => (window as unknown as { written?: string }).written ?? "");
  await expect.poll(written).toMatch(/^Can you see what .+ is, and why\?.*\nhttp\S+#see=[0-9a-z]+\.\d+$/);
  return (await written()).split("\n").at(-1) ?? "";
}

test("a step is shared as a puzzle, which asks for one person and shows the proof, in both languages", async ({
  page,
  browser,
}) => {
  const link = await shareSecondStep(page);
  const asked = Number(link.split(".").at(-1));
  const identity = WHO.steps.find(({ person }) => person === asked)?.identity ?? false;
  for (const [root, ask, proof, title] of [
    ["", /^Can you see what .+ is\?$/, "See the proof", "The shortest reasoning"],
    ["/zh", /^你能看出.+是什么身份吗？$/, "看证明", "最短的推理"],
  ] as const) {
    const friend = await browser.newPage();
    const { origin, pathname, hash } = new URL(link);
    await friend.goto(`${origin}${root}${pathname}${hash}`);
    await expect(friend.getByRole("heading", { name: ask })).toBeVisible();
    await expect(friend.locator(`[data-person="${asked}"][data-kind]`)).toHaveCount(0);
    const known = await friend.locator("[data-person][data-kind]").count();
    expect(known).toBeGreaterThan(1);
    await findNothing(friend, `a position (${root})`);
    await say(friend, { person: asked, identity });
    await expect(card(friend, asked)).toHaveAttribute("data-kind", identity ? "b" : "a");
    await expect(friend.locator("[data-person][data-kind]")).toHaveCount(known + 1);
    await friend.getByRole("button", { name: proof }).click();
    await expect(friend.getByRole("region", { name: title })).toBeVisible();
    await findNothing(friend, `its proof (${root})`);
    // Nothing of it is among the plays of this device.
    expect(await friend.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/play/")))).toEqual([]);
    await friend.close();
  }
});

test("after a win, the play is shown beside the shortest reasoning, from the board on that took longest", {
  tag: FULL,
}, async ({ page }) => {
  await openPuzzle(page, WHO);
  await prove(page, WHO, 0, 3);
  // As if the player had looked at this board for a minute.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await prove(page, WHO, 3);
  await page.getByRole("button", { name: "Compare with the shortest" }).click();
  const review = page.getByRole("region", { name: "Your way beside the shortest" });
  const known = page.locator("[data-person][data-kind]");
  await expect(review).toContainText(/You looked at this board for 01:\d\d, and then found /);
  await expect(review).toContainText(/What it takes here: the words of /);
  await expect(review).toContainText(/ finds in 01:\d\d, \d+ of them as a hint would have it\./);
  const longest = await known.count();
  await review.getByRole("button", { name: "The wait after that (no. 2)" }).click();
  await expect(review.getByRole("button", { name: "The wait after that (no. 3)" })).toBeVisible();
  await expect(known).not.toHaveCount(longest);
  await findNothing(page, "a review");
});

test("a link to a position that nothing proves says so", async ({ page }) => {
  const last = WHO.steps.at(-1)?.person ?? 0;
  await page.goto(`${WHO.url}#see=1.${last}`);
  await expect(page.getByText("The link asks for something that nothing on this board proves.")).toBeVisible();
});
