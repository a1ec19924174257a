// Whole games won by hints alone, in both languages: every proof is walked to its end, the board shows what each sentence counts on,
// and a screen reader hears it.
import { newSession, play, type Session, tellOutcome } from "@demonstrandum/engine";
import { expect, type Page, test } from "@playwright/test";
import { CULTIVATORS, inChinese, type TestPuzzle, WHO } from "./puzzles.ts";
import { card, openPuzzle } from "./table.ts";
import { fullIf } from "./when.ts";

const WORDS = {
  en: { hint: "Hint", more: "Tell me more", tell: "Just tell me", next: "Next sentence", name: /^Name / },
  zh: { hint: "提示", more: "再多说一点", tell: "直接告诉我", next: "下一句", name: /^断定/ },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const peopleWith = (page: Page, mark: string): Promise<number[]> =>
  page
    .locator(`[data-person][${mark}]`)
    .evaluateAll((cards) => cards.map((each) => Number(each.getAttribute("data-person"))).sort((a, b) => a - b));

const inOrder = (people: Iterable<number>): number[] => [...people].sort((a, b) => a - b);

/** Reads a proof sentence by sentence; tells how many people it saw glow. */
async function walkProof(page: Page, words: Words, puzzle: TestPuzzle, session: Session): Promise<number> {
  const outcome = tellOutcome(puzzle.table, play(puzzle.game, session, { kind: "hint", level: 4 }).outcome);
  const proof = (outcome.kind === "hint" && outcome.hint.proof) || [];
  let glowing = 0;
  for (const [at, { affects, known = [], groups = [], text }] of proof.entries()) {
    if (at > 0) await page.getByRole("button", { name: words.next }).click();
    const now = page.locator("p[aria-live]");
    await expect(now).toContainText(text);
    await expect.poll(() => peopleWith(page, "data-lit")).toEqual(inOrder(affects));
    await expect.poll(() => peopleWith(page, "data-ground")).toEqual(inOrder(known));
    const grouped = new Set(groups.flatMap(({ people }) => people));
    await expect.poll(() => peopleWith(page, "data-group")).toEqual(inOrder(grouped));
    for (const person of [...known, ...grouped]) await expect(now).toContainText(puzzle.names[person] ?? "?");
    glowing += known.length;
  }
  return glowing;
}

for (const [language, puzzle] of [
  ["en", CULTIVATORS],
  ["zh", inChinese(WHO)],
] as const) {
  test(`a game is won by hints alone, with every proof walked (${language})`, {
    tag: fullIf(language === "zh"),
  }, async ({ page }) => {
    const words = WORDS[language];
    await openPuzzle(page, puzzle);
    let session = newSession(puzzle.puzzle);
    let glowing = 0;
    let [presses, settled] = [0, 0];
    for (;;) {
      const { outcome } = play(puzzle.game, session, { kind: "hint", level: 5 });
      if (outcome.kind !== "hint" || outcome.hint.person === undefined) break;
      await page.getByRole("button", { name: words.hint, exact: true }).click();
      for (let level = 1; level < 4; level++) await page.getByRole("button", { name: words.more }).click();
      glowing += await walkProof(page, words, puzzle, session);
      await page.getByRole("button", { name: words.tell }).click();
      await page.getByRole("button", { name: words.name }).click();
      // One press names everybody whom the argument settles.
      for (const { person, identity } of outcome.hint.verdicts ?? []) {
        await expect(card(page, person)).toHaveAttribute("data-kind", identity ? "b" : "a");
        session = play(puzzle.game, session, { kind: "verdict", person, identity }).session;
        settled++;
      }
      presses++;
    }
    expect(glowing).toBeGreaterThan(0);
    expect(settled).toBeGreaterThan(presses);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("[data-person][data-kind]")).toHaveCount(puzzle.names.length);
  });
}
