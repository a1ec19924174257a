// A board of twenty made with every help there is, by keyboard where it is typed.
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { card } from "./table.ts";
import { FULL } from "./when.ts";
import { begin, light, sentence, ticks, win } from "./workshop.ts";

test("a clue is typed, people are called otherwise, the rest is filled in, made harder, printed and drawn", async ({
  page,
}) => {
  await page.goto("/workshop");
  await page.getByRole("radio", { name: "Cultivators, atoms" }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await card(page, 6).focus();
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Qin Yue");
  await name.press("Enter");
  await expect(card(page, 6)).toHaveAccessibleName(/^Qin Yue/);
  const roots = page.getByRole("group", { name: "Spiritual roots" });
  const chosen = roots.getByRole("checkbox", { checked: true });
  const before = await chosen.count();
  await roots.locator("input:enabled").first().click();
  await expect(chosen).not.toHaveCount(before);
  await page.getByRole("button", { name: "Type it" }).click();
  const field = page.getByRole("textbox", { name: /^What they say/ });
  await field.fill("neg().exat(1)");
  await expect(page.getByText("Did you mean exact?")).toBeVisible();
  await expect(page.locator("mark")).toHaveText("exat(1)");
  await findNothing(page, "a slip of the pen");
  await field.fill("neg().at");
  await page.getByRole("button", { name: "neg().atLeast(", exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("neg().atLeast(");
  await field.fill("pos().atLeast(1).edge()");
  await expect(page.getByText(/^Understood: /)).toBeVisible();
  await field.press("Enter");
  await expect(card(page, 6)).toHaveAccessibleName(/says: (?!says nothing)/);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Easy", exact: true }).click();
  await expect(light(page, "green")).toBeVisible();
  await page.getByRole("button", { name: "Harder" }).click();
  await expect(page.getByText(/now says? something else|No exchange/)).toBeVisible({ timeout: 30_000 });
  await expect(light(page, "green")).toBeVisible();
  await page.getByRole("button", { name: "Unneeded clues" }).click();
  await expect(page.getByText(/Every clue is needed|could still be proved/)).toBeVisible();
  await page.getByRole("button", { name: "Who is tightest?" }).click();
  await expect(page.getByText("carries the most")).toBeVisible();
  await findNothing(page, "every help");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a picture" }).click();
  expect((await download).suggestedFilename()).toBe("Untitled.png");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Answers and proofs" })).toBeVisible();
  await findNothing(page, "a draft on paper");
  await page.getByRole("button", { name: "Back to the bench" }).click();
  await expect(light(page, "green")).toBeVisible();
});

test("twenty people, with every help there is, are solved by their author, shared, and won in another profile", {
  tag: FULL,
}, async ({ page, browser }) => {
  await begin(page, "Cultivators or Demons?");
  await page.getByRole("button", { name: "Next to speak" }).click();
  await page.getByRole("button", { name: "What could they say?" }).click();
  const suggested = page.getByRole("list", { name: /^What could .* say/ }).getByRole("button");
  await expect(suggested.first()).toBeVisible();
  expect(await suggested.count()).toBeGreaterThan(3);
  await suggested.first().click();
  await card(page, 6).click();
  await page.getByRole("button", { name: "Type it" }).click();
  const field = page.getByRole("textbox", { name: /^What they say/ });
  await field.fill("pos().atLeast(1).edge()");
  await field.press("Enter");
  await sentence(page).getByRole("button", { name: "least" }).click();
  await page.getByRole("list", { name: "Instead of “least”" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("button", { name: /^Make a/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Any level" }).click();
  await expect(light(page, "green")).toBeVisible({ timeout: 30_000 });
  for (const help of ["Easier", "Harder"]) {
    await page.getByRole("button", { name: help }).click();
    await expect(page.getByText(/now says? something else|No exchange/)).toBeVisible({ timeout: 30_000 });
  }
  await expect(light(page, "green")).toBeVisible();
  await page.getByRole("button", { name: "Unneeded clues" }).click();
  await expect(page.getByText(/Every clue is needed|could still be proved/)).toBeVisible();
  await page.getByRole("button", { name: "Who is tightest?" }).click();
  await expect(page.getByText("carries the most")).toBeVisible();
  await page.locator("[data-light] button").nth(2).click();
  await page.getByRole("button", { name: "Show its proof" }).click();
  await expect(
    page.getByRole("list", { name: "Proof of the hardest step" }).getByRole("listitem").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Twenty at the well");
  await page.getByRole("textbox", { name: /^Made by/ }).fill("Ada");
  await page.getByRole("link", { name: "Play it" }).click();
  await win(page);
  await page.goto("/workshop");
  await page.getByRole("button", { name: "Open Twenty at the well" }).click();
  await expect(ticks(page)).toHaveCount(4);
  const address = await page.getByRole("textbox", { name: /^The link/ }).inputValue();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.getByText(/“Twenty at the well” was made by hand by Ada\./)).toBeVisible();
  await win(elsewhere);
  await elsewhere.context().close();
});
