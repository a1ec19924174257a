// Whole games, and everything that can happen on the way.
import { solve } from "@demonstrandum/engine";
import { expect, test } from "@playwright/test";
import { CULTIVATORS, spokenOf, startOf, unproved, WHO, wordsOf } from "./puzzles.ts";
import { card, litPeople, name, openPuzzle, prove } from "./table.ts";
import { DESK } from "./when.ts";

test("a whole game is won with the mouse or the finger, shared, replayed and played again", { tag: DESK }, async ({
  page,
  isMobile,
  context,
}) => {
  const puzzle = isMobile ? WHO : CULTIVATORS;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    // What the player wished for last is not what the link holds.
    for (const game of ["cultivators", "who"])
      localStorage.setItem(`demonstrandum/wish/${game}`, '{"difficulty":"medium"}');
  });
  await openPuzzle(page, puzzle);
  await prove(page, puzzle);
  const end = page.getByRole("dialog", { name: "Quod erat demonstrandum" });
  await expect(end).toContainText("Flawless");
  const clock = (await page.getByRole("timer").textContent()) ?? "";
  await expect(end.getByRole("definition").first()).toHaveText(clock);
  await end.getByRole("button", { name: "Share" }).click();
  await expect(end).toContainText("Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Demonstrandum · .+\n.+ · 0 mistakes · 0 hints\n/);
  expect(text.match(/🟩/gu)).toHaveLength(puzzle.steps.length);
  expect(text).toContain(puzzle.url);
  for (const person of puzzle.names) expect(text).not.toContain(person);
  await end.getByRole("button", { name: "See the shortest reasoning" }).click();
  const replay = page.getByRole("region", { name: "The shortest reasoning" });
  const { insights } = solve(puzzle.game, puzzle.puzzle);
  await expect(replay).toContainText(`Step 1 of ${insights.length}`);
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(1);
  await replay.getByRole("button", { name: "Next step" }).click();
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(1 + (insights[0]?.verdicts.length ?? 0));
  await replay.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Result" }).click();
  await end.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(puzzle.code));
  await expect(page.getByText(/^Easy · 1 of /)).toBeVisible();
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(1);
});

test("a whole game is won with the keyboard alone, and the focus is never lost", { tag: DESK }, async ({ page }) => {
  const puzzle = WHO;
  await openPuzzle(page, puzzle);
  const focused = () => page.evaluate(() => Number(document.activeElement?.getAttribute("data-person") ?? -1));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  let at = await focused();
  expect(at).toBe(startOf(puzzle));
  const [cols, words] = [3, wordsOf(puzzle)];
  const status = page.getByRole("status").filter({ hasText: / is / });
  for (const [turn, { person, identity }] of puzzle.steps.entries()) {
    const [down, right] = [Math.floor(person / cols) - Math.floor(at / cols), (person % cols) - (at % cols)];
    for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
    for (let step = 0; step < Math.abs(right); step++)
      await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    expect(await focused()).toBe(person);
    if (turn === 0) await page.keyboard.press("Enter");
    const key = words[identity ? 1 : 0].slice(0, 1);
    await page.keyboard.press(key);
    await page.keyboard.press(turn % 2 === 0 ? key : "Enter");
    await expect(card(page, person)).toHaveAttribute("data-kind", identity ? "b" : "a");
    if (turn < puzzle.steps.length - 1) {
      await expect(status).toContainText(`${puzzle.names[person]} is a ${words[identity ? 1 : 0]}.`);
      expect(await focused()).toBe(person);
    }
    at = person;
  }
  await expect(page.getByRole("dialog", { name: "Quod erat demonstrandum" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await focused()).toBe(at);
});

test("a verdict without proof is refused, explained on request, and closes only itself", { tag: DESK }, async ({
  page,
}) => {
  const puzzle = CULTIVATORS;
  const person = unproved(puzzle);
  await openPuzzle(page, puzzle);
  await name(page, puzzle, person, true);
  await expect(page.getByRole("heading", { name: "Not enough evidence!" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Not enough evidence!" })).toHaveCount(1);
  await expect(page.getByText("mistakes 1")).toBeVisible();
  await expect(card(page, person)).not.toHaveAttribute("data-kind");
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.getByRole("heading", { name: "It could be otherwise" })).toBeVisible();
  await expect(card(page, person)).toHaveAccessibleName(/supposed to be a cultivator/);
  await expect(page.getByText("hints 1")).toBeVisible();
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(card(page, person)).toHaveAccessibleName(/not proved to be a demon until someone is revealed/);
  await card(page, person).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Demon/ })).toBeDisabled();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Cultivator/ })).toBeEnabled();
  await page.keyboard.press("Escape");
  await prove(page, puzzle, 0, 1);
  await expect(card(page, person)).not.toHaveAccessibleName(/not proved to be/);
});

test("hints go from where to look to the verdict itself, and light up causes and effects", { tag: DESK }, async ({
  page,
}) => {
  const puzzle = CULTIVATORS;
  const [step] = puzzle.steps;
  if (!step) throw new Error("There is no first step.");
  await openPuzzle(page, puzzle);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const titles = ["where to look", "which clues", "who follows", "the proof", "the verdict"];
  for (const [at, title] of titles.entries()) {
    await expect(page.getByRole("heading", { name: `Hint ${at + 1} of 5: ${title}` })).toBeVisible();
    if (at !== 3)
      await expect(page.locator("[data-person][data-speaking]")).toHaveCount(at === 0 ? 0 : step.speakers.length);
    // Whoever the same sentence settles is named with them.
    if (at === 2 || at === 4) await expect.poll(() => litPeople(page)).toContain(step.person);
    if (at === 3)
      expect((await page.getByRole("region", { name: "Hint 4 of 5" }).innerText()).match(/“/g)).toHaveLength(1);
    if (at < 4) await page.getByRole("button", { name: at < 3 ? "Tell me more" : "Just tell me" }).click();
  }
  await card(page, step.person).press("h");
  await page.getByRole("button", { name: /^Name / }).click();
  await expect(card(page, step.person)).toHaveAttribute("data-kind", step.identity ? "b" : "a");
  await expect(page.getByText("hints 1")).toBeVisible();
  await expect(page.getByText("mistakes 0")).toBeVisible();
});

test("choosing a clue lights up exactly the people it speaks of", { tag: DESK }, async ({ page }) => {
  const puzzle = CULTIVATORS;
  await openPuzzle(page, puzzle);
  await prove(page, puzzle, 0, 2);
  for (const speaker of [startOf(puzzle), puzzle.steps[0]?.person ?? 0]) {
    await card(page, speaker).click();
    await expect.poll(() => litPeople(page)).toEqual([...spokenOf(puzzle, speaker)].sort((a, b) => a - b));
    await expect(card(page, speaker)).toHaveAttribute("data-speaking", "");
  }
});

test("clues of who are told plainly or as a story, and the choice is remembered", { tag: DESK }, async ({ page }) => {
  await openPuzzle(page, WHO);
  const clue = page.getByRole("region", { name: "The chosen clue" });
  const plain = (await clue.locator("p").first().textContent()) ?? "";
  await page.getByRole("button", { name: "Story" }).click();
  await expect(clue.locator("p").first()).not.toHaveText(plain);
  await page.reload();
  await expect(page.getByRole("button", { name: "Plain", exact: true })).toBeVisible();
  await expect(clue.locator("p").first()).not.toHaveText(plain);
});

test("tags are set by hand and by key, and stay", { tag: DESK }, async ({ page, isMobile }) => {
  const puzzle = CULTIVATORS;
  const person = unproved(puzzle);
  await openPuzzle(page, puzzle);
  await card(page, person).click();
  await page.getByRole("button", { name: "Tag with a square" }).click();
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  await expect(card(page, person)).toHaveAccessibleName(/tagged with a square/);
  if (!isMobile) {
    await page.keyboard.press("t");
    await expect(card(page, person)).toHaveAccessibleName(/tagged with a triangle/);
  }
  await page.reload();
  await expect(card(page, person)).toHaveAccessibleName(/tagged with a/);
});
