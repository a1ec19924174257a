// A puzzle made by hand: people speak, the rest is filled in, and somebody else wins it.
import { type Browser, expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { card } from "./table.ts";
import { FULL } from "./when.ts";
import { begin, counting, light, sentence, ticks, win } from "./workshop.ts";

/** Wins a puzzle in a profile that has never been here, is told who made it, and takes it to a workshop of their own. */
async function winElsewhere(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await expect(
    page.getByText(/“The well at dusk” was made by hand by Ada\. It has been checked.*took \d+:\d+/),
  ).toBeVisible();
  await win(page);
  await expect(page.getByRole("dialog").getByText("Author’s time")).toBeVisible();
  await page.getByRole("link", { name: "Open in the workshop" }).click();
  await expect(page.getByText("Made from The well at dusk")).toBeVisible();
  await expect(light(page, "green")).toBeVisible();
  await context.close();
}

test("two people speak, the rest is filled in with a few taps, its author solves it, and the link is won by somebody else", async ({
  page,
  browser,
}) => {
  await begin(page, "Clues of Who");
  const { tap, count } = counting(page);
  await expect(light(page, "amber")).toBeVisible();
  await expect(page.getByText("32,768")).toBeVisible();
  for (const person of [4, 7]) {
    await tap(card(page, person));
    const choices = page.getByRole("list", { name: "What to say" }).getByRole("button");
    const said = ((await choices.first().textContent()) ?? "").replace(/leaves .*/, "");
    await tap(choices.first());
    await expect(card(page, person)).toHaveAccessibleName(new RegExp(`says: .*${said.slice(0, 12)}`));
  }
  await tap(page.getByRole("button", { name: "Close" }));
  await tap(page.getByRole("button", { name: "Any level" }));
  await expect(light(page, "green")).toBeVisible();
  await expect(page.getByText("15 of 15")).toBeVisible();
  await expect(ticks(page)).toHaveCount(2);
  await findNothing(page, "a finished draft");
  await page.getByRole("textbox", { name: "Title" }).fill("The well at dusk");
  await page.getByRole("textbox", { name: /^Made by/ }).fill("Ada");
  await expect(ticks(page)).toHaveCount(3);
  await tap(page.getByRole("link", { name: "Play it" }));
  expect(count()).toBeLessThanOrEqual(12);
  await expect(page).toHaveURL(/\/who\/p\/1w/);
  await win(page);
  await page.goto("/workshop");
  await page.getByRole("button", { name: "Open The well at dusk" }).click();
  await expect(ticks(page)).toHaveCount(4);
  const address = await page.getByRole("textbox", { name: /^The link/ }).inputValue();
  expect(address).toMatch(/\/who\/p\/2w/);
  await winElsewhere(browser, address);
  await card(page, 4).click();
  await page.getByRole("button", { name: "Say nothing" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(ticks(page).filter({ hasText: "Solved once" })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /^The link/ })).toHaveCount(0);
});

test("nine people speak one after another by hand, with at most forty taps, and it is a puzzle", { tag: FULL }, async ({
  page,
}) => {
  await page.goto("/workshop");
  const { tap, count } = counting(page);
  await page.getByLabel("Size").selectOption("3×3");
  await tap(page.getByRole("button", { name: "Begin" }));
  for (let said = 0; said < 9; said++) {
    await tap(page.getByRole("button", { name: "Next to speak" }));
    await tap(page.getByRole("button", { name: "What could they say?" }));
    await tap(
      page
        .getByRole("list", { name: /^What could .* say/ })
        .getByRole("button")
        .first(),
    );
    await expect(page.locator("[data-light][aria-busy='false']")).toBeVisible();
  }
  await expect(light(page, "green")).toBeVisible();
  await expect(page.getByText("9 of 9")).toBeVisible();
  await tap(page.getByRole("button", { name: "Close" }));
  await expect(ticks(page)).toHaveCount(2);
  expect(count()).toBeLessThanOrEqual(40);
});

test("of nine people three speak by hand and the rest is filled in, with at most twelve taps", { tag: FULL }, async ({
  page,
}) => {
  await page.goto("/workshop");
  const { tap, count } = counting(page);
  await page.getByLabel("Size").selectOption("3×3");
  await tap(page.getByRole("button", { name: "Begin" }));
  for (const person of [0, 4, 8]) {
    await tap(card(page, person));
    await tap(page.getByRole("list", { name: "What to say" }).getByRole("button").first());
    await expect(card(page, person)).not.toHaveAccessibleName(/says nothing/i);
  }
  await tap(page.getByRole("button", { name: "Close" }));
  await tap(page.getByRole("button", { name: "Any level" }));
  await expect(light(page, "green")).toBeVisible();
  await expect(ticks(page)).toHaveCount(2);
  expect(count()).toBeLessThanOrEqual(12);
});

test("parts of a sentence are exchanged, taken back and done again; the strip shows where it cannot go on", async ({
  page,
}) => {
  await begin(page, /classic clues/);
  await card(page, 5).click();
  await page.getByRole("list", { name: "What to say" }).getByRole("button").first().click();
  await expect(card(page, 5)).toHaveAccessibleName(/says: (?!says nothing)/);
  await findNothing(page, "somebody speaks");
  await page.getByRole("button", { name: "Say something else" }).click();
  await page
    .getByRole("list", { name: "What to say" })
    .getByRole("button", { name: / is a / })
    .first()
    .click();
  const before = (await sentence(page).textContent()) ?? "";
  await sentence(page).getByRole("button").first().click();
  const exchange = page
    .getByRole("list", { name: /^Instead of/ })
    .getByRole("button")
    .first();
  const after = ((await exchange.textContent()) ?? "").replace(/leaves .*/, "");
  await exchange.click();
  await expect(sentence(page)).toHaveText(after);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sentence(page)).toHaveText(before);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(sentence(page)).toHaveText(after);
  await page.getByRole("button", { name: "What could they say?" }).click();
  await expect(
    page
      .getByRole("list", { name: /^What could .* say/ })
      .getByRole("button")
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Make a/ }).click();
  await page.getByRole("button", { name: /left/ }).click();
  await expect(page.getByText(/Here it cannot go on|would say/)).toBeVisible();
  await findNothing(page, "where it is stuck");
});

test("drafts are kept, named, copied, deleted and brought back, and open again as they were", async ({ page }) => {
  await page.goto("/workshop");
  await page.getByRole("radio", { name: "Clues of Who" }).check();
  await page.getByLabel("Size").selectOption("4×4");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(card(page, 15)).toHaveAccessibleName(/, says nothing yet$/);
  await page.getByRole("textbox", { name: "Title" }).fill("The well at dusk");
  await page.getByRole("button", { name: "Easy" }).click();
  await expect(light(page, "green")).toBeVisible();
  await page.reload();
  await expect(light(page, "green")).toBeVisible();
  await page.getByRole("button", { name: "All drafts" }).click();
  await findNothing(page, "all drafts");
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("button", { name: "Open The well at dusk (copy)" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).first().click();
  await expect(page.getByRole("button", { name: /^Open The/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Open The well at dusk", exact: true }).click();
  await expect(light(page, "green")).toBeVisible();
  await expect(page.getByText("Easy")).toBeVisible();
});

test("in Chinese it says the same, and opens no file that is no draft", async ({ page }) => {
  await begin(page, /经典线索/, "/zh/workshop");
  await card(page, 3).click();
  await page.getByRole("list", { name: "说什么" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "关闭" }).click();
  await page.getByRole("button", { name: "简单" }).click();
  await expect(light(page, "green")).toBeVisible();
  await findNothing(page, "a Chinese draft");
  await page.getByRole("button", { name: "全部草稿" }).click();
  await page
    .getByLabel("草稿文件")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByText("这个文件里没有草稿")).toBeVisible();
  await page.goto("/zh/workshop#code=1wAAAA");
  await expect(page.getByText("这个分享码已损坏")).toBeVisible();
});
