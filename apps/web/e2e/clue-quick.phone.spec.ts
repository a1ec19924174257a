// Recording by thumb: three cards and one answer, and the sheet is there for the next asker.
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { gameFile, openGame, PATIENCE, recordButton, SMALL } from "./clue-table.ts";
import { button, sheetOf, tapTwice } from "./thumb.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

const pick = async (page: Page, cards: readonly string[]) => {
  for (const card of cards) await button(page, new RegExp(`^${card}`)).tap();
};

test("one tap records who showed, keeps the sheet open for the next asker, and can be undone", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  await expect(sheetOf(page).getByRole("heading", { name: "Entry 3" })).toBeVisible();
  await pick(page, ["Green", "Wrench", "Lounge"]);
  await findNothing(page, "answers by one tap");
  await button(page, "David showed a card").tap();
  await expect(sheetOf(page).getByRole("heading", { name: "Entry 4" })).toBeVisible();
  await pick(page, ["Plum", "Knife", "Kitchen"]);
  await button(page, "Nobody showed a card").tap();
  // Carol showed me the Knife, so somebody can show: it waits for a second word.
  await expect(button(page, "Record it all the same")).toBeVisible();
  await button(page, "Go back and correct").tap();
  await button(page, "Entry 3 is recorded. Undo").tap();
  await expect(sheetOf(page).getByRole("heading", { name: "Entry 3" })).toBeVisible();
  // The question is still there, so that the right answer is one tap.
  await expect(sheetOf(page)).toContainText("Green · Wrench · Lounge");
  await button(page, "You showed").waitFor({ state: "detached" });
  await button(page, "Bob showed a card").tap();
  await expect(sheetOf(page).getByRole("heading", { name: "Entry 4" })).toBeVisible();
});

test("a round of the table takes four taps a suggestion, and my own turn names shower and card at once", async ({
  page,
}) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener("click", () => Object.assign(window, { taps: Number(Reflect.get(window, "taps")) + 1 }), true);
  });
  for (const [cards, answer] of [
    [["Green", "Wrench", "Lounge"], "David showed a card"],
    [["Mustard", "Rope", "Kitchen"], "You showed Rope"],
    [["White", "Revolver", "Kitchen"], "Bob showed Kitchen"],
    [["Peacock", "Candlestick", "Conservatory"], "Nobody showed a card"],
  ] as const) {
    await pick(page, cards);
    await button(page, answer).tap();
    await expect(button(page, /^Entry \d is recorded. Undo/)).toBeVisible();
    await expect(sheetOf(page).getByRole("group", { name: "Suspects" })).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(window, "taps"))).toBe(4 * 4);
  await button(page, /^Close/).tap();
  await expect(page.getByText("6 entries")).toBeVisible();
});

test("neither a third card tapped twice nor an answer tapped twice does more than once", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  await pick(page, ["Green", "Wrench"]);
  await tapTwice(page, button(page, /^Lounge/), 300);
  await expect(sheetOf(page)).toContainText("Green · Wrench · Lounge");
  await expect(sheetOf(page).getByRole("heading", { name: "Entry 3" })).toBeVisible();
  await tapTwice(page, button(page, "David showed a card"), 300);
  await expect(sheetOf(page).getByRole("heading", { name: "Entry 4" })).toBeVisible();
  await expect(
    sheetOf(page).getByRole("group", { name: "Suspects" }).getByRole("button", { pressed: true }),
  ).toHaveCount(0);
  await expect(sheetOf(page).getByRole("group", { name: "Rooms" }).getByRole("button", { pressed: true })).toHaveCount(
    0,
  );
  await expect(
    sheetOf(page).getByRole("group", { name: "Weapons" }).getByRole("button", { pressed: true }),
  ).toHaveCount(0);
});

test("cards stay where they are while they are chosen, all within reach without scrolling", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).tap();
  await pick(page, ["Green", "Wrench", "Lounge"]);
  await button(page, "David showed a card").tap();
  const undo = button(page, "Entry 3 is recorded. Undo");
  await expect(undo).toBeVisible();
  // Until then cards take no tap, and a tap that is tried again scrolls the sheet.
  await expect(button(page, /^Plum/)).toHaveCSS("pointer-events", "auto");
  const last = await button(page, /^Study/).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await undo.boundingBox())?.y ?? 0);
  const places = () =>
    sheetOf(page)
      .getByRole("group", { name: /^(Suspects|Weapons|Rooms)$/ })
      .getByRole("button")
      .evaluateAll((cards) => cards.map((card) => JSON.stringify(card.getBoundingClientRect())));
  const before = await places();
  await pick(page, ["Plum", "Knife"]);
  expect(await places()).toEqual(before);
  await button(page, "Start over").tap();
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: "200%" }));
  const large = await places();
  for (const card of [/^Scarlett/, /^Candlestick/]) await button(page, card).dispatchEvent("click");
  await expect(button(page, /^Candlestick/)).toHaveAttribute("aria-pressed", "true");
  expect(await places()).toEqual(large);
});

test("a typed line fills the sheet and counts only when it is recorded", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await recordButton(page).click();
  const sheet = sheetOf(page);
  await sheet.getByLabel("Or type or dictate it in one line").fill("Carol: Gren wrench lounge, David showed");
  await sheet.getByRole("button", { name: "Fill in" }).click();
  await expect(sheet.getByText("Green · Wrench · Lounge")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "David showed a card" })).toHaveAttribute("aria-pressed", "true");
  await sheet.getByRole("button", { name: "Record", exact: true }).click();
  await expect(sheet.getByRole("heading", { name: "Entry 4" })).toBeVisible();
});

test("a line in Chinese is read with the names of the language", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.goto("/zh/clue");
  await page.getByRole("button", { name: "记录一次提问" }).filter({ visible: true }).tap();
  await sheetOf(page).getByLabel("也可以打字或口述一句").fill("Carol问格林、扳手、休息室，David出示");
  await button(page, "填入").tap();
  await expect(button(page, "David出示了一张牌")).toHaveAttribute("aria-pressed", "true");
  await findNothing(page, "a typed line in Chinese");
});
