// A number for what a clue means, to tell at once that two clues mean the same.

import type { Compiled, Node } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { countBits } from "./mask.ts";

/** The same for clues that mean the same, whichever way they count; hardly any others have the same. */
export function meaningKey({ counts, others }: Compiled): number {
  let key = 0;
  for (let i = 0; i < counts.length; i += 3) {
    key = (key + countKey(counts[i] as number, counts[i + 1] as number, counts[i + 2] as number)) | 0;
  }
  for (let i = 0; i < others.length; i++) key = (key + nodeKey(others[i] as Node)) | 0;
  return key;
}

const stir = (a: number, b: number): number => Math.imul(a ^ (a >>> 15) ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);

const nodeKey = ({ kind, mask, flip, allowed, value, parts }: Node): number =>
  parts.reduce((key, part) => (key + nodeKey(part)) | 0, stir(stir(stir(kind, mask), flip), allowed + (value ? 1 : 0)));

/** Counting the others instead turns the allowed counts around; of the two ways, the one that leaves the first as it is. */
function countKey(mask: Mask, flip: Mask, allowed: Mask): number {
  if ((mask & -mask & flip) === 0) return stir(stir(mask, flip), allowed);
  const size = countBits(mask);
  let turned = 0;
  for (let count = 0; count <= size; count++) if ((allowed >>> count) & 1) turned |= 1 << (size - count);
  return stir(stir(mask, mask & ~flip), turned);
}
