// The difficulty card: what the path says about a puzzle, and the documents' score beside it.

import { countBits, type TooMuch, within } from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Spoken } from "../game/table.ts";
import { BOUNDS } from "./bounds.ts";
import { labelOf, largestOf, profileOf } from "./level.ts";
import { findLocally } from "./one-clue.ts";
import { pathFrom, provable } from "./path.ts";
import { type Laid, layOut, reveal, startPosition } from "./position.ts";

/** How hard a puzzle is, and why. */
export interface Rating {
  /** The label it deserves; undefined if it fits none. */
  readonly label: string | undefined;
  /** `steps[k]` is how many steps need k clues held together. */
  readonly steps: readonly number[];
  /** The most clues in one step, and in the first. */
  readonly largest: number;
  readonly opening: number;
  /** How many people could be proved at each position, in the order of the path. */
  readonly choices: readonly number[];
  /** The documents' score: steps, share of quota clues and of direct clues, weighted. */
  readonly score: number;
  /** The documents' count: how many steps need one of their higher-order clues (classic types 9–14, complex chains). */
  readonly needed: number;
  /** Whether the documents' local rules finish it alone, and how many identities they find. */
  readonly local: { readonly isSolved: boolean; readonly found: number };
  /** Figures of the game's own, by name. */
  readonly remarks?: Readonly<Record<string, number>>;
}

/** The documents' weights: rounds of their deduction loop, percent of quota clues, percent of direct clues (these count down). */
export const SCORE_WEIGHTS = { rounds: 5, quota: 1, direct: 1 } as const;

/** The card; or that the puzzle is too much to work out. */
export const rate = <P extends Puzzle>(game: Game<P>, puzzle: P): Rating | TooMuch =>
  within(BOUNDS.puzzle, () => makeCard(game, puzzle));

function makeCard<P extends Puzzle>(game: Game<P>, puzzle: P): Rating {
  const laid = layOut(game, puzzle);
  const path = pathFrom(laid);
  const sizes = path.map(({ speakers }) => speakers.length);
  const steps = profileOf(sizes);
  const { facts, rounds } = findLocally(laid.theory, laid.table.clues);
  const found = countBits(facts.known);
  return {
    label: deservedLabel(game, puzzle),
    steps,
    largest: largestOf(steps),
    opening: sizes[0] ?? 0,
    choices: openChoices(laid),
    score: scoreOf(laid.table.clues, rounds),
    needed: path.filter(({ speakers }) => speakers.some((id) => laid.table.clues[id]?.kind === "quota")).length,
    local: { isSolved: found === laid.table.people.length, found },
    ...(game.remarks ? { remarks: game.remarks(puzzle) } : {}),
  };
}

/** The game's own opinion if it has one, else the engine's table. */
export function deservedLabel<P extends Puzzle>(game: Game<P>, puzzle: P): string | undefined {
  if (game.grade) return game.grade(puzzle);
  return labelOf(profileOf(pathFrom(layOut(game, puzzle)).map(({ speakers }) => speakers.length)));
}

function openChoices(laid: Laid): number[] {
  let position = startPosition(laid.table);
  return pathFrom(laid).map(({ person }) => {
    const choices = countBits(provable(laid, position));
    position = reveal(laid.table, position, person);
    return choices;
  });
}

function scoreOf(clues: readonly Spoken[], rounds: number): number {
  const percent = (kind: Spoken["kind"]): number =>
    Math.round((100 * clues.filter((clue) => clue.kind === kind).length) / Math.max(1, clues.length));
  const { rounds: perRound, quota, direct } = SCORE_WEIGHTS;
  return perRound * rounds + quota * percent("quota") - direct * percent("direct");
}
