// Sets of booleans as bits of one small positive integer, and how many of them a generalized count still allows once some are
// known. Part of the hot loops; in one file, as small functions that call each other across files are slow where nothing is
// bundled.

import type { Mask } from "./constraint.ts";

/** The most booleans a theory can have. */
export const MAX_SIZE = 30;

/** How many booleans are in a set. */
export function countBits(mask: Mask): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

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

/** The first boolean of a set. */
export const lowestIndex = (mask: Mask): number => 31 - Math.clz32(mask & -mask);

/** The set of the first `size` booleans. */
export const fullMask = (size: number): Mask => (size === 0 ? 0 : 0xffffffff >>> (32 - size));

/** Ascending. */
export function indices(mask: Mask): number[] {
  const list: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

/** The set of these booleans. */
export const maskOf = (items: Iterable<number>): Mask => {
  let mask = 0;
  for (const index of items) mask |= 1 << index;
  return mask;
};
