// A village, where everything is on the table: solved by verdicts and hints, and by notes and an accusation.
import { expect, type Page, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { VILLAGE, wordsOf } from "./puzzles.ts";
import { card, name, openPuzzle } from "./table.ts";

const solution = VILLAGE.steps.toSorted((a, b) => a.person - b.person).map(({ identity }) => identity);
const end = (page: Page) => page.getByRole("dialog", { name: "Quod erat demonstrandum" });

/** Pencils somebody in. */
const pencil = (page: Page, person: number, identity: boolean): Promise<void> =>
  page
    .getByRole("group", { name: `What you think of ${VILLAGE.names[person]}` })
    .getByRole("button", { name: `Pencil in: ${wordsOf(VILLAGE)[identity ? 1 : 0]}` })
    .click();

test("a village is solved by verdicts and by hints to the end, and its link goes to a friend", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await openPuzzle(page, VILLAGE);
  await expect(page.getByText("Everything a human says is true.")).toBeVisible();
  const said = VILLAGE.table.words.clues.flatMap(({ sentences = [] }) => sentences);
  for (const text of said) await expect(page.getByRole("listitem").filter({ hasText: text }).last()).toBeVisible();
  await findNothing(page, "village");
  for (const { person, identity } of VILLAGE.steps.slice(0, 2)) {
    await name(page, VILLAGE, person, identity);
    await expect(card(page, person)).toHaveAttribute("data-kind", identity ? "b" : "a");
  }
  await page.reload();
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(2);
  for (let found = 2; found < VILLAGE.names.length; found++) {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    for (let level = 2; level <= 4; level++) await page.getByRole("button", { name: "Tell me more" }).click();
    await expect(page.getByRole("heading", { name: "Hint 4 of 5: the proof" })).toBeVisible();
    if (found === 2) await findNothing(page, "proof");
    await page.getByRole("button", { name: "Just tell me" }).click();
    await page.getByRole("button", { name: /^Name / }).click();
    await expect(page.locator("[data-person][data-kind]")).toHaveCount(found + 1);
  }
  await end(page).getByRole("button", { name: "Share" }).click();
  await expect(end(page)).toContainText("Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(VILLAGE.url);
  await end(page).getByRole("button", { name: "See the shortest reasoning" }).click();
  await expect(page.getByRole("region", { name: "The shortest reasoning" })).toContainText("Step 1 of");
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(0);
  const friend = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await friend.newPage();
  await openPuzzle(other, VILLAGE);
  await expect(other.locator("[data-person]")).toHaveCount(VILLAGE.names.length);
  await expect(other.locator("[data-person][data-kind]")).toHaveCount(0);
  await friend.close();
});

test("a village is solved by notes: a supposition, a contradiction, a wrong accusation, the right one", async ({
  page,
}) => {
  const [wrong = 0, other = 1] = VILLAGE.steps.map(({ person }) => person);
  await openPuzzle(page, VILLAGE);
  await pencil(page, wrong, !solution[wrong]);
  await page.getByRole("button", { name: `Suppose ${VILLAGE.names[wrong]} is` }).click();
  const statement = page.getByRole("button", { name: `Statement 1 of ${VILLAGE.names[other]}:` });
  await statement.click();
  await expect(statement).toHaveAccessibleName(/pencilled as true$/);
  await expect(page.getByText("Pencilled since: 1.")).toBeVisible();
  await page.getByRole("button", { name: "Contradiction?" }).click();
  const answer = page.getByRole("region", { name: "A contradiction" });
  await expect(answer).toContainText("You pencilled");
  await expect(page.locator("[data-clash]").first()).toBeVisible();
  await expect(page.getByText("hints 1")).toBeVisible();
  await findNothing(page, "contradiction");
  await answer.getByRole("button", { name: "Back to the board" }).click();
  await page.getByRole("button", { name: "Accuse", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Still undecided");
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  for (const [person, identity] of solution.entries()) if (person !== wrong) await pencil(page, person, identity);
  const accuse = async () => {
    await page.getByRole("button", { name: "Accuse", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Accuse", exact: true }).click();
  };
  await accuse();
  await expect(page.getByRole("heading", { name: "Not so" })).toBeVisible();
  await expect(page.getByText("mistakes 1")).toBeVisible();
  await page.getByRole("button", { name: "Back to the board" }).click();
  await page.getByRole("button", { name: "Drop it" }).click();
  await expect(statement).toHaveAccessibleName(/true or false\?$/);
  for (const [person, identity] of solution.entries()) await pencil(page, person, identity);
  await accuse();
  await expect(end(page)).toContainText("1 mistake · 1 hint");
  await expect(end(page)).toContainText("The accusation stands");
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(VILLAGE.names.length);
});
