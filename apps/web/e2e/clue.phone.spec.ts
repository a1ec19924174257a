// The Clue table with one thumb: set up, record, read, ask, on a small screen.
import { expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import {
  cell,
  enterByHand,
  gameFile,
  openClue,
  openGame,
  PATIENCE,
  recordSuggestion,
  SMALL,
  vector,
} from "./clue-table.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

test.beforeEach(({ page }) => enterByHand(page));

test("a table is set up and a suggestion recorded with a few taps", async ({ page }) => {
  await openClue(page);
  await page.getByRole("button", { name: "New table" }).tap();
  for (const [at, name] of ["Bob", "Carol", "David"].entries())
    await page.getByLabel(`Name of player ${at + 2}`).fill(name);
  await page.getByRole("group", { name: "Dealt by" }).getByRole("button", { name: "David" }).tap();
  await expect(page.getByLabel(/^Cards of Bob; 5 unless/)).toBeVisible();
  for (const name of ["Plum", "Rope", "Hall"]) await page.getByRole("button", { name, exact: true }).tap();
  await page.getByRole("button", { name: "Start the game" }).tap();
  await expect(page.getByText("You ticked 3 of your cards, but you were dealt 5.")).toBeVisible();
  for (const name of ["Study", "Knife"]) await page.getByRole("button", { name, exact: true }).tap();
  await page.getByRole("button", { name: "Start the game" }).tap();
  await recordSuggestion(page, {
    suggester: "Me",
    cards: ["Mustard", "Wrench", "Library"],
    passed: ["Bob"],
    shower: "Carol",
    shownCard: "Wrench",
  });
  await expect(cell(page, "Carol", "Wrench")).toHaveAccessibleName("Carol, Wrench: has it, certain");
  await expect(page.getByText("New: Carol holds the Wrench.")).toBeVisible();
});

test("every part of the table is one tap away", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  const bar = page.getByRole("navigation", { name: "Parts of the table" });
  await bar.getByRole("button", { name: "Intel" }).tap();
  await expect(page.getByRole("heading", { name: /^The envelope/ })).toBeVisible();
  await expect(page.getByRole("grid")).toBeHidden();
  await bar.getByRole("button", { name: "Advisor" }).tap();
  await page.getByLabel("The room you are in").selectOption("Library");
  await expect(
    page
      .getByRole("region", { name: "Ask next" })
      .getByText(/ · Library$/)
      .first(),
  ).toBeVisible();
  await bar.getByRole("button", { name: "Log" }).tap();
  await expect(page.getByText("You asked for Plum, Knife, Library.")).toBeVisible();
  await bar.getByRole("button", { name: "Matrix" }).tap();
  await page.getByRole("rowheader", { name: "Plum" }).getByRole("button").tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^David, Plum/ })
    .tap();
  await expect(page.getByRole("dialog", { name: "David · Plum" })).toContainText("May have been shown");
});

test("six players fit, and targets are large enough for a thumb", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGame(page, gameFile(vector("neller-27"), 5));
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  const sizes = await page.locator("button:visible, select:visible, input:visible").evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isCell = element.closest("[role=grid] tbody tr") !== null;
      return { name: element.getAttribute("aria-label") ?? element.textContent, width, height, isCell };
    }),
  );
  expect(sizes.filter(({ width, height, isCell }) => Math.min(width, height) < (isCell ? 24 : 44))).toEqual([]);
  await findNothing(page, "six players");
});
