// With every kind of clue switched off the basic two are used, and the page says so; a level that they never reach is
// answered with one that they do.
import { expect, type Page, test } from "@playwright/test";

async function switchAllOff(page: Page): Promise<void> {
  await page.goto("/cultivators");
  await page.getByText("More to choose").click();
  await page.getByRole("radio", { name: /^Classic/ }).check();
  const kinds = page.getByRole("group", { name: "Kinds of clue" }).getByRole("checkbox");
  await expect(kinds).toHaveCount(14);
  for (const kind of await kinds.all()) await kind.uncheck();
}

const play = (page: Page) => page.getByRole("button", { name: "Play", exact: true }).click();

test("any level with nothing to say falls back to the basic kinds of clue, and says so", async ({ page }) => {
  await switchAllOff(page);
  await page.getByRole("radio", { name: /^Any/ }).check();
  await play(page);
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText("Every kind of clue is switched off")).toBeVisible();
});

test("a level that the basic kinds never reach is answered with one that they do", async ({ page }) => {
  await switchAllOff(page);
  await page.getByRole("radio", { name: /^Hard/ }).check();
  await play(page);
  // Before it says so it has tried what would help.
  await expect(page.getByRole("heading", { name: "No puzzle this time" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("With the difficulty easy or any there is one.")).toBeVisible();
});
