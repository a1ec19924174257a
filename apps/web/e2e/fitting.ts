// Whether everything on a board can be read and reached: all revealed, with the longest clues of its dialect, at any size of page and text.
import { type Game, generate, makeCode, path, type View, viewIn } from "@demonstrandum/engine";
import { cultivators, tellGame, village, who } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";
import type { Language } from "@demonstrandum/text";
import { expect, type Page } from "@playwright/test";
import { keyOf } from "../src/table/store/saved-play.ts";

/** A way of speaking, by the game and the settings that bring it about. */
export type Dialect = "classic" | "atoms" | "who" | "liars" | "village";

const DIALECTS: Readonly<Record<Dialect, { readonly game: Game; readonly settings: object }>> = {
  classic: { game: cultivators, settings: { dialect: "classic" } },
  atoms: { game: cultivators, settings: { dialect: "atoms" } },
  who: { game: who, settings: {} },
  liars: { game: who, settings: { liars: true } },
  village: { game: village, settings: {} },
};

export interface Telling {
  readonly dialect: Dialect;
  readonly language: Language;
  readonly isStory: boolean;
}

const WORDS = { en, zh };
/** Puzzles among whose clues the longest are looked for. */
const SEEDS = 6;

const makeMoves = (game: Game, puzzle: Parameters<typeof path>[1]) =>
  path(game, puzzle).map(({ person, identity }) => ({ kind: "verdict", person, identity }) as const);

function makeDone({ dialect, language }: Telling, seed: string) {
  const { game, settings } = DIALECTS[dialect];
  const made = generate(game, { difficulty: "easy", ...settings }, seed);
  if (!made.ok) throw new Error(made.failure.text);
  const moves = makeMoves(game, made.puzzle);
  const view = viewIn(tellGame(WORDS[language], game), { puzzle: made.puzzle, moves });
  return { game, puzzle: made.puzzle, moves, view };
}

const saidIn = ({ people }: View, isStory: boolean): readonly string[] =>
  people.flatMap(({ clue }) => (clue ? (isStory && clue.narrative ? [clue.narrative] : clue.sentences) : []));

/** A finished play of the telling, and the longest things said in several of them, the longest first. */
function makePlay(telling: Telling) {
  const plays = Array.from({ length: SEEDS }, (_, at) => makeDone(telling, `fitting ${at}`));
  const said = plays.flatMap(({ view }) => saidIn(view, telling.isStory));
  const first = plays[0] ?? makeDone(telling, "fitting");
  return { ...first, longest: said.toSorted((one, other) => other.length - one.length) };
}

/** Opens the play with everyone revealed, and puts the longest clues there are on the cards. */
export async function openLongest(page: Page, telling: Telling): Promise<void> {
  const { game, puzzle, moves, view, longest } = makePlay(telling);
  const code = makeCode(game, puzzle);
  const total = view.people.length;
  const saved = {
    ...{ version: 1, game: game.id, puzzle: code, moves, tags: {}, pencil: [], clock: 1000, seed: puzzle.seed },
    ...{ difficulty: puzzle.difficulty, known: total, total, isDone: true, played: 1 },
  };
  await page.addInitScript(
    ([key, text, preferences]) => {
      localStorage.setItem(key, text);
      localStorage.setItem("demonstrandum/preferences", preferences);
    },
    [keyOf(game.id, code), JSON.stringify(saved), JSON.stringify({ isStory: telling.isStory })] as const,
  );
  const site = telling.language === "en" ? "" : `/${telling.language}`;
  await page.goto(`${site}/${game.id}/p/${code}`);
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(total);
  await expect(page.getByRole("timer")).toBeVisible();
  await page.evaluate((texts) => {
    for (const [at, said] of document.querySelectorAll("[data-said]").entries()) said.textContent = texts[at] ?? "";
  }, longest);
  await page.evaluate(() => document.fonts.ready);
}

/** What is wrong on the page as it stands. It runs in the page, so it calls nothing outside. */
function findFaults(): string[] {
  const faults: string[] = [];
  const inkOf = (element: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const nameOf = (element: Element) => (element.textContent ?? "").slice(0, 30);
  const report = (what: string, element: Element) => faults.push(`${what}: ${nameOf(element)}`);
  const cards = [...document.querySelectorAll("[data-card]")];
  for (const card of cards) {
    const box = card.getBoundingClientRect();
    const texts = [...card.querySelectorAll("[data-said], [data-text]")].filter(isShown);
    for (const text of texts) {
      const ink = inkOf(text);
      const isClipping = getComputedStyle(text).overflow !== "visible" && text.scrollHeight > text.clientHeight + 1;
      // Letters may be taller than their line; only what hides them cuts them.
      const isBlock = getComputedStyle(text).display !== "inline";
      if (isClipping || (isBlock && text.scrollWidth > text.clientWidth + 1)) report("cut", text);
      if (ink.left < box.left - 1 || ink.right > box.right + 1 || ink.top < box.top - 1 || ink.bottom > box.bottom + 1)
        report("outside its card", text);
    }
    const signs = [...card.querySelectorAll("[data-root], [data-seal]")].filter(isShown);
    const things = [...texts.map((each) => [each, inkOf(each)] as const)];
    for (const sign of signs) things.push([sign, sign.getBoundingClientRect()]);
    for (const [at, [one, a]] of things.entries())
      for (const [other, b] of things.slice(at + 1)) if (overlap(a, b)) report(`on ${nameOf(other)}`, one);
  }
  const boxes = cards.map((card) => card.getBoundingClientRect());
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1)) if (overlap(a, b)) faults.push(`cards ${at} and another overlap`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
  for (const button of document.querySelectorAll<HTMLElement>("main button, main a")) {
    if (!isShown(button)) continue;
    button.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(button.contains(hit) || hit.contains(button))) report("out of reach", button);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return faults;
}

/** At least so large is what stands on a card. */
const LEAST_TYPE = 12;

const findSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll("[data-said]")]
        .filter((said) => said.checkVisibility() && Number.parseFloat(getComputedStyle(said).fontSize) < least)
        .map((said) => `small: ${said.textContent}`),
    LEAST_TYPE,
  );

/** Every size, with text as it is and twice as large. */
export async function expectReadable(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const percent of [100, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const faults = [...(await page.evaluate(findFaults)), ...(await findSmall(page))];
      expect.soft(faults, `${width} × ${height}, ${percent} % text`).toEqual([]);
    }
  }
}
