// Whether a finished choice is what was wanted, exactly: the walker is sure of short steps only, so the reasoner looks at the rest.

import {
  cheapestStep,
  countBits,
  forcedMask,
  fullMask,
  indices,
  type Mask,
  makeTheory,
  maskOf,
} from "@demonstrandum/logic";
import { canSolve, hasProfile, profileOf } from "../reason/level.ts";
import { endsWell } from "./cost.ts";
import type { Brief, Desk, MenuItem } from "./desk.ts";
import type { Offer } from "./offer.ts";
import type { Walk } from "./walker/index.ts";

/** Everything the audit will ask of the walk, exactly: one world and the profile of the label. */
export function isWanted<C>(desk: Desk<C>): boolean {
  const { walker, brief, chosen } = desk;
  const { size, accepts } = brief;
  if (!fitsLabel(desk)) return false;
  const offers = (chosen as readonly MenuItem<C>[]).map(({ offer }) => offer);
  const compiled = offers.map((offer) => offer.compiled);
  if (forcedMask(0, 0, compiled) !== fullMask(size)) return false;
  const steps = exactWalk(brief, walker, offers);
  if (!fits(desk, steps.map(countBits))) return false;
  return accepts?.(offers.map(({ clue }) => clue)) ?? true;
}

/** Whether the walk has reached everyone as the label promises. */
export const fitsLabel = <C>(desk: Desk<C>): boolean =>
  desk.walker.length === desk.brief.size && fits(desk, [...desk.walker.sizes.subarray(1, desk.walker.length)]);

function fits<C>(desk: Desk<C>, sizes: number[]): boolean {
  const { level } = desk.brief;
  const profile = profileOf(sizes);
  return canSolve(level, profile) && hasProfile(level, profile) && endsWell(desk, sizes);
}

/** Whose clues each step of the path cites. Only of long steps is the walker not sure: these, the reasoner finds itself. */
function exactWalk<C>({ size, solution, start }: Brief<C>, walk: Walk, offers: readonly Offer<C>[]): Mask[] {
  const theory = makeTheory({ size, clues: offers.map(({ says }, i) => ({ name: String(i), says })) });
  const steps: Mask[] = [];
  let known = 1 << start;
  for (let i = 1, isSame = true; ; i++) {
    if (isSame && i < walk.length && (walk.sizes[i] as number) <= 2) {
      steps.push(walk.cites[i] as number);
      known |= 1 << (walk.order[i] as number);
      continue;
    }
    const facts = { known, value: known & solution };
    const step = cheapestStep(theory, { facts, clues: indices(known) });
    if (!step) return steps;
    steps.push(maskOf(step.clues));
    known |= 1 << step.literal.index;
    isSame &&= step.literal.index === walk.order[i];
  }
}
