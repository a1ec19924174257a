// Every page and every state, in light and in dark, without a finding by axe; targets large enough for a thumb; nothing to scroll sideways.
import { expect, type Page, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { CULTIVATORS, type TestPuzzle, unproved, WHO } from "./puzzles.ts";
import { card, name, openPuzzle, prove } from "./table.ts";
import { FULL } from "./when.ts";

/** Links inside a sentence may be as small as its words; everything else is at least 44 by 44. */
async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], select, summary, label:has(input)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("p, dd"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 90)} is ${Math.round(box.width)} × ${Math.round(box.height)}`,
      ),
  );
}

const PAGES = ["/", "/learn", "/cultivators", "/who", "/village", "/no/such/page", "/cultivators/p/broken"];

test("pages at rest", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const more of await page.locator("summary").all()) await more.click();
    await findNothing(page, path);
    expect(await findSmallTargets(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${path} fits`).toBe(
      true,
    );
  }
});

async function walkThrough(page: Page, puzzle: TestPuzzle): Promise<void> {
  const person = unproved(puzzle);
  await openPuzzle(page, puzzle);
  await findNothing(page, "start");
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await card(page, person).click();
  await page.getByRole("button", { name: "Tag with a dot" }).click();
  await findNothing(page, "verdict");
  expect(await findSmallTargets(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await name(page, puzzle, person, true);
  await findNothing(page, "refused");
  await page.getByRole("button", { name: "Why?" }).click();
  await findNothing(page, "why");
  await page.getByRole("button", { name: "Back to the board" }).click();
  await prove(page, puzzle, 0, 4);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  for (let level = 2; level <= 4; level++) await page.getByRole("button", { name: "Tell me more" }).click();
  await findNothing(page, "hint with proof");
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await findNothing(page, "more");
  await page.keyboard.press("Escape");
}

test("cultivators at play", async ({ page, isMobile }) => {
  await walkThrough(page, CULTIVATORS);
  if (!isMobile) return;
  await page.getByRole("button", { name: "Clues" }).click();
  await findNothing(page, "all clues");
});

test("who at play, to the end and its replay", { tag: FULL }, async ({ page }) => {
  await walkThrough(page, WHO);
  await prove(page, WHO, 4);
  await findNothing(page, "end");
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "See the shortest reasoning" }).click();
  await findNothing(page, "replay");
});

test("the guided puzzle and a failed puzzle maker", async ({ page }) => {
  await page.goto("/learn/first");
  await expect(page.getByRole("region", { name: "The teacher" })).toBeVisible();
  await findNothing(page, "guided");
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("no workers today");
      }
    } as unknown as typeof Worker;
  });
  await page.goto("/who?seed=x");
  await expect(page.getByRole("heading", { name: "No puzzle this time" })).toBeVisible();
  await findNothing(page, "failed");
});

test("the board is a grid with complete labels", async ({ page }) => {
  await openPuzzle(page, CULTIVATORS);
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("row")).toHaveCount(5);
  await expect(grid.getByRole("gridcell")).toHaveCount(20);
  const labels = await grid
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  expect(
    labels.filter((label) => /^[A-Z][a-z]+ [A-Z][a-z]+, [1-5][A-D], spiritual roots? [A-Z]/.test(label)),
  ).toHaveLength(20);
  expect(labels.filter((label) => label.includes(", says: "))).toHaveLength(1);
});
