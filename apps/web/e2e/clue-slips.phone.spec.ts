// Slips of a thumb at the Clue table: taps that come twice, entries that cannot be, a page that is loaded anew. Nothing false is recorded
// by one of them, and nothing is lost.
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { cell, enterByHand, gameFile, openGame, PATIENCE, recordButton, SMALL } from "./clue-table.ts";
import { button, LAST, pressedAnswers, sheetOf, tapThirdTwice, tapTwice } from "./thumb.ts";
import { FULL } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

test.beforeEach(({ page }) => enterByHand(page));

test("a third card tapped twice answers nothing, whichever comes last and however slow the second tap is", {
  tag: FULL,
}, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  for (const [at, apart] of [150, 300, 450].entries()) await tapThirdTwice(page, LAST[at] ?? LAST[0], apart);
});

test("an answer tapped twice stays that answer, whatever comes up below it", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  await sheetOf(page).getByRole("group", { name: "Who asks?" }).getByRole("button", { name: "Me" }).tap();
  for (const card of LAST[0]) await button(page, card).tap();
  await tapTwice(page, button(page, "Bob showed a card"), 150);
  await expect(button(page, "Bob showed a card")).toHaveAttribute("aria-pressed", "true");
  await expect(pressedAnswers(page)).toHaveCount(1);
  await expect(sheetOf(page)).toContainText("Which card did Bob show you?");
});

test("a cell tapped twice is not marked, wherever on the screen it is", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  for (const card of ["Wrench", "Kitchen", "Dining Room"]) {
    for (const owner of ["Bob", "David"]) {
      await tapTwice(page, cell(page, owner, card), 150);
      // What comes up beside the cell is closed again by the second tap; what comes up under it stays.
      if (await sheetOf(page).isVisible()) await page.keyboard.press("Escape");
      await expect(sheetOf(page)).toBeHidden();
    }
  }
  await expect(page.getByText("2 entries")).toBeVisible();
});

test("keys answer at once, and no room is chosen beforehand", async ({ page }) => {
  const events = [
    { suggester: "Carol", cards: ["Plum", "Wrench", "Kitchen"], passed: [], shower: "David", shownCard: null },
    { suggester: "Bob", cards: ["White", "Wrench", "Library"], passed: [], shower: "Carol", shownCard: null },
  ];
  await openGame(page, gameFile({ ...SMALL, events }));
  await recordButton(page).tap();
  await expect(sheetOf(page).getByRole("group", { name: "Rooms" }).getByRole("button", { pressed: true })).toHaveCount(
    0,
  );
  await button(page, /^Mustard/).tap();
  await button(page, /^Revolver/).tap();
  await button(page, /^Kitchen/).press("Enter");
  await button(page, "David showed a card").press("Enter");
  await expect(button(page, "David showed a card")).toHaveAttribute("aria-pressed", "true");
});

/** Carol showed me the Knife, and now she is to have passed on it. */
async function enterImpossible(page: Page): Promise<void> {
  await recordButton(page).tap();
  await sheetOf(page).getByRole("group", { name: "Who asks?" }).getByRole("button", { name: "Me" }).tap();
  for (const card of [/^Kitchen/, /^Mustard/, /^Knife/]) await button(page, card).tap();
  await button(page, "Nobody showed a card").tap();
}

test("what cannot be is recorded only when it is said a second time, and going back loses nothing", async ({
  page,
}) => {
  await openGame(page, gameFile(SMALL));
  await enterImpossible(page);
  await expect(sheetOf(page).getByRole("alert")).toContainText("Carol has the Knife and cannot pass");
  await findNothing(page, "an impossible entry, before it is recorded");
  await button(page, "Record").tap();
  await expect(sheetOf(page).getByRole("alert")).toContainText("Carol has the Knife and cannot pass");
  await expect(button(page, "Go back and correct")).toBeFocused();
  await findNothing(page, "an impossible entry, doubted");
  await button(page, "Go back and correct").tap();
  await expect(button(page, "Nobody showed a card")).toHaveAttribute("aria-pressed", "true");
  await expect(sheetOf(page)).toContainText("Mustard · Knife · Kitchen");
  await tapTwice(page, button(page, "Record"), 150);
  await expect(button(page, "Go back and correct")).toBeVisible();
  await button(page, "Record it all the same").tap();
  await expect(sheetOf(page)).toBeHidden();
  await expect(page.getByText("3 entries")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "These entries cannot all be right" })).toBeVisible();
});

test("a contradiction that no single cell shows is found as well", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  await button(page, "Accusation").tap();
  await button(page, "right, game over").tap();
  for (const card of [/^Green/, /^Knife/, /^Lounge/]) await button(page, card).tap();
  await button(page, "Record").tap();
  await expect(sheetOf(page).getByRole("alert")).toContainText("1. You asked for Plum, Knife, Library.");
  await button(page, "Go back and correct").tap();
  await button(page, /^Wrench/).tap();
  await button(page, "Record").tap();
  await expect(sheetOf(page)).toBeHidden();
});

test("a mark against a proof overrides it and is told for what it is, whichever way it goes", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  for (const [owner, mark, said] of [
    ["Carol", "Lacks it", "Carol, Knife: does not have it, as you marked, but other entries contradict it"],
    ["Bob", "Has it", "Bob, Knife: has it, as you marked, but other entries contradict it"],
  ] as const) {
    await cell(page, owner, "Knife").tap();
    await button(page, mark).tap();
    await expect(sheetOf(page).getByRole("alert")).toContainText("You asked for Plum, Knife, Library.");
    await expect(button(page, "Go back")).toBeFocused();
    await button(page, "Mark it all the same").tap();
    await expect(cell(page, owner, "Knife")).toHaveAccessibleName(said);
    await findNothing(page, "a mark against a proof");
    await cell(page, owner, "Knife").tap();
    await expect(sheetOf(page)).toContainText("Other entries contradict it.");
    await button(page, "Clear my mark").tap();
    await expect(page.getByRole("alert").filter({ hasText: "cannot all be right" })).toBeHidden();
  }
});

test("after a right accusation the matrix says that the game is over", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  await button(page, "Accusation").tap();
  await button(page, "right, game over").tap();
  await sheetOf(page).getByRole("group", { name: "Who accused?" }).getByRole("button", { name: "Bob" }).tap();
  for (const card of [/^Green/, /^Wrench/, /^Lounge/]) await button(page, card).tap();
  await button(page, "Record").tap();
  const matrix = page.getByRole("region", { name: "Master Matrix" });
  await expect(matrix).toContainText("Game over");
  await expect(matrix).toContainText("Bob named the envelope: Green, the Wrench, the Lounge.");
  await expect(matrix).not.toContainText("Time to accuse");
});

test("a covered table is still covered when the page is loaded anew", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("button", { name: "Cover the table" }).tap();
  await page.reload();
  await expect(page.getByRole("button", { name: "Lift the cover" })).toBeVisible();
  await expect(page.getByRole("grid")).toBeHidden();
  await page.getByRole("button", { name: "Lift the cover" }).tap();
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
});
