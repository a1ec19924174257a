// A whole published game, entered by hand at the Clue table to its solution.
import { expect as playwrightExpect, test } from "@playwright/test";
import { cell, enterByHand, openClue, PATIENCE, recordSuggestion, spacedName, vector } from "./clue-table.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

// Hundreds of taps: a picture of the page before and after each would take longer than the game.
test.use({ trace: "off" });

test.beforeEach(({ page }) => enterByHand(page));

test("a published game of 27 suggestions, entered by hand, is solved", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const game = vector("neller-27");
  await openClue(page);
  await page.getByRole("button", { name: "New table" }).click();
  for (const _ of game.players.slice(4)) await page.getByRole("button", { name: "Add a player" }).click();
  for (const [at, name] of game.players.entries()) await page.getByLabel(`Name of player ${at + 1}`).fill(name);
  await page.getByRole("group", { name: "I am" }).getByRole("button", { name: game.me }).click();
  await page.getByLabel("Type or paste your cards").fill("white, library, study");
  await page.getByLabel("Type or paste your cards").press("Enter");
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const event of game.events) await recordSuggestion(page, event);
  await expect(page.getByText("6 players · 27 entries · 1 deal")).toBeVisible();
  await expect(page.getByText("Accuse: Peacock · Lead Pipe · Billiard Room.")).toBeVisible();
  for (const [card, owner] of Object.entries(game.expect.allCertainOwners)) {
    const name = owner === "ENVELOPE" ? "Envelope" : owner;
    await expect(cell(page, name, spacedName(card))).toHaveAccessibleName(/(has it|here), certain$/);
  }
});
