// Walking, and walking again: nearly every walk changes one clue of the walk that was kept, so it repeats that one up to
// where the clue is first heard, without looking for its steps.

import { MAX_SIZE } from "@demonstrandum/logic";
import { endOfInsight, type Steps, stepsLeft } from "../step-counts.ts";
import { hear, longStep, stepOfOne, stepOfTwo, takeStep } from "./steps.ts";
import type { Walker } from "./walker.ts";

const UNBOUNDED: Steps = [MAX_SIZE, MAX_SIZE, MAX_SIZE];

/** From the start as far as it goes. True if everybody was reached. */
export function walkFromStart(walker: Walker): boolean {
  begin(walker);
  takeStep(walker, walker.start, 0, 0);
  return goOn(walker, UNBOUNDED);
}

/** As `walkFromStart`, when only the clues of these two have changed since `keep`; ends where more steps would be taken than that. */
export function walkFrom(walker: Walker, person: number, other = person, most = UNBOUNDED): boolean {
  repeat(walker, Math.min(changedAt(walker, person), changedAt(walker, other)));
  return goOn(walker, most);
}

export function keep({ length, order, sizes, cites, kept, keptAt }: Walker): void {
  kept.length = length;
  for (let i = 0; i < length; i++) {
    const person = order[i] as number;
    kept.order[i] = person;
    kept.sizes[i] = sizes[i] as number;
    kept.cites[i] = cites[i] as number;
    keptAt[person] = i;
  }
}

/** The walk that was kept becomes the walk. */
export const resume = (walker: Walker): void => repeat(walker, walker.kept.length);

function begin(walker: Walker): void {
  walker.known = 0;
  walker.value = 0;
  walker.live = 0;
  walker.cited = 0;
  walker.length = 0;
}

function repeat(walker: Walker, count: number): void {
  const { kept, order, sizes, cites } = walker;
  begin(walker);
  for (let i = 0; i < count; i++) {
    const person = kept.order[i] as number;
    order[i] = person;
    sizes[i] = kept.sizes[i] as number;
    cites[i] = kept.cites[i] as number;
    walker.cited |= cites[i] as number;
    walker.known |= 1 << person;
  }
  walker.length = count;
  walker.value = walker.known & walker.solution;
  for (let i = 0; i < count; i++) hear(walker, order[i] as number);
}

/** From which move on the kept walk may differ when this person says something else. */
function changedAt({ kept, keptAt }: Walker, person: number): number {
  const at = keptAt[person] as number;
  if (at >= kept.length || kept.order[at] !== person) return kept.length;
  // Whoever was settled at once is not parted.
  return endOfInsight(kept, at);
}

function goOn(walker: Walker, most: Steps): boolean {
  let [ones, twos, longs] = stepsLeft(walker, most);
  while (walker.known !== walker.everyone) {
    const before = walker.length;
    if (stepOfOne(walker)) ones--;
    else if (stepOfTwo(walker)) twos--;
    else if (longs > 0 && longStep(walker)) longs--;
    else return false;
    ones -= walker.length - before - 1;
    if (ones < 0 || twos < 0) return false;
  }
  return true;
}
