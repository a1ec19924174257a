// What debug mode prints.
import { expect, test } from "@playwright/test";
import { CULTIVATORS, unproved } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";
import { FULL } from "./when.ts";

test("debug mode prints the state in the documents' format, and only when asked", async ({ page }) => {
  const printed: string[] = [];
  page.on("console", (message) => printed.push(message.text()));
  await openPuzzle(page, CULTIVATORS);
  expect(printed.filter((text) => text.includes("DEBUG"))).toEqual([]);
  await page.goto(`${CULTIVATORS.url}?DEBUG`);
  await expect.poll(() => printed.join("\n")).toContain("🎮 DEBUG: GAME STARTED");
  await prove(page, CULTIVATORS, 0, 1);
  await expect.poll(() => printed.join("\n")).toContain("Revealed: 2/20 characters");
});

test("debug mode prints the deduction attempt for whoever is chosen", { tag: FULL }, async ({ page }) => {
  const printed: string[] = [];
  page.on("console", (message) => printed.push(message.text()));
  await page.goto(`${CULTIVATORS.url}?debug`);
  await expect(page.getByRole("grid")).toBeVisible();
  const person = unproved(CULTIVATORS);
  await card(page, person).click();
  await expect.poll(() => printed.join("\n")).toContain(`DEDUCTION ATTEMPT for ${CULTIVATORS.names[person]}`);
  expect(printed.join("\n")).toContain("not deducible");
});
