// Sets of booleans as bits of one small positive integer.

import type { Mask } from "./constraint.ts";

export const MAX_SIZE = 30;

export function countBits(mask: Mask): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const lowestIndex = (mask: Mask): number => 31 - Math.clz32(mask & -mask);

export const fullMask = (size: number): Mask => (size === 0 ? 0 : 0xffffffff >>> (32 - size));

/** Ascending. */
export function indices(mask: Mask): number[] {
  const list: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

export const maskOf = (items: Iterable<number>): Mask => {
  let mask = 0;
  for (const index of items) mask |= 1 << index;
  return mask;
};
