// The first five minutes: whoever comes by whatever door is led to a first right verdict, and then left alone for good.
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { bubble, covers, DOORS, type Door, FRESH, followCoach, wordsIn } from "./newcomer.ts";
import { CULTIVATORS } from "./puzzles.ts";
import { openPuzzle } from "./table.ts";

test.use({ storageState: FRESH });

const CLUE_STEPS = [
  ["matrix", '[role="grid"] thead'],
  ["record", "[data-record]"],
  ["why", '[data-place="0:1"]'],
] as const;

/** Two doors here, all of them in the full run. */
const CASES = [
  { door: "a friend's link", language: "en", size: { width: 320, height: 568 } },
  { door: "the village", language: "zh", size: { width: 1280, height: 800 } },
] as const satisfies readonly { readonly door: Door; readonly language: "en" | "zh"; readonly size: object }[];

for (const { door, language, size } of CASES)
  test(`by ${door}, in ${language}, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await DOORS[door](page, language);
    const { taps, read } = await followCoach(page, language, true);
    console.log(`${door}, ${language}, ${size.width} px: ${taps} taps, ${read} words read`);
    expect(taps).toBeLessThanOrEqual(5);
    expect(read).toBeLessThanOrEqual(220);
    await page.reload();
    await expect(page.locator("[data-person]").first()).toBeVisible();
    await expect(bubble(page)).toHaveCount(0);
  });

test("a first visit weighs at most 5 kB more than a later one", async ({ page }) => {
  const scripts = new Map<string, number>();
  const weigh = async () => {
    await openPuzzle(page, CULTIVATORS);
    await page.waitForLoadState("networkidle");
    const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    for (const name of names.filter((each) => each.endsWith(".js")))
      scripts.set(name, gzipSync(await (await page.request.get(name)).body()).length);
    return names.reduce((sum, name) => sum + (scripts.get(name) ?? 0), 0);
  };
  const first = await weigh();
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press("Escape");
  const later = await weigh();
  console.log(`first visit ${first} bytes of scripts, later ${later}`);
  expect(first).toBeGreaterThan(later);
  expect(first - later).toBeLessThanOrEqual(5000);
});

test("a first Clue table is explained in three bubbles, and a second visit in none", async ({ page }) => {
  const say = wordsIn("en");
  await page.goto("/clue");
  await page.getByRole("button", { name: "Look at an example" }).click();
  for (const [step, about] of CLUE_STEPS) {
    await expect(page.locator(`[data-coach="${step}"]`)).toBeVisible();
    expect(await covers(page, about)).toBe(false);
    await findNothing(page, `the Clue coach: ${step}`);
    await bubble(page)
      .getByRole("button", { name: step === "why" ? say.done : say.next })
      .click();
  }
  await expect(bubble(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
});

test("the coach can be sent away by a button or by Escape, stays away, and comes again when called", async ({
  page,
}) => {
  const say = wordsIn("en");
  await openPuzzle(page, CULTIVATORS);
  await expect(page.getByText("Everyone revealed tells the truth, demons too.")).toBeVisible();
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bubble(page)).toHaveCount(0);
  await openPuzzle(page, CULTIVATORS);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Show me again" }).click();
  await expect(bubble(page)).toBeVisible();
  await bubble(page).getByRole("button", { name: say.notNow }).click();
  await expect(bubble(page)).toHaveCount(0);
});
