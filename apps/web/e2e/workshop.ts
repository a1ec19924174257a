// At the bench of the workshop.
import { parseCode, solve, tellTable } from "@demonstrandum/engine";
import { GAMES, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { expect, type Locator, type Page } from "@playwright/test";
import { capital, card } from "./table.ts";

export const light = (page: Page, color: string): Locator => page.locator(`[data-light="${color}"]`);

/** What a draft needs to be handed on, as far as it has it. */
export const ticks = (page: Page): Locator => page.locator("li[data-ticked='true']");

/** The sentence of whoever the sheet is about, whose parts can be exchanged. */
export const sentence = (page: Page): Locator => page.locator("p:has(> span > button[aria-expanded])");

/** Taps that are counted. */
export function counting(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  return { page, tap, count: () => taps };
}

export async function begin(page: Page, kind: string | RegExp, address = "/workshop"): Promise<void> {
  await page.goto(address);
  await page.getByRole("radio", { name: kind }).check();
  await page.getByRole("button", { name: /^(Begin|开始)$/ }).click();
  await expect(card(page, 0)).toBeVisible();
}

/** Wins the puzzle of the page, in English. */
export async function win(page: Page): Promise<void> {
  const { game, puzzle } = parseCode(GAMES, new URL(page.url()).pathname.split("/").at(-1) ?? "");
  const kinds = tellTable(tellGame(en, game), puzzle).words.kinds.map(({ one }) => one);
  const { insights } = solve(game, puzzle);
  await expect(card(page, 0)).toBeVisible();
  for (const { person, identity } of insights.flatMap(({ verdicts }) => verdicts)) {
    const verdict = page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(`^${capital(kinds[identity ? 1 : 0] ?? "")}`) });
    await card(page, person).click();
    await verdict.click();
    await verdict.click();
  }
  await expect(page.getByRole("dialog", { name: "Quod erat demonstrandum" })).toBeVisible();
}
