// Reading is guessing: whatever could be meant by the names and numbers of a sentence is said, and what sounds the same is
// what was meant. So there is no grammar beside the words, and a new clue form is read as soon as it can be said.

import { asHeard } from "./heard.ts";

/** What a sentence could mean, and how that is said; `C` is a clue. */
export interface Guesses<C> {
  /** In the order in which they are tried; each can be said. */
  readonly all: Iterable<C>;
  /** Every way in which it is said. */
  ways(clue: C): Iterable<string>;
  /** Whether it is well formed. */
  isFit(clue: C): boolean;
}

/** How many are tried before a sentence counts as not understood. */
const MOST_GUESSES = 60_000;

/** Sentences that sound alike are hardly longer than one another. */
const SLACK = 4;

/** The clue that is said so, a well-formed one if there is any; undefined where nothing is. */
export function readSaid<C>(text: string, { all, ways, isFit }: Guesses<C>): C | undefined {
  const wanted = asHeard(text);
  const unfit: C[] = [];
  let left = MOST_GUESSES;
  // Whether a clue is well formed is found out much sooner than how it is said.
  for (const clue of all) {
    if (left-- === 0) break;
    if (!isFit(clue)) unfit.push(clue);
    else if (sounds(wanted, ways(clue))) return clue;
  }
  return unfit.find((clue) => sounds(wanted, ways(clue)));
}

function sounds(wanted: string, ways: Iterable<string>): boolean {
  for (const way of ways) {
    if (Math.abs(way.length - wanted.length) <= SLACK && asHeard(way) === wanted) return true;
  }
  return false;
}
