// What is the player's own: notes on the board, games with their figures, settings, challenges, paper.
import { insightsOf } from "@demonstrandum/engine";
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { CULTIVATORS, unproved, WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

test("a supposition is opened, followed, undone and dropped with all that was pencilled in it", async ({ page }) => {
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
  await page.getByRole("region", { name: "Continue" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("region", { name: "Continue" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "Continue" })).toBeVisible();
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByText(`Step 1 of ${insightsOf(WHO.steps).length}`)).toBeVisible();
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

test("a challenge carries the sender's times, and the friend sees their ghost; no link carries ?debug", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(`${WHO.url}?debug`);
  await expect(page.getByRole("grid")).toBeVisible();
  await prove(page, WHO);
  const end = page.getByRole("dialog", { name: "Quod erat demonstrandum" });
  await end.getByRole("button", { name: "Challenge a friend" }).click();
  await expect(end).toContainText("Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/🟩🟩🟩🟩🟩\n/u);
  expect(text).not.toContain("debug");
  const link = text.split("\n").at(-1) ?? "";
  expect(link).toContain(`${WHO.url}#vs=`);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/learn");
  await page.goto(link);
  await expect(page.getByText(new RegExp(`ghost \\d+ of ${WHO.steps.length}`))).toBeVisible();
});

test("a puzzle is printed with its clues on a strip and the answers on a last page", async ({ page }) => {
  await page.goto(`${CULTIVATORS.url}#print`);
  await expect(page.getByRole("heading", { name: "The strip" })).toBeVisible();
  await expect(page.getByText(/^no\. \d{3}$/)).toHaveCount(CULTIVATORS.steps.length);
  await expect(page.getByRole("heading", { name: "Answers and proofs" })).toBeVisible();
  await findNothing(page, "print");
});

test("debug mode prints the deduction attempt for whoever is chosen", async ({ page }) => {
  const printed: string[] = [];
  page.on("console", (message) => printed.push(message.text()));
  await page.goto(`${CULTIVATORS.url}?debug`);
  await expect(page.getByRole("grid")).toBeVisible();
  const person = unproved(CULTIVATORS);
  await card(page, person).click();
  await expect.poll(() => printed.join("\n")).toContain(`DEDUCTION ATTEMPT for ${CULTIVATORS.names[person]}`);
  expect(printed.join("\n")).toContain("not deducible");
});
