// A table where everyone who can shows a card: set up, entered and corrected from scratch, at a desk and with one thumb.
import { type Locator, type Page, expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { cell, enterByHand, openClue, PATIENCE, recordButton } from "./clue-table.ts";
import { FULL } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

async function startTable(page: Page): Promise<void> {
  await openClue(page);
  await page.getByRole("button", { name: "New table" }).click();
  for (const [at, name] of ["Bob", "Carol", "David"].entries())
    await page.getByLabel(`Name of player ${at + 2}`).fill(name);
  await page.getByRole("group", { name: "Dealt by" }).getByRole("button", { name: "David" }).click();
  await page.getByLabel("Type or paste your cards").fill("scarlett, rope, ballroom, study, hall");
  await page.getByLabel("Type or paste your cards").press("Enter");
  await page.getByText("House rules").click();
  const rules = page.getByRole("group", { name: "Who shows the asker a card?" });
  await expect(rules.getByRole("button", { name: "The first who can" })).toHaveAttribute("aria-pressed", "true");
  await rules.getByRole("button", { name: "Everyone who can" }).click();
  await expect(rules.getByRole("button", { name: "Everyone who can" })).toHaveAttribute("aria-pressed", "true");
}

const whichCard = (page: Page, player: string): Locator =>
  page.getByRole("dialog").getByRole("group", { name: `Which card did ${player} show you?` });

test.beforeEach(({ page }) => enterByHand(page));

test("several players show, and every one of their cards is known", async ({ page, isMobile }) => {
  await startTable(page);
  await findNothing(page, "setup with house rules");
  await page.getByRole("button", { name: "Start the game" }).click();
  await recordButton(page).click();
  const sheet = page.getByRole("dialog");
  for (const name of ["Library", "Plum", "Knife"]) await sheet.getByRole("button", { name }).click();
  await sheet.getByRole("button", { name: "Bob showed a card" }).click();
  await whichCard(page, "Bob").getByRole("button", { name: "Knife" }).click();
  await sheet.getByRole("button", { name: "David showed a card" }).click();
  await expect(whichCard(page, "David").getByRole("button")).toHaveText(["Not seen", "Plum", "Library"]);
  const reminder = sheet.getByRole("status").last();
  await expect(reminder).toHaveText("Which card did David show you?");
  await whichCard(page, "David").getByRole("button", { name: "Plum" }).click();
  await expect(reminder).toHaveText("No answer noted for Carol.");
  await sheet.getByRole("button", { name: "Nobody else showed a card" }).click();
  await expect(sheet.getByRole("button", { name: "Carol passed" })).toHaveAttribute("aria-pressed", "true");
  await findNothing(page, "everyone answers");
  const width = await sheet.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(width[0]).toBe(width[1]);
  await sheet.getByRole("button", { name: "Record" }).click();
  await expect(cell(page, "Bob", "Knife")).toHaveAccessibleName("Bob, Knife: has it, certain");
  await expect(cell(page, "David", "Plum")).toHaveAccessibleName("David, Plum: has it, certain");
  await expect(cell(page, "Carol", "Library")).toHaveAccessibleName("Carol, Library: does not have it, certain");
  if (isMobile) await page.getByRole("button", { name: "Log" }).click();
  await expect(
    page.getByText("You asked for Plum, Knife, Library. Carol passed; Bob showed the Knife; David showed Plum."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Correct entry 1" }).click();
  await page
    .getByRole("group", { name: "Correction of entry 1" })
    .getByRole("button", { name: "David passed" })
    .click();
  await expect(page.getByText("Carol and David passed; Bob showed the Knife.")).toBeVisible();
});

test("the advisor reckons with several answers at once", { tag: FULL }, async ({ page, isMobile }) => {
  await startTable(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  if (isMobile) await page.getByRole("button", { name: "Advisor" }).click();
  await page.getByText("What may be answered").click();
  await expect(
    page
      .getByRole("region", { name: "Ask next" })
      .getByText(/ shows .+ and .+ shows /)
      .first(),
  ).toBeVisible();
});

/** Tab by Tab, as someone without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by Tab");
}

test("an answer of everyone is entered by keys alone", { tag: FULL }, async ({ page }) => {
  await startTable(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await recordButton(page).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  const press = async (name: string) => {
    await tabTo(page, sheet.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Space");
  };
  for (const name of ["Library", "Plum", "Knife"]) await press(name);
  await press("Bob showed a card");
  await press("Library");
  await press("Carol showed a card");
  await tabTo(page, whichCard(page, "Carol").getByRole("button", { name: "Not seen" }));
  await page.keyboard.press("Space");
  await press("Nobody else showed a card");
  await press("Record");
  await expect(sheet).toBeHidden();
  await expect(cell(page, "Bob", "Library")).toHaveAccessibleName("Bob, Library: has it, certain");
  await expect(cell(page, "Carol", "Plum")).toHaveAccessibleName(/may have shown it/);
});
