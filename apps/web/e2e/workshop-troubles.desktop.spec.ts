// Everything that can go wrong in the workshop is said, in words, and nothing is lost by it.
import { makeCode, parseCode } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { card } from "./table.ts";
import { FULL } from "./when.ts";
import { begin, light, ticks } from "./workshop.ts";

test("what is untrue, unreadable, unnamed or unknown is said where it is", { tag: FULL }, async ({ page }) => {
  await page.goto("/workshop#draft=nowhere");
  await expect(page.getByText("This draft is not on this device.")).toBeVisible();
  const file = (text: string) => ({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.getByLabel("File of a draft").setInputFiles(file("[]"));
  await expect(page.getByText("This file holds no draft and no puzzle.")).toBeVisible();
  await begin(page, "Clues of Who");
  await page.getByRole("button", { name: "Easy", exact: true }).click();
  await expect(light(page, "green")).toBeVisible();
  await card(page, 7).focus();
  await page.keyboard.press((await card(page, 7).getAttribute("data-kind")) === "a" ? "w" : "v");
  await expect(light(page, "red")).toBeVisible();
  await page.locator("[data-light] button").first().click();
  await expect(page.getByText(/^This is not what .* would say\.$/)).toBeVisible();
  await findNothing(page, "an untrue clue");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Mend it" }).first().click();
  await expect(page.getByRole("heading", { name: /says$/ })).toBeFocused();
  await page.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Control+z");
  await expect(light(page, "green")).toBeVisible();
  await page.getByRole("textbox", { name: /^Made by/ }).fill("a\u200bb");
  await expect(page.getByText(/has at most 60 characters, all of which can be seen/)).toBeVisible();
  await card(page, 3).click();
  const name = page.getByRole("textbox", { name: "Name" });
  const taken = ((await card(page, 4).getAttribute("aria-label")) ?? "").split(",")[0] ?? "";
  await name.fill(taken);
  await name.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: taken })).toBeVisible();
  await page.getByRole("button", { name: "Type it" }).click();
  await page.getByRole("textbox", { name: /^What they say/ }).fill("all the world is a stage");
  await expect(page.locator("[aria-invalid='true']")).toBeVisible();
});

test("where nothing can be kept, that is said, and the draft goes on", { tag: FULL }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await begin(page, "Clues of Who");
  await expect(page.getByText(/The browser’s storage is full/)).toBeVisible();
  await page.getByRole("button", { name: "Easy", exact: true }).click();
  await expect(light(page, "green")).toBeVisible();
  await findNothing(page, "a draft that is not kept");
});

test("where no worker can be had, that is said", { tag: FULL }, async ({ page }) => {
  await begin(page, "Clues of Who");
  await expect(light(page, "amber")).toBeVisible();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "Worker");
  });
  await page.reload();
  await expect(page.getByText("This could not be worked out.")).toBeVisible();
});

test("a puzzle that fails the audit opens only in the workshop, where it says why", { tag: FULL }, async ({ page }) => {
  await begin(page, "Clues of Who");
  await page.getByRole("button", { name: "Easy", exact: true }).click();
  await expect(ticks(page)).toHaveCount(2);
  const code = ((await page.getByRole("link", { name: "Play it" }).getAttribute("href")) ?? "").split("/").at(-1) ?? "";
  const { game, puzzle } = parseCode(GAMES, code);
  const [first] = (puzzle as unknown as { readonly characters: readonly { readonly identity: string }[] }).characters;
  const characters = (puzzle as unknown as { readonly characters: readonly object[] }).characters.map((each, id) =>
    id === 0 ? { ...each, identity: first?.identity === "werewolf" ? "villager" : "werewolf" } : each,
  );
  await page.goto(`/who/p/${makeCode(game, { ...puzzle, ...{ characters } })}`);
  await page.getByRole("link", { name: /workshop/i }).click();
  await expect(light(page, "red")).toBeVisible();
});
