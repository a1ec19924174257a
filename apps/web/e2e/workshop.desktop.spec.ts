// A board of twenty made with every help there is, by keyboard where it is typed.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { card } from "./table.ts";

const light = (page: Page, color: string): Locator => page.locator(`[data-light="${color}"]`);

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
  await field.fill("pos().atLeast(1).row(1)");
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
