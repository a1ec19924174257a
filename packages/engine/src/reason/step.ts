// The answers of the engine as types: a step of reasoning, the difficulty card, what generation returns.

import type { Puzzle } from "../game/puzzle.ts";

/** One forced identity and whose clues force it: a smallest set, first in order among the smallest. */
export interface Step {
  readonly person: number;
  readonly identity: boolean;
  readonly speakers: readonly number[];
}

/** How hard a puzzle is, and why. */
export interface Card {
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
  /** Whether the documents' local rules finish it alone, and how many identities they find. */
  readonly local: { readonly isSolved: boolean; readonly found: number };
  /** Figures of the game's own, by name. */
  readonly remarks?: Readonly<Record<string, number>>;
}

export interface Failure {
  readonly attempts: number;
  /** Why tries failed, and how often. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly text: string;
}

export type Generated<P extends Puzzle = Puzzle> =
  | { readonly ok: true; readonly puzzle: P; readonly attempts: number }
  | { readonly ok: false; readonly failure: Failure };
