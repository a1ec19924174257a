// How far a walk is from what is wanted: the wanted number of steps of one, two and more clues, and what the label demands.

import type { Level } from "../reason/level.ts";
import type { PuzzleDraft } from "./draft.ts";
import { walkFrom } from "./walker/index.ts";

/** Costs: a step too many or too few; a person never reached; what the label does not allow. */
export const STEP = 32;
const UNREACHED = 10 * STEP;
const WRONG_LARGEST = 4 * STEP;
const OUTSIDE = 4 * STEP;
const EFFORT = 2 * STEP;
/** A label that demands so many long insights is hard. */
const MANY_LONG = 2;

/** How far the walk is from what is wanted, with one person's clue changed since the walk that was kept. */
export function costFrom<C>(draft: PuzzleDraft<C>, changed: number, bound?: number): number {
  const { walker, target } = draft;
  if (bound !== undefined) {
    const over = Math.floor(bound / (2 * STEP));
    const most = [target[0] + over, target[1] + over, target[2] + over] as const;
    if (!walkFrom(walker, changed, changed, most)) return Number.MAX_SAFE_INTEGER;
  } else walkFrom(walker, changed);
  return costOfWalk(draft);
}

/** In one pass, as it is asked of every try. */
function costOfWalk<C>(draft: PuzzleDraft<C>): number {
  const { target, brief, level } = draft;
  const { sizes, cites, length } = draft.walker;
  let [ones, twos, longs, largest, insights, singles, effort] = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 1; i < length; i++) {
    const size = sizes[i] as number;
    if (size === 1) ones++;
    else if (size === 2) twos++;
    else longs++;
    if (size > largest) largest = size;
    if (cites[i] === cites[i - 1]) continue;
    insights++;
    if (size === 1) singles++;
    else effort += size - 2;
  }
  const off = Math.abs(target[0] - ones) + Math.abs(target[1] - twos) + Math.abs(target[2] - longs);
  let cost = UNREACHED * (brief.size - length) + STEP * off;
  if (largest > level.most || largest < level.least) cost += WRONG_LARGEST;
  if (!endsWell(draft, sizes, 1, length)) cost += STEP;
  cost += EFFORT * Math.max(level.leastEffort - effort, effort - level.mostEffort, 0);
  return cost + OUTSIDE * stepsOutside(level, singles, longs, insights);
}

/** How many insights are too many or too few for the label, whatever was aimed at. */
function stepsOutside(level: Level, ones: number, longs: number, all: number): number {
  const tooMany = Math.max(0, ones - (level.ones[1] * all) / 100) + Math.max(0, longs - level.mostLong);
  const tooFew = Math.max(0, (level.ones[0] * all) / 100 - ones) + Math.max(0, level.leastLong - longs);
  return Math.ceil(tooMany) + Math.ceil(tooFew);
}

/** Where long steps are usual, the last third is not all plain reading. `sizes` are those of all steps, from one place to another. */
export const endsWell = <C>(draft: PuzzleDraft<C>, sizes: ArrayLike<number>, from = 0, end = sizes.length): boolean =>
  !asksForEnd(draft) || hasHardAfter(sizes, from + firstLate(end - from), end);

const asksForEnd = <C>({ level }: PuzzleDraft<C>): boolean => level.leastLong >= MANY_LONG;

/** Which step is the first of the last third. */
const firstLate = (steps: number): number => steps - Math.floor(steps / 3);

/** Whether any step from there on takes two clues or more. */
function hasHardAfter(sizes: ArrayLike<number>, from: number, end: number): boolean {
  for (let i = from; i < end; i++) if ((sizes[i] as number) > 1) return true;
  return false;
}

/** Whether the walk has come to its last third and read plainly there so far. */
export function endsPlainly<C>(draft: PuzzleDraft<C>): boolean {
  const { walker, brief } = draft;
  // The start is the first move of a walk, and no step.
  const from = firstLate(brief.size - 1) + 1;
  return walker.length >= from && asksForEnd(draft) && !hasHardAfter(walker.sizes, from, walker.length);
}
