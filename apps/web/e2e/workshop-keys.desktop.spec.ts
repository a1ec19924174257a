// A puzzle made without a mouse: every step by key, and the focus is never lost.
import { expect, type Page, test } from "@playwright/test";
import { card } from "./table.ts";
import { light, sentence } from "./workshop.ts";

/** Goes on to whatever is called so, as far as that is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const focused = page.locator(":focus");
    const heard = (await focused.getAttribute("aria-label")) ?? (await focused.textContent()) ?? "";
    if (name.test(heard)) return;
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCount(1);
  }
  throw new Error(`No way by Tab to ${name}`);
}

test("a draft is begun, people turned and speaking, clues exchanged and the rest filled in by keys alone", async ({
  page,
}) => {
  await page.goto("/workshop");
  await page.getByRole("radio", { name: "Cultivators or Demons?" }).focus();
  for (let kinds = 0; kinds < 4; kinds++) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Clues of Who" })).toBeChecked();
  await tabTo(page, /^Begin$/);
  await page.keyboard.press("Enter");
  await expect(light(page, "amber")).toBeVisible();
  await card(page, 0).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(card(page, 4)).toBeFocused();
  const kind = await card(page, 4).getAttribute("data-kind");
  const [other, own] = kind === "a" ? ["w", "v"] : ["v", "w"];
  await page.keyboard.press(other);
  await expect(card(page, 4)).not.toHaveAttribute("data-kind", kind ?? "");
  // There may be too many of one kind now.
  await page.keyboard.press(own);
  await expect(card(page, 4)).toHaveAttribute("data-kind", kind ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /says nothing yet$/ })).toBeFocused();
  await expect(page.getByRole("list", { name: "What to say" })).toBeVisible();
  await tabTo(page, /leaves/);
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: /says$/ })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(card(page, 4)).toHaveAccessibleName(/says nothing/i);
  await page.keyboard.press("Control+y");
  await expect(card(page, 4)).not.toHaveAccessibleName(/says nothing/i);
  await page.keyboard.press("Escape");
  await expect(card(page, 4)).toBeFocused();
  await tabTo(page, /^Easy$/);
  await page.keyboard.press("Enter");
  await expect(light(page, "green")).toBeVisible();
  await expect(page.locator("aside")).toBeFocused();
  await tabTo(page, /^Play it$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/who\/p\/1w/);
});
