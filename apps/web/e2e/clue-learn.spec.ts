// Learning at a real table: my own marks, told apart as sound, not yet provable and wrong, with the reasons.
import { expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { cell, gameFile, openGame, PATIENCE, SMALL } from "./clue-table.ts";
import { FULL } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

test("my marks are told apart, with reasons, and nothing else gives the answer away", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("switch", { name: "Learn" }).click();
  await expect(cell(page, "Carol", "Knife")).toHaveAccessibleName(/not known/);
  await expect(page.getByRole("region", { name: "Ask next" })).toHaveCount(0);
  // Has it, and lacks it.
  await cell(page, "Bob", "Knife").click();
  await cell(page, "Bob", "Plum").click();
  await cell(page, "Bob", "Plum").click();
  await cell(page, "Envelope", "Mustard").click();
  await page.getByRole("button", { name: "Check my marks" }).click();
  const matrix = page.getByRole("region", { name: "Master Matrix" });
  await expect(matrix).toContainText("Sound: 1. Not yet provable: 1. Wrong: 1.");
  await matrix.getByText("Why?").first().click();
  await expect(matrix).toContainText("Bob does not hold the Knife.");
  await findNothing(page, "learning");
  await page.reload();
  await expect(cell(page, "Bob", "Knife")).toHaveAccessibleName(/has it/);
  await page.getByRole("switch", { name: "Learn" }).click();
  await expect(cell(page, "Carol", "Knife")).toHaveAccessibleName("Carol, Knife: has it, certain");
});

test("learning in Chinese", { tag: FULL }, async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.goto("/zh/clue");
  await page.getByRole("switch", { name: "学推理" }).click();
  await page.getByRole("button", { name: "核对我的标记" }).click();
  await expect(page.getByText("推得对：0个；还推不出：0个；错了：0个。")).toBeVisible();
  await findNothing(page, "learning in Chinese");
});
