// How far a walk is from what is wanted: the wanted number of steps of one, two and more clues, and what the label demands.

import type { Level } from "../reason/level.ts";
import type { Desk } from "./desk.ts";
import { insightSizes, stepsLeft } from "./step-counts.ts";
import { walkFrom } from "./walker/index.ts";

/** Costs: a step too many or too few; a person never reached; what the label does not allow. */
export const STEP = 32;
const UNREACHED = 10 * STEP;
const WRONG_LARGEST = 4 * STEP;
const OUTSIDE = 4 * STEP;
/** A label that demands so many long insights is hard. */
const MANY_LONG = 2;

/** How far the walk is from what is wanted, with one person's clue changed since the walk that was kept. */
export function costFrom<C>(desk: Desk<C>, changed: number, bound?: number): number {
  const { walker, target, brief } = desk;
  if (bound !== undefined) {
    const over = Math.floor(bound / (2 * STEP));
    const most = [target[0] + over, target[1] + over, target[2] + over] as const;
    if (!walkFrom(walker, changed, changed, most)) return Number.MAX_SAFE_INTEGER;
  } else walkFrom(walker, changed);
  const [ones, twos, longs] = stepsLeft(walker, target);
  let largest = 0;
  for (let i = 1; i < walker.length; i++) largest = Math.max(largest, walker.sizes[i] as number);
  let cost = UNREACHED * (brief.size - walker.length) + STEP * (Math.abs(ones) + Math.abs(twos) + Math.abs(longs));
  if (largest > brief.level.most || largest < brief.level.least) cost += WRONG_LARGEST;
  if (!endsWell(desk, walker.sizes.subarray(1, walker.length))) cost += STEP;
  const insights = insightSizes(walker);
  const singles = insights.filter((size) => size === 1).length;
  cost += OUTSIDE * stepsOutside(brief.level, singles, target[2] - longs, insights.length);
  return cost;
}

/** How many insights are too many or too few for the label, whatever was aimed at. */
function stepsOutside(level: Level, ones: number, longs: number, all: number): number {
  const tooMany = Math.max(0, ones - (level.ones[1] * all) / 100) + Math.max(0, longs - level.mostLong);
  const tooFew = Math.max(0, (level.ones[0] * all) / 100 - ones) + Math.max(0, level.leastLong - longs);
  return Math.ceil(tooMany) + Math.ceil(tooFew);
}

/** Where long steps are usual, the last third is not all plain reading. `sizes` are those of all steps. */
export function endsWell<C>(desk: Desk<C>, sizes: ArrayLike<number>): boolean {
  return !asksForEnd(desk) || hasHardAfter(sizes, firstLate(sizes.length), sizes.length);
}

/** Long steps without limit are hard enough to come by: there it is asked of the first beginnings only. */
const asksForEnd = <C>({ brief: { level }, leeway }: Desk<C>): boolean =>
  level.leastLong >= MANY_LONG && (leeway === 0 || level.mostLong < Number.POSITIVE_INFINITY);

/** Which step is the first of the last third. */
const firstLate = (steps: number): number => steps - Math.floor(steps / 3);

/** Whether any step from there on takes two clues or more. */
function hasHardAfter(sizes: ArrayLike<number>, from: number, end: number): boolean {
  for (let i = from; i < end; i++) if ((sizes[i] as number) > 1) return true;
  return false;
}

/** Whether the walk has come to its last third and read plainly there so far. */
export function endsPlainly<C>(desk: Desk<C>): boolean {
  const { walker, brief } = desk;
  // The start is the first move of a walk, and no step.
  const from = firstLate(brief.size - 1) + 1;
  return walker.length >= from && asksForEnd(desk) && !hasHardAfter(walker.sizes, from, walker.length);
}
