// Every kind of puzzle whose proofs are read, and reading some of a kind in both languages.

import { GAMES, tellGame } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";
import { expect } from "vitest";
import type { Game } from "../../game/game.ts";
import type { Puzzle } from "../../game/puzzle.ts";
import { generate } from "../../generate.ts";
import type { GameWords, ToldGame } from "../game-words.ts";
import { readPuzzle } from "./read-puzzle.ts";

export interface Kind {
  readonly name: string;
  readonly game: string;
  readonly config: object;
}

const boards = (liars?: true): Kind[] =>
  ["mixed", "classic", "atoms", "who"].flatMap((dialect) =>
    ["easy", "medium", "hard", "brutal"].map((difficulty) => ({
      name: `${difficulty} ${dialect}${liars ? " with liars" : ""}`,
      game: dialect === "who" ? "who" : "cultivators",
      config: { dialect, difficulty, ...(liars && { liars }) },
    })),
  );

const village = (name: string, config: object): Kind[] =>
  ["easy", "medium", "hard"].map((difficulty) => ({
    name: `${difficulty} village ${name}`,
    game: "village",
    config: { difficulty, ...config },
  }));

const saying = (statements: number): object => ({
  statementsPerSpeakerMin: statements,
  statementsPerSpeakerMax: statements,
});

export const BOARDS: readonly Kind[] = boards();
export const LIARS: readonly Kind[] = boards(true);
export const VILLAGES: readonly Kind[] = [
  ...village("of 6 with one statement each", { N: 6, ...saying(1) }),
  ...village("of 6 with two statements each", { N: 6, ...saying(2) }),
  ...village("of 12 with one statement each", { N: 12, ...saying(1) }),
  ...village("of 8 with two statements each", { N: 8, ...saying(2) }),
  ...village("of 6 where wolves also tell the truth", { N: 6, wolvesAlsoTellTruth: true }),
];

export const gameOf = (id: string): Game => GAMES.find((game) => game.id === id) as Game;

export const inEnglish = (id: string): ToldGame => tellGame(en, gameOf(id));

const wordsOf = (id: string): readonly GameWords[] => [en, zh].map((words) => tellGame(words, gameOf(id)).words);

/** Everything that is wrong with the proofs of a puzzle, in English and in Chinese. */
export const flawsIn = (puzzle: Puzzle): string[] =>
  readPuzzle(gameOf(puzzle.game), wordsOf(puzzle.game), puzzle).flaws.map(
    ({ kind, step, text }) => `${puzzle.seed}, step ${step}: ${kind}: ${text}`,
  );

/** Puzzles from so many seeds. Boards of liars do not come together from every one. */
export function makeSome({ game, config }: Kind, count: number): readonly Puzzle[] {
  const made = Array.from({ length: count }, (_, i) => generate(gameOf(game), config, `read ${i}`));
  return made.flatMap((each) => (each.ok ? [each.puzzle] : []));
}

/** The proofs of so many puzzles of a kind can be followed. */
export function expectSound(kind: Kind, count: number): void {
  const puzzles = makeSome(kind, count);
  expect(puzzles.length).toBeGreaterThan(count / 2);
  expect(puzzles.flatMap(flawsIn)).toEqual([]);
}
