// A board of liars, wished for on the page and won with the thumb.
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { LIARS } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

test("a board of liars is wished for, and everyone has spoken", async ({ page }) => {
  await page.goto("/cultivators");
  await page.getByRole("radio", { name: /^Yes, demons lie/ }).check();
  await page.getByRole("radio", { name: /^Easy/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("What a demon says is false.")).toBeVisible();
  await expect(page.locator("[data-person][data-clue]")).toHaveCount(20);
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(0);
});

test("a board of liars is won on a phone, with notes on the way", async ({ page }) => {
  const [first] = LIARS.steps;
  if (!first) throw new Error("There is nothing to find.");
  await openPuzzle(page, LIARS);
  await findNothing(page, "a board of liars");
  await card(page, first.person).click();
  await page.getByRole("button", { name: `Pencil in: ${first.identity ? "villager" : "werewolf"}` }).click();
  await page.getByRole("button", { name: "True or false?" }).click();
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  await expect(card(page, first.person)).toHaveAccessibleName(/pencilled as saying something true/);
  await page.getByRole("button", { name: "Contradiction?" }).click();
  await expect(page.getByRole("heading", { name: "A contradiction" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the board" }).click();
  await prove(page, LIARS);
  await expect(page.getByRole("dialog", { name: "Quod erat demonstrandum" })).toBeVisible();
});
