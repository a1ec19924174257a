// Proofs of many puzzles, read as a reader would: every group of people can be told, every ground was shown before, every
// conclusion follows from what its sentence says, and every sum is right and shows it. In both languages.

import { GAMES } from "@demonstrandum/games";
import { CHINESE_GAMES } from "@demonstrandum/games/chinese";
import { describe, expect, it } from "vitest";
import type { Game } from "../game/game.ts";
import { generate } from "../generate.ts";
import { newSession, play } from "../play/session.ts";
import { view } from "../play/view.ts";
import { type Book, makeBook, readProof } from "./reader.cases.ts";
import { en } from "./words/en.ts";
import { zh } from "./words/zh.ts";

const SAMPLE = 12;

const WAYS = ["classic", "atoms", "who"].flatMap((dialect) =>
  ["easy", "medium", "hard", "brutal"].map((difficulty) => ({ dialect, difficulty })),
);

/** The game, with a table that notes down what its proofs are asked to say. */
const noting = (game: Game, { wording }: Book): Game => ({
  ...game,
  lay: (puzzle) => ({ ...game.lay(puzzle), wording }),
});

/** Everything that is wrong with the proofs of one puzzle. */
function flawsOf(game: Game, book: Book, dialect: string, difficulty: string, seed: string): string[] {
  const made = generate(game, { dialect, difficulty }, seed);
  if (!made.ok) throw new Error(made.failure.text);
  const noted = noting(game, book);
  const table = noted.lay(made.puzzle);
  const flaws: string[] = [];
  let session = newSession(made.puzzle);
  for (;;) {
    const { outcome } = play(noted, session, { kind: "hint", level: 4 });
    const { verdicts = [], proof = [] } = outcome.kind === "hint" ? outcome.hint : {};
    if (verdicts.length === 0) return flaws;
    flaws.push(...readProof(table, book, proof, factsIn(noted, session)));
    for (const { person, identity } of verdicts)
      session = play(noted, session, { kind: "verdict", person, identity }).session;
  }
}

function factsIn(game: Game, session: Parameters<typeof view>[1]) {
  const { people } = view(game, session);
  const maskBy = (isIn: (identity: boolean | undefined) => boolean): number =>
    people.reduce((mask, { identity }, person) => (isIn(identity) ? mask | (1 << person) : mask), 0);
  return { known: maskBy((identity) => identity !== undefined), value: maskBy((identity) => identity === true) };
}

describe.each([
  { language: "English", words: en, games: GAMES },
  { language: "Chinese", words: zh, games: CHINESE_GAMES },
])("proofs in $language", ({ words, games }) => {
  it.each(WAYS)("of $difficulty puzzles in $dialect can be followed", ({ dialect, difficulty }) => {
    const game = games.find(({ id }) => id === (dialect === "who" ? "who" : "cultivators")) as Game;
    const seeds = Array.from({ length: SAMPLE }, (_, i) => `read ${i}`);
    expect(seeds.flatMap((seed) => flawsOf(game, makeBook(words), dialect, difficulty, seed))).toEqual([]);
  });
});
