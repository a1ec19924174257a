// Part of the hot loops: what is left of all the counts of a clue, for whoever asks of many clues what two of them force.

import type { Compiled } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { rangeOf, residual, topOf } from "./mask.ts";

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
