// What two generalized counts force together, in closed form. The booleans fall into four regions that both counts treat
// alike (only the first, only the second, both the same way, both opposite ways), so how many of each region are set is all
// that matters; a region is forced when that number can only be none or all. Hot: the answer is left in module variables.

import type { Mask } from "./constraint.ts";
import { countBits, rangeOf, topOf } from "./mask.ts";

export let pairKnown: Mask = 0;
export let pairValue: Mask = 0;

/** Of each count: the open booleans, which of them are flipped, and how many may be set. What is forced is also `pairKnown`. */
export function forcedByPair(maskA: Mask, flipA: Mask, allowedA: Mask, maskB: Mask, flipB: Mask, allowedB: Mask): Mask {
  const both = maskA & maskB;
  const opposite = both & (flipA ^ flipB);
  const same = both & ~opposite;
  const onlyA = maskA & ~both;
  const onlyB = maskB & ~both;
  const sames = countBits(same);
  const opposites = countBits(opposite);
  const rangeA = rangeOf(onlyA);
  const rangeB = rangeOf(onlyB);
  let inSame = 0;
  let inOpposite = 0;
  let inA = 0;
  let inB = 0;
  for (let y = 0; y <= opposites; y++) {
    for (let x = 0; x <= sames; x++) {
      const restA = (allowedA >>> (x + y)) & rangeA;
      const restB = (allowedB >>> (x + opposites - y)) & rangeB;
      if (restA === 0 || restB === 0) continue;
      inSame |= 1 << x;
      inOpposite |= 1 << y;
      inA |= restA;
      inB |= restB;
    }
  }
  pairKnown = 0;
  pairValue = 0;
  settle(onlyA, flipA, inA, rangeA);
  settle(onlyB, flipB, inB, rangeB);
  settle(same, flipA, inSame, rangeOf(same));
  settle(opposite, flipA, inOpposite, rangeOf(opposite));
  return pairKnown;
}

function settle(region: Mask, flip: Mask, counts: Mask, range: Mask): void {
  if (region === 0) return;
  if (counts === 1) pairValue |= region & flip;
  else if (counts === topOf(range)) pairValue |= region & ~flip;
  else return;
  pairKnown |= region;
}
