// A practice game against simulated players, played to its end with the assistant's advice.
import { expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { openClue, PATIENCE } from "./clue-table.ts";
import { FULL } from "./when.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

test("a practice game goes to its end", async ({ page }) => {
  test.slow();
  await openClue(page);
  await page.getByRole("button", { name: "Practice" }).click();
  await findNothing(page, "practice, before it begins");
  await page.getByRole("button", { name: "Deal the cards" }).click();
  const status = page.getByRole("region", { name: "The game" }).getByRole("status");
  const table = page.getByRole("region", { name: "The game" });
  const told = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
  for (let turn = 0; turn < 40; turn++) {
    await expect(status).toHaveText(/Your turn|asks you|wins?|Nobody named/);
    const now = await status.textContent();
    const before = await told.count();
    if (/win|Nobody/.test(now ?? "")) break;
    if (/asks you/.test(now ?? "")) {
      await table
        .getByRole("group", { name: /Which card do you show/ })
        .getByRole("button")
        .first()
        .click();
      continue;
    }
    if (turn === 1) await findNothing(page, "practice, my turn");
    const pick = (group: string, at: number) =>
      table.getByRole("group", { name: group }).getByRole("button").nth(at).click();
    await pick("Suspects", turn % 6);
    await pick("Weapons", (turn + 1) % 6);
    await pick("Rooms", (turn + 2) % 9);
    // After some questions an accusation takes me out, and the others play on by themselves.
    await table.getByRole("button", { name: turn < 6 ? "Ask" : "Accuse", exact: true }).click();
    // The others may be through before this looks again, so the status can read as it did.
    await expect.poll(() => told.count()).toBeGreaterThan(before);
  }
  await expect(status).toHaveText(/win|Nobody named/);
  await expect(table).toContainText("The envelope:");
  await expect(page.getByRole("region", { name: "How it went" })).toBeVisible();
  await page.getByRole("button", { name: "Take notes and check them" }).click();
  await page.getByRole("button", { name: "Check my marks" }).click();
  await expect(page.getByText("Sound: 0. Not yet provable: 0. Wrong: 0.")).toBeVisible();
  await findNothing(page, "practice, at its end");
});

test("a practice game goes on where it was when the page is loaded anew, and waits when it is left", {
  tag: FULL,
}, async ({ page }) => {
  await openClue(page);
  await page.getByRole("button", { name: "Practice" }).click();
  await page.getByRole("button", { name: "Deal the cards" }).click();
  const table = page.getByRole("region", { name: "The game" });
  for (const group of ["Suspects", "Weapons", "Rooms"])
    await table.getByRole("group", { name: group }).getByRole("button").first().click();
  await table.getByRole("button", { name: "Ask", exact: true }).click();
  const status = table.getByRole("status");
  const told = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
  await expect(told.last()).toContainText("You asked for");
  // It is somebody's turn who waits for me, so that nothing moves while the page is away.
  await expect(status).toHaveText(/Your turn|asks you|wins/);
  const hand = await table.getByText("Your hand:").textContent();
  const before = [await status.textContent(), ...(await told.allTextContents())];
  await page.reload();
  await expect(table.getByText("Your hand:")).toHaveText(hand ?? "");
  await expect.poll(async () => [await status.textContent(), ...(await told.allTextContents())]).toEqual(before);
  await page.getByRole("button", { name: "Back to your games" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Practice" }).click();
  await expect(table.getByText("Your hand:")).toHaveText(hand ?? "");
  await page.getByRole("button", { name: "Another game" }).click();
  await page.getByRole("button", { name: /^Go on with your game, / }).click();
  await expect.poll(async () => [await status.textContent(), ...(await told.allTextContents())]).toEqual(before);
});
