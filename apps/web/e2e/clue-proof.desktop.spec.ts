// What takes the whole table is proved step by step, and what was not understood is asked back.
import { expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { cell, gameFile, openGame, PATIENCE, SMALL } from "./clue-table.ts";
import { FULL as FULL_RUN } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

const SHOWN = [
  ["Mustard", "Candlestick", "Kitchen"],
  ["White", "Knife", "Conservatory"],
  ["Green", "LeadPipe", "DiningRoom"],
  ["Peacock", "Revolver", "Library"],
];

/** Carol holds four cards and showed one of each of four threes. */
const FULL = {
  ...SMALL,
  events: SHOWN.map((cards) => ({ suggester: "Bob", cards, passed: [], shower: "Carol", shownCard: null })),
};

test("a proof by supposition lights the cells it speaks of and tells the entries it cites", async ({ page }) => {
  await openGame(page, gameFile(FULL));
  const wrench = cell(page, "Carol", "Wrench");
  await expect(wrench).toHaveAccessibleName(/does not have it, certain|not|cannot/);
  await wrench.click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Suppose that Carol holds the Wrench.")).toBeVisible();
  await expect(sheet.getByText("So Carol does not hold the Wrench.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Back a step" })).toBeDisabled();
  await sheet.getByRole("button", { name: "Next step" }).click();
  await expect(wrench).toHaveClass(/lit/);
  await expect(sheet.locator("[aria-current=step]")).toHaveText("Suppose that Carol holds the Wrench.");
  await sheet.getByRole("button", { name: "Next step" }).click();
  await expect(sheet.locator("[aria-current=step]")).toContainText("room for only three more cards");
  await expect(sheet.getByText(/^2\. Bob/).first()).toBeVisible();
  await findNothing(page, "a step of a proof");
});

test("a question that is not understood gets things to ask instead, as buttons", async ({ page }) => {
  await openGame(page, gameFile(FULL));
  await page
    .getByLabel("Your question")
    .or(page.getByPlaceholder(/./))
    .first()
    .fill("Does Carol have the Knife on Sundays?");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/I read this as: Whether Carol holds the Knife\./)).toBeVisible();
  await page.getByRole("button", { name: "Whether Carol holds the Knife." }).click();
  await expect(page.getByText(/^Perhaps: that Carol holds the Knife is/)).toBeVisible();
});

test("an assumption about behavior says what would follow, apart from what is certain", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  const assumptions = page.getByRole("region", { name: "Assumptions" });
  const never = assumptions.getByRole("button", { name: "Never asks for own cards" });
  await never.click();
  await expect(assumptions.getByText("Bob does not hold the Wrench.")).toBeVisible();
  await expect(cell(page, "Bob", "Wrench")).not.toHaveAccessibleName(/certain/);
  await never.click();
  await expect(assumptions.getByText("Bob does not hold the Wrench.")).toBeHidden();
});

test("an assumption that the log refutes is said to be refuted", { tag: FULL_RUN }, async ({ page }) => {
  await openGame(page, gameFile(FULL));
  const assumptions = page.getByRole("region", { name: "Assumptions" });
  await assumptions.getByRole("button", { name: "Never asks for own cards" }).click();
  await expect(assumptions.getByText("The log contradicts this assumption.")).toBeVisible();
});
