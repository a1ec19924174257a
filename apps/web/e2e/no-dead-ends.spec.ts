// Whatever a player does, the game can be finished: a refusal closes one verdict, a slip is taken back, starting over too.
import { expect, test } from "@playwright/test";
import { CULTIVATORS, unproved, WHO } from "./puzzles.ts";
import { card, name, openPuzzle, prove, verdict } from "./table.ts";

const known = "[data-person][data-kind]";

test("after a wrong verdict the right one on the same person is accepted, also on the last of all", async ({
  page,
}) => {
  const [first, last] = [WHO.steps[0], WHO.steps.at(-1)];
  if (!first || !last) throw new Error("There are no steps.");
  await openPuzzle(page, WHO);
  for (const { person, identity } of [first, last]) {
    if (person === last.person) await prove(page, WHO, 1, WHO.steps.length - 1);
    await name(page, WHO, person, !identity);
    await expect(page.getByRole("heading", { name: "Not enough evidence!" })).toBeVisible();
    await card(page, person).click();
    await expect(verdict(page, WHO, !identity)).toBeDisabled();
    await verdict(page, WHO, identity).click();
    await verdict(page, WHO, identity).click();
    await expect(card(page, person)).toHaveAttribute("data-kind", identity ? "b" : "a");
  }
  await expect(page.getByRole("dialog", { name: "Quod erat demonstrandum" })).toBeVisible();
  await expect(page.getByText("mistakes 2")).toBeVisible();
});

test("a verdict said once can be taken back, and costs nothing", async ({ page }) => {
  const person = unproved(CULTIVATORS);
  await openPuzzle(page, CULTIVATORS);
  await card(page, person).click();
  await verdict(page, CULTIVATORS, true).click();
  await expect(verdict(page, CULTIVATORS, true)).toContainText("again to confirm");
  await verdict(page, CULTIVATORS, false).click();
  await expect(verdict(page, CULTIVATORS, true)).not.toContainText("again to confirm");
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("mistakes 0")).toBeVisible();
});

test("Enter, Enter and a key held down commit nothing", async ({ page }) => {
  const person = unproved(CULTIVATORS);
  await openPuzzle(page, CULTIVATORS);
  await card(page, person).focus();
  for (let time = 0; time < 3; time++) await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page, person)).toBeFocused();
  for (let time = 0; time < 4; time++) await page.keyboard.down("d");
  await page.keyboard.up("d");
  await expect(verdict(page, CULTIVATORS, true)).toContainText("again to confirm");
  await page.keyboard.press("Escape");
  await expect(page.getByText("mistakes 0")).toBeVisible();
});

test("starting over asks first and can be taken back", async ({ page }) => {
  await openPuzzle(page, CULTIVATORS);
  await prove(page, CULTIVATORS, 0, 3);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Keep playing" }).click();
  await expect(page.locator(known)).toHaveCount(4);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
  await expect(page.locator(known)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.locator(known)).toHaveCount(4);
  await page.reload();
  await expect(page.locator(known)).toHaveCount(4);
});

test("Back closes what lies over the board, and then leaves it", async ({ page }) => {
  await page.goto("/learn");
  await openPuzzle(page, WHO);
  await card(page, unproved(WHO)).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "How to play" })).toBeVisible();
});

test("the guided puzzle goes on after a wrong verdict at its first step", async ({ page }) => {
  await page.goto("/learn/first");
  const teacher = page.getByRole("region", { name: "The teacher" });
  await expect(teacher).toContainText(/Choose .+ and name them a/);
  const isDemon = (await teacher.textContent())?.includes("name them a demon") ?? false;
  const say = async (identity: boolean) => {
    await page.locator("[data-pointed]").click();
    const button = page.getByRole("dialog").getByRole("button", { name: identity ? /^Demon/ : /^Cultivator/ });
    await button.click();
    await button.click();
  };
  await say(!isDemon);
  await expect(page.getByText("mistakes 1")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(teacher).toContainText(/Choose .+ and name them a/);
  await say(isDemon);
  await expect(page.locator(known)).toHaveCount(2);
});
