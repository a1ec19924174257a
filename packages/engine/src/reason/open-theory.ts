// All that has been said on a table where everybody has spoken, ready for reading.

import { type Compiled, compile } from "@demonstrandum/logic";
import { evidenceFrom, type Honesty } from "../game/honesty.ts";
import type { Spoken } from "../game/table.ts";
import type { LaidPuzzle } from "./position.ts";

/** `evidence[i]` is what the words of person i tell about everyone; whatever comes after those of all `size` people holds anyway. */
export interface OpenTheory {
  readonly size: number;
  readonly evidence: readonly Compiled[];
}

export const openTheoryOf = ({ theory: { size, compiled } }: LaidPuzzle): OpenTheory => ({
  size,
  evidence: [...compiled.clues, ...compiled.axioms],
});

/** From what each person says, one list of sentences for each. */
export const makeOpenTheory = (honesty: Honesty, words: readonly Spoken["says"][]): OpenTheory => ({
  size: words.length,
  evidence: words.map((says, speaker) => compile(evidenceFrom(honesty, speaker, says))),
});
