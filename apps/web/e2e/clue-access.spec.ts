// Every state of the Clue table without a finding by axe, at a desk and on a phone, in the dark and in the light.
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { cell, enterByHand, gameFile, openClue, openGame, PATIENCE, recordButton, SMALL } from "./clue-table.ts";
import { FULL } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

test.beforeEach(({ page }) => enterByHand(page));

test("shelf and setup", { tag: FULL }, async ({ page }) => {
  await openClue(page);
  await findNothing(page, "shelf");
  await page.getByRole("button", { name: "New table" }).click();
  await findNothing(page, "setup");
  for (const fold of ["Cards lying open", "House rules"]) await page.getByText(fold).click();
  await page.getByRole("button", { name: /^My own/ }).click();
  await findNothing(page, "setup, unfolded");
});

/** A phone shows one part at a time. */
async function goTo(page: Page, part: string): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Parts of the table" });
  if (await bar.isVisible()) await bar.getByRole("button", { name: part }).click();
}

test("the table with chances, and every part of it", async ({ page, isMobile }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("switch", { name: "Chances in %" }).click();
  await expect(cell(page, "Bob", "Mustard")).toContainText(/\d/);
  if (isMobile) await findNothing(page, "chances");
  await goTo(page, "Advisor");
  await expect(page.getByText(/^Leaves about \d+/)).toBeVisible();
  for (const more of ["In figures", "What may be answered", "Other good suggestions"])
    await page.getByText(more).click();
  await page.getByRole("button", { name: "Threats" }).click();
  await expect(page.getByText("may still reckon with about").first()).toBeVisible();
  await findNothing(page, "advisor");
  await goTo(page, "Intel");
  if (isMobile) await findNothing(page, "intelligence");
  await goTo(page, "Log");
  if (isMobile) await findNothing(page, "log");
});

test("what opens above the table", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await cell(page, "Carol", "Knife").click();
  await findNothing(page, "cell");
  await page.getByRole("dialog").getByRole("button", { name: "Lacks it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark it all the same" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "These entries cannot all be right" })).toBeVisible();
  await findNothing(page, "contradiction");
  await page.getByRole("rowheader", { name: "Plum" }).getByRole("button").click();
  await findNothing(page, "row");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Table, games and sharing" }).click();
  await findNothing(page, "menu");
});

test("the entry sheet, whatever is entered", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).click();
  const sheet = page.getByRole("dialog");
  await findNothing(page, "new entry");
  for (const name of ["Lounge", "Scarlett", "Rope"]) await sheet.getByRole("button", { name }).click();
  await sheet.getByRole("button", { name: "Me showed a card" }).click();
  await expect(sheet.getByText("Best to show")).toBeVisible();
  await findNothing(page, "answers");
  await sheet.getByRole("button", { name: "Accusation" }).click();
  await findNothing(page, "accusation");
  await sheet.getByRole("button", { name: "I know that" }).click();
  await findNothing(page, "fact");
});

test("the focus goes along when what had it goes away", async ({ page }) => {
  await openClue(page);
  await page.getByRole("button", { name: "New table" }).click();
  await expect(page.getByRole("heading", { name: "A new table" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Player 4" }).click();
  await expect(page.getByRole("button", { name: "Remove Player 3" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Player 2" }).click();
  await expect(page.getByRole("button", { name: "Add a player" })).toBeFocused();
  const hand = page.getByLabel("Type or paste your cards");
  await hand.fill("scarlett, mustard, white, rope, wrench, revolver, hall, study, lounge");
  await hand.press("Enter");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("heading", { name: "The Clue table" })).toBeFocused();
  await recordButton(page).click();
  const sheet = page.getByRole("dialog");
  for (const name of ["Library", "Plum", "Knife"]) await sheet.getByRole("button", { name }).click();
  await expect(sheet.getByText("Plum · Knife · Library").locator("..")).toBeFocused();
  await sheet.getByRole("button", { name: "Player 2 showed a card" }).click();
  await expect(sheet.getByRole("status").last()).toContainText("Which card did Player 2 show you?");
  await sheet.getByRole("button", { name: "Change" }).click();
  await expect(sheet.getByRole("group", { name: "Who asks?" }).getByRole("button", { name: "Me" })).toBeFocused();
});
