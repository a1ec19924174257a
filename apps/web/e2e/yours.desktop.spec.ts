// What leaves the page, whatever its size: a challenge and paper.
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { CULTIVATORS, WHO } from "./puzzles.ts";
import { prove } from "./table.ts";

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
  expect(text).toMatch(
    /^Demonstrandum · Clues of Who\nI proved this \w+ one in [\d:]+, with no mistakes and no hints\./,
  );
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
