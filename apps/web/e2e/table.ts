// Finding one's way at the board, and playing it.
import { expect, type Locator, type Page } from "@playwright/test";
import type { TestPuzzle } from "./puzzles.ts";
import { wordsOf } from "./puzzles.ts";

/** A page, or a frame on one. */
type Place = Pick<Page, "locator" | "getByRole">;

export const card = (page: Place, person: number): Locator => page.locator(`[data-person="${person}"]`);

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export async function openPuzzle(page: Page, { url }: TestPuzzle): Promise<void> {
  await page.goto(url);
  await expect(card(page, 0)).toBeVisible();
}

/** The button of a verdict in the open dialog. */
export const verdict = (page: Place, puzzle: TestPuzzle, identity: boolean): Locator =>
  page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${capital(wordsOf(puzzle)[identity ? 1 : 0])}`) });

/** Names someone with the mouse or the finger: once to look at it, once to mean it. */
export async function name(page: Place, puzzle: TestPuzzle, person: number, identity: boolean): Promise<void> {
  await card(page, person).click();
  await verdict(page, puzzle, identity).click();
  await verdict(page, puzzle, identity).click();
}

/** Proves the first people of the shortest reasoning. */
export async function prove(page: Place, puzzle: TestPuzzle, from = 0, to = puzzle.steps.length): Promise<void> {
  for (const { person, identity } of puzzle.steps.slice(from, to)) {
    await name(page, puzzle, person, identity);
    await expect(card(page, person)).toHaveAttribute("data-kind", identity ? "b" : "a");
  }
}

export const litPeople = (page: Page): Promise<number[]> =>
  page
    .locator("[data-person][data-lit]")
    .evaluateAll((cards) => cards.map((each) => Number(each.getAttribute("data-person"))));
