// A practice game against simulated players, played to its end with the assistant's advice.
import { expect as playwrightExpect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { openClue, PATIENCE } from "./clue-table.ts";

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
  await findNothing(page, "practice, at its end");
});
