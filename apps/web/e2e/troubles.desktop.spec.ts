// What can go wrong in a browser and does not matter on which: no storage, old saves, a worker that fails, prying questions.
import { expect, test } from "@playwright/test";
import { CULTIVATORS, unproved } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

const known = "[data-person][data-kind]";

test("where storage is forbidden or full the game goes on and says what that means", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 2);
  await expect(page.getByText("does not let the page keep anything")).toBeVisible();
  await expect(page.locator(known)).toHaveCount(3);
  const full = await page.context().newPage();
  await full.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openPuzzle(full, CULTIVATORS);
  await prove(full, CULTIVATORS, 0, 2);
  await expect(full.getByText("storage is full")).toBeVisible();
  await expect(full.locator(known)).toHaveCount(3);
});

test("a saved game in an unknown format is kept aside and a fresh one begins", async ({ page }) => {
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 1);
  // Away from the board: a page at play would see the strange save and set it aside at once.
  await page.goto("/learn");
  const old = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("demonstrandum/play/")) ?? "";
    const text = JSON.stringify({ version: 0, board: "from long ago" });
    localStorage.setItem(key, text);
    return text;
  });
  await page.goto(CULTIVATORS.url);
  await expect(page.getByText("It is kept aside")).toBeVisible();
  await expect(page.locator(known)).toHaveCount(1);
  const kept = await page.evaluate(() => Object.values({ ...localStorage }));
  expect(kept).toContain(old);
  await prove(page, CULTIVATORS, 0, 1);
  await expect(page.locator(known)).toHaveCount(2);
});

test("if the puzzle maker fails there is a word about it and another try", async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    let isBroken = true;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (isBroken) {
          isBroken = false;
          throw new Error("no workers today");
        }
        super(url, options);
      }
    };
  });
  await page.goto("/who");
  await page.getByRole("radio", { name: /^Easy/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No puzzle this time" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the landing remembers a wish, and the address can ask for a puzzle", async ({ page }) => {
  await page.goto("/who");
  await page.getByRole("radio", { name: /^Easy/ }).check();
  await page.getByText("More to choose").click();
  await page.getByRole("radio", { name: /^Court/ }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("Easy ·")).toBeVisible();
  await expect(page.locator('[data-hidden-kind="spy"]')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: /^Easy/ })).toBeChecked();
  await page.goto("/cultivators?seed=a+link&difficulty=easy&dialect=atoms");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page).toHaveURL(/\/cultivators\/p\//);
});

test("a seed that is named after a day makes no puzzle of that day", async ({ page }) => {
  await page.goto("/who?seed=daily-2026-11-16&difficulty=easy");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText("Easy ·")).toBeVisible();
  await expect(page.getByText(/^No\. \d/)).toHaveCount(0);
});

test("nobody who is unproved can be found out by asking", async ({ page }) => {
  const person = unproved(CULTIVATORS);
  const replies: string[] = [];
  for (const key of ["c", "d"]) {
    await openPuzzle(page, CULTIVATORS);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await card(page, person).focus();
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    const panel = page.getByRole("region", { name: "Not enough evidence!" });
    replies.push(((await panel.textContent()) ?? "").replace(/cultivator|demon/, "…"));
  }
  expect(replies[0]).toBe(replies[1]);
});

test("Escape and Back close a dialog whose content has not come yet", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await openPuzzle(page, CULTIVATORS);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**", (route) => isReleased.then(() => route.continue()));
  const more = page.getByRole("button", { name: "More", exact: true });
  const dialog = page.getByRole("dialog", { name: "More" });
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await more.click();
    await expect(dialog).toHaveText("…");
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("grid")).toBeVisible();
  }
  release();
  await more.click();
  await expect(dialog.getByRole("button", { name: "Start over" })).toBeVisible();
  await context.close();
});
