// A play is the puzzle and the moves so far; everything else is computed from them.

import type { Puzzle } from "./puzzle.ts";
import type { Move, Outcome } from "./view.ts";

export interface Session<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly moves: readonly Move[];
}

export interface Played<P extends Puzzle = Puzzle> {
  readonly session: Session<P>;
  readonly outcome: Outcome;
}
