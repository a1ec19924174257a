// The Clue table on paper, as a picture and in spreadsheets; and a phone that lies on its side.
import { readFile } from "node:fs/promises";
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { cell, gameFile, openGame, PATIENCE, SMALL } from "./clue-table.ts";
import { fullIf } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

async function saved(page: Page, name: string): Promise<{ readonly file: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name }).tap();
  const got = await download;
  return { file: got.suggestedFilename(), bytes: await readFile(await got.path()) };
}

test("log and matrix go out as CSV, and the matrix as a picture", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.getByRole("button", { name: "Table, games and sharing" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Print, picture, CSV" }).tap();
  await expect(page.getByRole("button", { name: "Save the log as CSV" })).toBeVisible();
  await findNothing(page, "papers");
  const log = await saved(page, "Save the log as CSV");
  expect(log.file).toBe("small-log.csv");
  expect(log.bytes.toString()).toContain("1,Suggestion,Me,Plum,Knife,Library,Bob,Carol,Knife,");
  const matrix = await saved(page, "Save the matrix as CSV");
  expect(matrix.bytes.toString()).toContain("Weapons,Knife,✗,✗,✓,✗,✗");
  const picture = await saved(page, "Save the matrix as a picture");
  expect(picture.file).toBe("small.png");
  expect(picture.bytes.subarray(1, 4).toString()).toBe("PNG");
});

test("what is printed is the matrix and the log", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText("You asked for Plum, Knife, Library.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Parts of the table" })).toBeHidden();
});

for (const [language, path] of [
  ["English", "/clue"],
  ["Chinese", "/zh/clue"],
] as const)
  test(`a phone on its side shows rooms beside suspects and weapons, in cells for a finger, in ${language}`, {
    tag: fullIf(language === "Chinese"),
  }, async ({ page }) => {
    await openGame(page, gameFile(SMALL));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    await expect(page.getByRole("grid")).toBeVisible();
    const [suspects, , rooms] = await page
      .locator("tbody")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(rooms?.top).toBe(suspects?.top);
    expect(rooms?.left).toBeGreaterThanOrEqual(suspects?.right ?? Number.POSITIVE_INFINITY);
    const sizes = await page
      .getByRole("gridcell")
      .getByRole("button")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(sizes.length).toBe(21 * 5);
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    await findNothing(page, `landscape in ${language}`);
  });

test("cells on a phone are forty pixels high, upright as well", async ({ page }) => {
  await openGame(page, gameFile(SMALL));
  const box = await cell(page, "David", "Plum").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(40);
});
