// The panels of the Clue table, bullet by bullet as the source document lists them.
import { expect as playwrightExpect, test } from "@playwright/test";
import { cell, gameFile, openGame, PATIENCE, SMALL } from "./clue-table.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

/** I see Carol's Knife twice; David shows Bob something twice, and Bob asks for Plum twice. */
const GAME = {
  ...SMALL,
  events: [
    ...SMALL.events,
    { suggester: "Me", cards: ["White", "Knife", "Lounge"], passed: ["Bob"], shower: "Carol", shownCard: "Knife" },
    { suggester: "Bob", cards: ["Plum", "Revolver", "Lounge"], passed: ["Carol"], shower: "David", shownCard: null },
  ],
};

test("the matrix has symbols and colors for each state, counts of cards, and parts that fold", async ({ page }) => {
  await openGame(page, gameFile(GAME));
  const looks = {
    owned: ["Carol", "Knife"],
    lacks: ["Bob", "Knife"],
    open: ["Bob", "Mustard"],
    linked: ["David", "Plum"],
  };
  const seen = new Set<string>();
  for (const [owner = "", card = ""] of Object.values(looks)) {
    const found = cell(page, owner, card);
    const color = await found.evaluate((each) => getComputedStyle(each).color + getComputedStyle(each).backgroundColor);
    seen.add(`${await found.textContent()} ${color}`);
  }
  expect(seen.size).toBe(4);
  await expect(page.getByRole("columnheader", { name: /^Carol\s?, 1 of 4 cards known$/ })).toBeVisible();
  const weapons = page.getByRole("button", { name: /^Weapons/ });
  await weapons.click();
  await expect(weapons).toHaveAttribute("aria-expanded", "false");
  await expect(cell(page, "Carol", "Knife")).toBeHidden();
});

test("the intelligence panel has progress, figures, deductions with icons by type, open links and patterns", async ({
  page,
}) => {
  await openGame(page, gameFile(GAME));
  const envelope = page.getByRole("region", { name: /^The envelope/ });
  for (const kind of ["suspect", "weapon", "room"])
    await expect(envelope.getByText(kind, { exact: true })).toBeVisible();
  const figures = page.getByRole("region", { name: "Figures", exact: true });
  await expect(figures).toContainText("Cards placed6 of 21");
  await expect(figures).toContainText("Links open2");
  const deductions = page.getByRole("region", { name: /^Deductions/ });
  await expect(deductions.getByRole("listitem").filter({ hasText: "Carol holds the Knife." })).toBeVisible();
  await deductions.getByRole("combobox").selectOption("card_not_owned");
  const lines = deductions.getByRole("listitem");
  await expect(lines.first().locator("svg")).toBeVisible();
  const links = page.getByRole("region", { name: /^Open links/ });
  await expect(links).toContainText("David: Plum");
  await expect(links).toContainText("Leads, not proofs");
  const habits = page.getByRole("region", { name: /^Habits guesses, never evidence/ });
  await expect(habits).toContainText("Bob asked for Plum in all 2 suggestions");
  await expect(habits).toContainText("Whenever it is known what Carol showed, it was the Knife (2 times).");
  await expect(habits).toContainText("from this game");
});
