// Part of the hot loops: what is left of generalized counts once some of their booleans are known. This is the one place that
// takes what is known out of a count.

import type { Compiled } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { countBits } from "./mask.ts";

/** Every number of these booleans that can be set: from none to all, as bits. */
export const rangeOf = (mask: Mask): Mask => -1 >>> (31 - countBits(mask));

/** Of the numbers of a range, that of all. */
export const topOf = (range: Mask): Mask => range - (range >>> 1);

/** How many of a count's booleans are known to be set. */
export const setOf = (mask: Mask, flip: Mask, known: Mask, value: Mask): number =>
  countBits((value ^ flip) & mask & known);

/**
 * How many of a count's open booleans may be set: none of the numbers if it is broken, all of `rangeOf` them if it says nothing
 * any more, and only that of none or that of all if it settles them.
 */
export const residual = (mask: Mask, flip: Mask, allowed: Mask, known: Mask, value: Mask): Mask =>
  (allowed >>> setOf(mask, flip, known, value)) & rangeOf(mask & ~known);

/** Whom the counts that were last written settle. */
export let settledAlone: Mask = 0;

/**
 * Writes what is left of a clue's counts from a place on, as mask, flip and allowed of each that still leaves a doubt; answers
 * where they end.
 */
export function writeResidual(clue: Compiled, known: Mask, value: Mask, into: Int32Array, from: number): number {
  const { counts } = clue;
  let at = from;
  let settled = 0;
  for (let i = 0; i < counts.length; i += 3) {
    const mask = counts[i] as number;
    const open = mask & ~known;
    if (open === 0) continue;
    const flip = counts[i + 1] as number;
    const range = rangeOf(open);
    const rest = residual(mask, flip, counts[i + 2] as number, known, value);
    if (rest === 1 || rest === topOf(range)) settled |= open;
    else if (rest !== range) {
      into[at] = open;
      into[at + 1] = flip;
      into[at + 2] = rest;
      at += 3;
    }
  }
  settledAlone = settled;
  return at;
}
