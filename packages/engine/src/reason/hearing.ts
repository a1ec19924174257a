// All that has been said on a table where everybody has spoken, ready for reading.

import { type Compiled, compile } from "@demonstrandum/logic";
import { evidenceFrom, type Honesty } from "../game/honesty.ts";
import type { Spoken } from "../game/table.ts";
import type { Laid } from "./position.ts";

/** `told[i]` is what the words of person i tell about everyone; whatever comes after those of all `size` people holds anyway. */
export interface Hearing {
  readonly size: number;
  readonly told: readonly Compiled[];
}

export const hearingOn = ({ theory: { size, compiled } }: Laid): Hearing => ({
  size,
  told: [...compiled.clues, ...compiled.axioms],
});

/** From what each person says, one list of sentences for each. */
export const makeHearing = (honesty: Honesty, words: readonly Spoken["says"][]): Hearing => ({
  size: words.length,
  told: words.map((says, speaker) => compile(evidenceFrom(honesty, speaker, says))),
});
