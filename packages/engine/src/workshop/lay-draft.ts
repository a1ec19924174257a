// A draft laid out for reasoning, with the order in which its people can be proved as far as that goes: so whatever takes a laid
// puzzle takes a draft, the audit among them.

import { makeRecent } from "@demonstrandum/text";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import { pathFrom } from "../reason/path.ts";
import { type LaidPuzzle, makeLaidPuzzle } from "../reason/position.ts";
import type { Drafts } from "./drafts.ts";

/** A game with its drafts. */
export interface Workshop<P extends Puzzle = Puzzle> {
  readonly game: Game<P>;
  readonly drafts: Drafts<P>;
}

const kept = makeRecent<Puzzle, LaidPuzzle>();

/** Lays a draft out once, however often it is asked about in a row. */
export function layDraft<P extends Puzzle>({ game, drafts }: Workshop<P>, draft: Puzzle): LaidPuzzle {
  const before = kept.get(draft);
  if (before) return before;
  const laid = { ...makeLaidPuzzle(drafts.lay(draft)), testimony: game.testimony };
  kept.set(draft, laid);
  return laid;
}

/** Whoever can be proved, in the order of the path, those revealed at the start first; then everybody else. */
export function orderOf(laid: LaidPuzzle): number[] {
  const { start, people } = laid.table;
  return [...new Set([...start, ...pathFrom(laid).map(({ person }) => person), ...people.keys()])];
}

/** Everybody who says nothing. */
export const silentPeople = ({ clues }: Table): number[] =>
  [...clues.keys()].filter((person) => clues[person]?.says.length === 0);

/** A game whose puzzles are drafts, for whatever takes a game and a puzzle. */
export function gameOfDrafts<P extends Puzzle>(workshop: Workshop<P>): Game {
  const { game, drafts } = workshop;
  return {
    ...(game as Game),
    parse: drafts.parse,
    check: drafts.check,
    lay(draft) {
      const laid = layDraft(workshop, draft);
      return { ...laid.table, chain: orderOf(laid) };
    },
  };
}
