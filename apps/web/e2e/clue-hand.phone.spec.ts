// One hand and no time: what a player at a real table does, counted in taps, and slips that are caught before they are recorded.
import { type Locator, type Page, expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { cell, enterByHand, gameFile, openClue, openGame, PATIENCE, recordButton, SMALL } from "./clue-table.ts";
import { FULL } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

const DOCUMENT = {
  ...SMALL,
  id: "document",
  players: ["Alice", "Bob", "Carol", "David"],
  handSizes: [5, 5, 4, 4],
  me: "David",
  ownHand: ["Green", "Wrench", "Study", "Lounge"],
  events: [],
};

/** Taps, and how many there were. */
function makeThumb(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps++;
  };
  const button = (name: string | RegExp) => page.getByRole("dialog").getByRole("button", { name });
  return { tap, button, taken: () => taps };
}

test.beforeEach(({ page }) => enterByHand(page));

test("the document's example is entered by thumb in at most six taps an entry", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(DOCUMENT));
  const { tap, button, taken } = makeThumb(page);
  const enter = async (by: string, cards: readonly string[], shower: string | null) => {
    await tap(recordButton(page));
    const asker = page.getByRole("dialog").getByRole("group", { name: "Who asks?" }).getByRole("button", { name: by });
    if ((await asker.getAttribute("aria-pressed")) !== "true") await tap(asker);
    for (const card of cards) await tap(button(new RegExp(`^${card}`)));
    await tap(shower === null ? button("Nobody showed a card") : button(`${shower} showed a card`));
    await tap(button("Record"));
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await enter("Alice", ["Kitchen", "Scarlett", "Knife"], "Carol");
  await enter("David", ["Hall", "Scarlett", "Rope"], null);
  await enter("Alice", ["Library", "Plum", "Knife"], "Carol");
  // Two of the three askers are not the next in turn, which takes a tap each.
  expect(taken()).toBeLessThanOrEqual(3 * 6 + 3);
  await page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: "Intel" }).tap();
  await expect(page.getByText("Carol showed the Knife or the Kitchen.").first()).toBeVisible();
  await findNothing(page, "deductions on a phone");
});

test("a usual suggestion takes six taps", async ({ page }) => {
  const round = [
    { suggester: "Carol", cards: ["Plum", "Wrench", "Kitchen"], passed: [], shower: "David", shownCard: null },
    { suggester: "Bob", cards: ["White", "Wrench", "Library"], passed: [], shower: "Carol", shownCard: null },
  ];
  await openGame(page, gameFile({ ...SMALL, events: round }));
  const { tap, button, taken } = makeThumb(page);
  await tap(recordButton(page));
  await tap(button(/^Kitchen/));
  await tap(button(/^Mustard/));
  await tap(button(/^Revolver/));
  await expect(page.getByRole("dialog")).toContainText("Mustard · Revolver · Kitchen");
  await tap(button("David showed a card"));
  await tap(button("Record"));
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(taken()).toBe(6);
});

test("a suggestion is corrected where it stands in two taps", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: "Log" }).tap();
  await expect(page.getByText("Bob asked for Plum, Wrench, Kitchen. Carol passed; David showed a card.")).toBeVisible();
  const { tap, taken } = makeThumb(page);
  await tap(page.getByRole("button", { name: "Correct entry 2" }));
  const correction = page.getByRole("group", { name: "Correction of entry 2" });
  await tap(correction.getByRole("button", { name: "Carol showed a card" }));
  await expect(page.getByText("Bob asked for Plum, Wrench, Kitchen. Carol showed a card.")).toBeVisible();
  expect(taken()).toBe(2);
  await findNothing(page, "a correction in place");
  await correction.getByRole("button", { name: /^Mustard/ }).tap();
  await expect(page.getByText("Bob asked for Mustard, Wrench, Kitchen. Carol showed a card.")).toBeVisible();
});

test("what cannot be is said before it is recorded, and my own turn asks which card I saw", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "Who asks?" }).getByRole("button", { name: "Me" }).tap();
  for (const card of [/^Kitchen/, /^Mustard/, /^Knife/]) await sheet.getByRole("button", { name: card }).tap();
  await sheet.getByRole("button", { name: "Carol passed" }).tap();
  await expect(sheet).toContainText("This cannot be: Carol has the Knife and cannot pass.");
  await sheet.getByRole("button", { name: "Bob showed a card" }).tap();
  await expect(sheet).toContainText("Which card did Bob show you?");
  await expect(sheet.getByRole("button", { name: "Record" })).toBeDisabled();
  await findNothing(page, "a slip before it is recorded");
});

test("a table waits for a hand, or for somebody who only watches", async ({ page }) => {
  await openClue(page);
  await page.getByRole("button", { name: "New table" }).tap();
  await page.getByRole("button", { name: "Start the game" }).tap();
  await expect(page.getByText("Tick your cards, or say that you are only watching.")).toBeVisible();
  await page.getByRole("button", { name: "only watching" }).tap();
  await page.getByRole("button", { name: "Start the game" }).tap();
  await expect(page.getByRole("grid")).toBeVisible();
  await findNothing(page, "observer");
});

test("a cell is supposed, seen through and dropped again; the table can be covered", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await cell(page, "David", "Plum").tap();
  await page.getByRole("dialog").getByRole("button", { name: "Suppose it" }).tap();
  await expect(page.getByRole("region", { name: "What if" })).toContainText("You suppose: David holds Plum.");
  await expect(cell(page, "David", "Plum")).toHaveAccessibleName("David, Plum: has it, certain");
  await findNothing(page, "what if");
  await page.getByRole("button", { name: "Drop it" }).tap();
  await expect(cell(page, "David", "Plum")).toHaveAccessibleName(/not known|may have shown/);
  await page.getByRole("button", { name: "Cover the table" }).tap();
  await expect(page.getByRole("grid")).toBeHidden();
  await findNothing(page, "covered");
  await page.getByRole("button", { name: "Lift the cover" }).tap();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a right accusation ends the game, and the review says what was certain when", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Accusation" }).tap();
  await sheet.getByRole("button", { name: "right, game over" }).tap();
  await sheet.getByRole("group", { name: "Who accused?" }).getByRole("button", { name: "Bob" }).tap();
  for (const card of [/^Green/, /^Wrench/, /^Lounge/]) await sheet.getByRole("button", { name: card }).tap();
  await sheet.getByRole("button", { name: "Record" }).tap();
  const bar = page.getByRole("navigation", { name: "Parts of the table" });
  await bar.getByRole("button", { name: "Intel" }).tap();
  await expect(page.getByRole("region", { name: "How it went" })).toContainText("Bob named the envelope");
  await expect(page.getByRole("region", { name: "How it went" })).toContainText(
    /(may still have had|could have named)/,
  );
  await findNothing(page, "review");
});

test("six players with long names fit 320 pixels, and no word is broken", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const players = ["Maximiliane", "Bartholomew", "Christabel", "Wilhelmina", "Montgomery", "Anastasia"];
  await openGame(
    page,
    gameFile({
      ...SMALL,
      players,
      handSizes: [3, 3, 3, 3, 3, 3],
      me: "Maximiliane",
      ownHand: ["Rope", "Hall", "Plum"],
      events: [],
    }),
  );
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  const tall = await page
    .getByRole("rowheader")
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent),
    );
  expect(tall).toEqual([]);
  await expect(page.getByRole("list", { name: "What the symbols mean" })).toBeVisible();
  await findNothing(page, "six long names at 320");
  await recordButton(page).tap();
  const asks = page.getByRole("dialog").getByRole("group", { name: "Who asks?" }).getByRole("button");
  const broken = await asks.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const name = button.querySelector("span")?.firstChild;
      const range = document.createRange();
      if (name) range.selectNode(name);
      return range.getClientRects().length === 1 ? [] : [button.textContent];
    }),
  );
  expect(broken).toEqual([]);
});
