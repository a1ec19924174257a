// A village by keyboard alone, and one of a chosen size on paper.
import { expect, test } from "@playwright/test";
import { VILLAGE } from "./puzzles.ts";
import { card, openPuzzle } from "./table.ts";

test("a village is solved with the keyboard alone", async ({ page }) => {
  await openPuzzle(page, VILLAGE);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-person") ?? "");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("0");
  await page.keyboard.press("p");
  await expect(card(page, 0)).toHaveAccessibleName(/supposed to be a human/);
  let at = 0;
  for (const { person, identity } of VILLAGE.steps) {
    for (; at < person; at++) await page.keyboard.press("ArrowRight");
    for (; at > person; at--) await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe(String(person));
    await page.keyboard.press(identity ? "2" : "1");
    await page.keyboard.press("Enter");
    await expect(card(page, person)).toHaveAttribute("data-kind", identity ? "b" : "a");
  }
  await expect(page.getByRole("dialog", { name: "Quod erat demonstrandum" })).toBeVisible();
});

test("a village of a chosen size and with names of one's own is made, and can be printed", async ({ page }) => {
  await page.goto("/village");
  await page.getByRole("slider", { name: "How many villagers?" }).fill("9");
  await page.getByRole("radio", { name: /^Easy/ }).check();
  await page.getByText("More to choose").click();
  await page.getByRole("textbox", { name: "Who lives there?" }).fill("Zoë\nOld Tom\nzoe\n???");
  await expect(page.getByText("Left out, as somebody is called so already: zoe.")).toBeVisible();
  await expect(page.getByText('Left out, as it cannot be a name: "???"')).toBeVisible();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("[data-person]")).toHaveCount(9);
  for (const [person, name] of ["Zoë", "Old Tom", "Alchemist Alice"].entries())
    await expect(card(page, person)).toHaveAccessibleName(new RegExp(`^${name},`));
  await page.goto(`${new URL(page.url()).pathname}#print`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("village");
});
