// Something a person could say, with all that the search must know of it. It holds for every puzzle in which the clue means the
// same, so a game may keep it.

import {
  type Compiled,
  type Constraint,
  compile,
  countBits,
  hasWorld,
  type Mask,
  type World,
} from "@demonstrandum/logic";

export interface Offer<C = unknown> {
  readonly clue: C;
  readonly says: Constraint;
  readonly compiled: Compiled;
  /** Clues that mean the same have the same; hardly any others do. */
  readonly key: number;
  /** What is limited or counted about it: best the same list for all offers that have these tags. */
  readonly tags: readonly string[];
}

export function makeOffer<C>(clue: C, says: Constraint, tags: readonly string[]): Offer<C> {
  const compiled = compile(says);
  return { clue, says, compiled, key: keyOf(compiled), tags };
}

/** The same for clues that mean the same, whichever way they count. */
function keyOf({ counts, others }: Compiled): number {
  let key = 0;
  for (let i = 0; i < counts.length; i += 3) {
    key = (key + countKey(counts[i] as number, counts[i + 1] as number, counts[i + 2] as number)) | 0;
  }
  for (let i = 0; i < others.length; i++) key = (key + nodeKey(others[i] as Compiled["others"][number])) | 0;
  return key;
}

const stir = (a: number, b: number): number => Math.imul(a ^ (a >>> 15) ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);

const nodeKey = ({ kind, mask, flip, allowed, value, parts }: Compiled["others"][number]): number =>
  parts.reduce((key, part) => (key + nodeKey(part)) | 0, stir(stir(stir(kind, mask), flip), allowed + (value ? 1 : 0)));

/** Counting the others instead turns the allowed counts around; of the two ways, the one that leaves the first as it is. */
function countKey(mask: Mask, flip: Mask, allowed: Mask): number {
  if ((mask & -mask & flip) === 0) return stir(stir(mask, flip), allowed);
  const size = countBits(mask);
  let turned = 0;
  for (let count = 0; count <= size; count++) if ((allowed >>> count) & 1) turned |= 1 << (size - count);
  return stir(stir(mask, mask & ~flip), turned);
}

/** What it would mean if the clue were false. */
const denials = new WeakMap<Offer, Compiled>();

function denialOf(offer: Offer): Compiled {
  const kept = denials.get(offer);
  if (kept) return kept;
  const denial = compile({ kind: "not", of: offer.says });
  denials.set(offer, denial);
  return denial;
}

/** Whether no world breaks the clue in which those who are known are what they are. */
export function tellsNothing(offer: Offer, known: Mask, solution: World): boolean {
  const { counts, others, scope } = offer.compiled;
  if ((scope & ~known) === 0) return true;
  if (counts.length > 0 && (scope & known) === 0) return false;
  for (let i = 0; i < counts.length; i += 3) {
    const mask = counts[i] as number;
    const range = -1 >>> (31 - countBits(mask & ~known));
    const set = countBits((solution ^ (counts[i + 1] as number)) & mask & known);
    if ((((counts[i + 2] as number) >>> set) & range) !== range) return false;
  }
  return others.length === 0 || !hasWorld(known, solution & known, [denialOf(offer)]);
}
