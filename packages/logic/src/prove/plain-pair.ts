// Pairs of clues whose proofs are always short, so that nobody has to look for them.

import { type Compiled, isCounting } from "../compile.ts";
import type { Mask } from "../constraint.ts";

/**
 * Two clues that count, and of which no count of either meets two others, nor some people who count for one side of it and
 * some who count for the other: what they share is bounded by the one, which settles something in the other. That never
 * takes more than four lines.
 */
export const isPlainPair = (one: Compiled, other: Compiled, known: Mask): boolean =>
  isCounting(one) &&
  isCounting(other) &&
  meetsOnce(one, other, known) &&
  meetsOnce(other, one, known) &&
  isApart(one, known) &&
  isApart(other, known);

/**
 * Whether each count meets at most one of the other's in people who are not known. Those whom a count adds and those whom it
 * takes off are met apart.
 */
function meetsOnce({ counts }: Compiled, { counts: others }: Compiled, known: Mask): boolean {
  for (let i = 0; i < counts.length; i += 3) {
    let meetings = 0;
    for (let j = 0; j < others.length; j += 3) {
      const shared = (counts[i] as Mask) & (others[j] as Mask) & ~known;
      const [flip, turned] = [counts[i + 1] as Mask, others[j + 1] as Mask];
      if ((shared & flip & turned) !== 0) meetings++;
      if ((shared & flip & ~turned) !== 0) meetings++;
      if ((shared & ~flip & turned) !== 0) meetings++;
      if ((shared & ~flip & ~turned) !== 0) meetings++;
    }
    if (meetings > 1) return false;
  }
  return true;
}

/** Whether no count of the clue meets another, nor has open people on both of its sides. */
const isApart = (clue: Compiled, known: Mask): boolean => meetsOnce(clue, clue, known);
