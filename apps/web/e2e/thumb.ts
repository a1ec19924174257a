// A thumb at the Clue table: real taps, also two of one meaning, and what came of them.
import { expect, type Locator, type Page } from "@playwright/test";
import { recordButton } from "./clue-table.ts";

/** Of something that takes taps by now. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to tap");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Two taps of a real finger on the same spot, so many milliseconds apart. */
export async function tapTwice(page: Page, target: Locator, apart: number): Promise<void> {
  const [x, y] = await middleOf(target);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(apart);
  await page.touchscreen.tap(x, y);
}

export const sheetOf = (page: Page) => page.getByRole("dialog");
export const button = (page: Page, name: string | RegExp) => sheetOf(page).getByRole("button", { name });
export const pressedAnswers = (page: Page) =>
  sheetOf(page).locator('ol[aria-label^="Answers"] [aria-pressed="true"], [aria-pressed="true"]:text("Nobody")');

/** The third card is tapped twice; whichever kind comes last. */
export const LAST = [
  [/^Kitchen/, /^Mustard/, /^Revolver/],
  [/^Mustard/, /^Revolver/, /^Kitchen/],
  [/^Revolver/, /^Kitchen/, /^Mustard/],
] as const;

/** Taps the third card twice and sees that nothing was answered by it. */
export async function tapThirdTwice(page: Page, cards: (typeof LAST)[number], apart: number): Promise<void> {
  const [first, second, third] = cards;
  await recordButton(page).tap();
  await button(page, first).tap();
  await button(page, second).tap();
  await tapTwice(page, button(page, third), apart);
  await expect(sheetOf(page)).toContainText("Mustard · Revolver · Kitchen");
  await expect(pressedAnswers(page)).toHaveCount(0);
  await button(page, "Start over").tap();
  await button(page, /^Close/).tap();
}
