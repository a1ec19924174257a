// Leaving out one after another as long as the rest is enough: what remains cannot spare anything, though another choice may be
// smaller. All of it must be enough.

import type { Mask } from "./constraint.ts";

/** Of a list, the first are left out first. */
export function minimise<T>(all: readonly T[], isEnough: (rest: readonly T[]) => boolean): readonly T[] {
  let needed = all;
  for (const item of all) {
    const fewer = needed.filter((other) => other !== item);
    if (isEnough(fewer)) needed = fewer;
  }
  return needed;
}

/** Of a set, the last are left out first; only those of `spare` are tried. */
export function minimiseMask(all: Mask, isEnough: (rest: Mask) => boolean, spare = all): Mask {
  let needed = all;
  for (let rest = all & spare; rest !== 0; ) {
    const bit = 1 << (31 - Math.clz32(rest));
    rest &= ~bit;
    if (isEnough(needed & ~bit)) needed &= ~bit;
  }
  return needed;
}
