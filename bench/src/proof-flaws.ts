// What a strict reader finds wrong with the proofs of puzzles, in every language, counted by what it is.

import type { Game, GameWords, Puzzle } from "@demonstrandum/engine";
import { FLAWS, type FlawKind, readPuzzle } from "@demonstrandum/engine/reader";
import { GAMES, tellGame } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";
import { makeTable } from "./harness.ts";

export interface FlawCounts {
  readonly steps: number;
  /** In how many steps there is a flaw of the kind; kinds that are in none are left out. */
  readonly counts: Readonly<Partial<Record<FlawKind, number>>>;
  /** Where the first of each kind is, and the sentence. */
  readonly examples: readonly string[];
}

const KINDS = Object.keys(FLAWS) as FlawKind[];

const gameOf = (id: string): Game => {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new RangeError(`There is no game "${id}".`);
  return game;
};

const wordsOf = (game: Game): readonly GameWords[] => [en, zh].map((words) => tellGame(words, game).words);

export function countFlaws(puzzles: readonly Puzzle[]): FlawCounts {
  const counts: Partial<Record<FlawKind, number>> = {};
  const examples: string[] = [];
  let all = 0;
  for (const puzzle of puzzles) {
    const game = gameOf(puzzle.game);
    const { steps, flaws } = readPuzzle(game, wordsOf(game), puzzle);
    all += steps;
    for (const kind of KINDS) {
      const found = flaws.filter((flaw) => flaw.kind === kind);
      const [first] = found;
      if (!first) continue;
      if (!(kind in counts)) examples.push(`${kind}, seed ${puzzle.seed}, step ${first.step}: ${first.text}`);
      counts[kind] = (counts[kind] ?? 0) + new Set(found.map(({ step }) => step)).size;
    }
  }
  return { steps: all, counts, examples };
}

/** A row for each kind of puzzle, a column for each flaw that some kind has. */
export function makeFlawTable(found: ReadonlyMap<string, FlawCounts>): string {
  const seen = KINDS.filter((kind) => [...found.values()].some(({ counts }) => counts[kind] !== undefined));
  const rows = [...found].map(([name, { steps, counts }]) => [
    name,
    String(steps),
    ...seen.map((kind) => String(counts[kind] ?? 0)),
  ]);
  return makeTable(["", "insights", ...seen], rows);
}
