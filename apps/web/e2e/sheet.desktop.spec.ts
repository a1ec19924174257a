// The sheet over a board keeps the focus as the browser's own dialog would, whatever stands in it.
import { expect, type Page, test } from "@playwright/test";
import { unproved, WHO } from "./puzzles.ts";
import { card, openPuzzle } from "./table.ts";

/** What pages may put into a sheet one day: stops before and after its buttons, and things that Tab passes over. */
const addStops = (page: Page) =>
  page.getByRole("dialog").evaluate((sheet) => {
    const before = document.createElement("div");
    before.innerHTML = '<button disabled id="off">Off</button><a href="/learn" id="link">Rules</a><input id="text">';
    sheet.prepend(before);
    const after = document.createElement("div");
    after.innerHTML = `<label><input type="radio" name="way" id="one">One</label>
      <label><input type="radio" name="way" id="two" checked>Two</label>
      <details><summary id="more">More</summary><button id="folded">Folded</button></details>
      <span tabindex="0" id="span">Here</span><button tabindex="-1" id="skipped">Not by Tab</button><button hidden id="hidden">Gone</button>`;
    sheet.append(after);
  });

/** The ids of those that have one, and where the focus left the sheet. */
const whereAmI = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.closest("[role=dialog]") ? at.id || at.tagName : "outside";
  });

async function goRound(page: Page, key: string, steps: number): Promise<string[]> {
  const seen: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    seen.push(await whereAmI(page));
  }
  return seen;
}

test("Tab goes round everything in a sheet that can have the focus, both ways", async ({ page }) => {
  await openPuzzle(page, WHO);
  await card(page, unproved(WHO)).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const buttons = await page.getByRole("dialog").locator("button:enabled").count();
  await addStops(page);
  const own = Array.from({ length: buttons }, () => "BUTTON");
  const round = ["link", "text", ...own, "two", "more", "span"];
  await page.getByRole("dialog").focus();
  expect(await goRound(page, "Tab", 2 * round.length)).toEqual([...round, ...round]);
  await page.getByRole("dialog").focus();
  expect(await goRound(page, "Shift+Tab", 2 * round.length)).toEqual([...round, ...round].reverse());
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
