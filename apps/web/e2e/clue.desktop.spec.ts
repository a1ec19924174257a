// The Clue table at a desk: corrections, contradictions, files and links, keys.
import { readFile } from "node:fs/promises";
import { expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import {
  cell,
  enterByHand,
  gameFile,
  openClue,
  openGame,
  PATIENCE,
  recordButton,
  recordSuggestion,
  SMALL,
} from "./clue-table.ts";
import { FULL } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

test.beforeEach(({ page }) => enterByHand(page));

test("entries can be undone, redone, corrected and deleted, and everything follows", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  const knife = cell(page, "Carol", "Knife");
  await expect(knife).toHaveAccessibleName("Carol, Knife: has it, certain");
  await page.getByRole("button", { name: "Delete entry 1" }).click();
  await expect(knife).toHaveAccessibleName(/not known/);
  await page.keyboard.press("Control+z");
  await expect(knife).toHaveAccessibleName(/certain/);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(knife).toHaveAccessibleName(/not known/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Correct entry 1" }).click();
  const shown = page.getByRole("group", { name: "Which card did Carol show you?" });
  await shown.getByRole("button", { name: "Plum" }).click();
  // Then David would have shown one of two cards that he cannot have: it is saved only when it is said again.
  await expect(page.getByRole("alert").filter({ hasText: "This contradicts what is recorded" })).toContainText(
    "2. Bob",
  );
  await expect(knife).toHaveAccessibleName("Carol, Knife: has it, certain");
  await page.getByRole("button", { name: "Save it all the same" }).click();
  await expect(cell(page, "Carol", "Plum")).toHaveAccessibleName(/has it, certain/);
  await expect(page.getByRole("alert").filter({ hasText: "These entries cannot all be right" })).toBeVisible();
});

test("a correction does not stand in the way of what is being recorded", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  const sheet = page.getByRole("dialog");
  await cell(page, "David", "Plum").click();
  await sheet.getByRole("button", { name: "Has it", exact: true }).click();
  await page.getByRole("button", { name: "Correct entry 3" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Record suggestion" }).click();
  await expect(sheet.getByRole("heading", { name: "Entry 4" })).toBeVisible();
  for (const name of ["Mustard", "Revolver", "Lounge"]) await sheet.getByRole("button", { name }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Correct entry 3" }).click();
  await sheet.getByRole("button", { name: "does not have" }).click();
  await sheet.getByRole("button", { name: "Save correction" }).click();
  await page.getByRole("button", { name: "Go on recording" }).click();
  await expect(sheet).toContainText("Mustard · Revolver · Lounge");
});

test("a contradiction names the entries and is repaired from where it is named", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await cell(page, "Carol", "Knife").click();
  await expect(page.getByRole("dialog")).toContainText("Carol showed it (entry 1)");
  await page.getByRole("dialog").getByRole("button", { name: "Lacks it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark it all the same" }).click();
  const banner = page.getByRole("alert").filter({ hasText: "These entries cannot all be right" });
  await expect(banner).toContainText("You asked for Plum, Knife, Library");
  await expect(banner).toContainText("Carol does not hold the Knife");
  await banner.getByRole("button", { name: "Delete entry 3" }).click();
  await expect(banner).toBeHidden();
  await expect(cell(page, "Carol", "Knife")).toHaveAccessibleName("Carol, Knife: has it, certain");
});

test("marks are set by hand and cleared by cell and by row", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  const plum = cell(page, "David", "Plum");
  await plum.click();
  await page.getByRole("dialog").getByRole("button", { name: "Has it", exact: true }).click();
  await expect(plum).toHaveAccessibleName("David, Plum: has it, as you marked");
  await plum.click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear my mark" }).click();
  await expect(plum).toHaveAccessibleName(/may have shown it/);
  await cell(page, "Bob", "Mustard").click();
  await page.getByRole("dialog").getByRole("button", { name: "Has it", exact: true }).click();
  await page.getByRole("rowheader", { name: "Mustard" }).getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear my marks in this row" }).click();
  await expect(cell(page, "Bob", "Mustard")).toHaveAccessibleName(/not known/);
});

test("where taps mark, cells go round by tap and by key, and the row still opens the sheet", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  const taps = page.getByRole("switch", { name: "Tap to mark" });
  await expect(taps).toHaveAttribute("aria-checked", "false");
  await taps.click();
  await page.reload();
  await expect(taps).toHaveAttribute("aria-checked", "true");
  const plum = cell(page, "David", "Plum");
  await plum.click();
  await expect(plum).toHaveAccessibleName("David, Plum: has it, as you marked");
  await expect(cell(page, "Bob", "Plum")).toHaveAccessibleName("Bob, Plum: does not have it, certain");
  await page.keyboard.press("Enter");
  await expect(plum).toHaveAccessibleName("David, Plum: does not have it, as you marked");
  await page.keyboard.press("Space");
  await expect(plum).toHaveAccessibleName(/may have shown it/);
  await cell(page, "Carol", "Knife").click();
  await expect(cell(page, "Carol", "Knife")).toHaveAccessibleName(/^Carol, Knife: does not have it, as you marked/);
  await cell(page, "Carol", "Knife").click();
  await expect(cell(page, "Carol", "Knife")).toHaveAccessibleName("Carol, Knife: has it, certain");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("rowheader", { name: "Plum" }).getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a half-filled setup and a half-entered suggestion survive a reload", { tag: FULL }, async ({ page }) => {
  await openClue(page);
  await page.getByRole("button", { name: "New table" }).click();
  await page.getByLabel("Name of player 2").fill("Bob");
  await page.reload();
  await expect(page.getByLabel("Name of player 2")).toHaveValue("Bob");
  await page.getByRole("button", { name: "Cancel" }).click();
  await openGame(page, gameFile(SMALL));
  await recordButton(page).click();
  const sheet = page.getByRole("dialog");
  for (const name of ["Mustard", "Revolver", "Lounge"]) await sheet.getByRole("button", { name }).click();
  await sheet.getByRole("button", { name: "Me passed" }).click();
  await page.reload();
  await recordButton(page).click();
  await expect(sheet).toContainText("Mustard · Revolver · Lounge");
  await expect(sheet.getByRole("button", { name: "David passed" })).toHaveAttribute("aria-pressed", "true");
  await expect(sheet.getByRole("button", { name: "Me passed" })).toHaveAttribute("aria-pressed", "true");
});

test("a game goes out as a file and comes back, and bad files are refused in words", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("button", { name: "Table, games and sharing" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ format: "demonstrandum-table/1", log: [{ id: "e1" }, { id: "e2" }] });
  await page.getByRole("button", { name: "Other games, new table" }).click();
  const open = (buffer: Buffer) =>
    page.getByLabel("Game file").setInputFiles({ name: "x.json", mimeType: "application/json", buffer });
  await open(Buffer.from("not a game"));
  await expect(page.getByRole("alert").filter({ hasText: "not a saved table" })).toBeVisible();
  await open(Buffer.from(text));
  await expect(page.getByText("4 players · 2 entries")).toBeVisible();
  await page.getByRole("button", { name: "Table, games and sharing" }).click();
  await page.getByRole("button", { name: "Other games, new table" }).click();
  await expect(page.getByRole("button", { name: /^small 2 entries/ })).toHaveCount(2);
});

test("a link hands the game to another device", async ({ page, browser }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("button", { name: "Table, games and sharing" }).click();
  await page.getByRole("button", { name: "Hand over by link or QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code with this game" })).toBeVisible();
  const link = await page.getByLabel("Link to this game").inputValue();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole("dialog")).toContainText("Classic with Me, Bob, Carol, David; 2 entries");
  await other.getByRole("button", { name: "Take it over" }).click();
  await expect(cell(other, "Carol", "Knife")).toHaveAccessibleName("Carol, Knife: has it, certain");
  await other.goto("/clue#table=1garbage");
  await expect(other.getByRole("dialog")).toContainText("This link does not hold a table");
  await context.close();
});

test("a second device follows the table until the link is withdrawn", async ({ page, browser }) => {
  await openGame(page, gameFile(SMALL, 1));
  await page.getByRole("button", { name: "Table, games and sharing" }).click();
  await page.getByRole("button", { name: "Follow on another device" }).click();
  await page.getByRole("button", { name: "Turn following on" }).click();
  const link = await page.getByLabel("Link to follow this table").inputValue();
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole("status").filter({ hasText: "Up to date." })).toBeVisible();
  await expect(other.getByRole("heading", { name: "1 entry" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  for (const event of SMALL.events.slice(1)) await recordSuggestion(page, event);
  await expect(other.getByRole("heading", { name: "2 entries" })).toBeVisible();
  await findNothing(other, "a followed table");
  await page.getByRole("button", { name: "Table, games and sharing" }).click();
  await page.getByRole("button", { name: "Followed by link: show or withdraw" }).click();
  await page.getByRole("button", { name: "Withdraw the link" }).click();
  await expect(page.getByRole("button", { name: "Turn following on" })).toBeVisible();
  await expect(other.getByText("This table is not shared any more.")).toBeVisible();
  await expect(other.getByRole("grid")).toBeHidden();
  await other.close();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the table works offline after the first visit, thinking included", async ({ page, context }) => {
    await openGame(page, gameFile(SMALL));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await cell(page, "Carol", "Knife").click();
    await page.getByRole("dialog").getByRole("button", { name: "Lacks it" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Mark it all the same" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "These entries cannot all be right" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByLabel("Your question").fill("Who has the Knife?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(page.getByText("Carol holds the Knife. That is certain.")).toBeVisible();
  });
});

test("the matrix is walked and opened by keys alone", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("rowheader", { name: "Scarlett" }).getByRole("button").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, "Bob", "Mustard")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Bob · Mustard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cell(page, "Bob", "Mustard")).toBeFocused();
});
