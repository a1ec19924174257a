// What is the player's own: notes on the board, games with their figures, settings, challenges, paper.
import { solve } from "@demonstrandum/engine";
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { CULTIVATORS, WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";
import { FULL } from "./when.ts";

test("a supposition is opened, followed, undone and dropped with all that was pencilled in it", { tag: FULL }, async ({
  page,
}) => {
  const [first, second] = WHO.steps.slice(-2).map(({ person }) => person);
  await openPuzzle(page, WHO);
  await card(page, first ?? 0).click();
  await page.getByRole("button", { name: "Pencil in: werewolf" }).click();
  await page.getByRole("button", { name: "Suppose so" }).click();
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  await card(page, second ?? 0).click();
  await page.getByRole("button", { name: "Pencil in: villager" }).click();
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  await expect(page.getByText("Pencilled since: 1.")).toBeVisible();
  await expect(card(page, second ?? 0)).toHaveAccessibleName(/supposed to be a villager/);
  await findNothing(page, "supposition");
  await page.getByRole("button", { name: "Undo note" }).click();
  await expect(card(page, second ?? 0)).not.toHaveAccessibleName(/supposed/);
  await page.reload();
  await expect(card(page, first ?? 0)).toHaveAccessibleName(/supposed to be a werewolf/);
  await page.getByRole("button", { name: "Drop it" }).click();
  await expect(card(page, first ?? 0)).not.toHaveAccessibleName(/supposed/);
});

test("your games are listed with figures, can be gone on with, replayed, deleted and brought back", async ({
  page,
}) => {
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 2);
  await openPuzzle(page, WHO);
  await prove(page, WHO);
  await expect(page.getByRole("dialog", { name: "Quod erat demonstrandum" })).toBeVisible();
  await page.goto("/yours");
  await expect(page.getByRole("region", { name: "Continue" })).toContainText("3 of 20 known");
  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText("Clues of Who");
  await findNothing(page, "your games");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all as a file" }).click();
  expect((await download).suggestedFilename()).toBe("demonstrandum-games.json");
  for (const kind of ["CSV", "JSON"]) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: `Results as ${kind}` }).click();
    expect((await saved).suggestedFilename()).toBe(`demonstrandum-results.${kind.toLowerCase()}`);
  }
  await page.getByRole("region", { name: "Continue" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("region", { name: "Continue" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "Continue" })).toBeVisible();
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByText(`Step 1 of ${solve(WHO.game, WHO.puzzle).insights.length}`)).toBeVisible();
});

test("settings take effect: one tap is enough, no clock, larger text, other colors", async ({ page }) => {
  await page.goto("/yours");
  for (const name of [/^One tap is enough/, /^Hide the clock/, /^Larger text/, /^Seals in blue/, /^Keep clues bright/])
    await page.getByRole("checkbox", { name }).check();
  await findNothing(page, "settings");
  await openPuzzle(page, CULTIVATORS);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(page.locator("html[data-large][data-safe][data-bright]")).toHaveCount(1);
  const [step] = CULTIVATORS.steps;
  await card(page, step?.person ?? 0).focus();
  await page.keyboard.press(step?.identity ? "d" : "c");
  await expect(card(page, step?.person ?? 0)).toHaveAttribute("data-kind", step?.identity ? "b" : "a");
  await findNothing(page, "safe colors");
});
