// A play is the puzzle and the moves so far; everything else is computed from them.

import type { Puzzle } from "../game/puzzle.ts";
import type { Move, Outcome } from "./view-types.ts";

export interface Session<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly moves: readonly Move[];
}

export interface Played<P extends Puzzle = Puzzle> {
  readonly session: Session<P>;
  readonly outcome: Outcome;
}
