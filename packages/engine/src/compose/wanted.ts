// Whether a finished choice is what was wanted, exactly: the walker is sure of short steps only, so the reasoner looks at the rest.

import {
  cheapestStep,
  countBits,
  entailed,
  type Facts,
  forcedBeside,
  fullMask,
  indices,
  type Mask,
  maskOf,
  type Theory,
  theoryOfCompiled,
} from "@demonstrandum/logic";
import { canSolve, hasProfile, profileOf } from "../reason/level.ts";
import { endsWell } from "./cost.ts";
import type { Brief, Desk, MenuItem } from "./desk.ts";
import { type FoundInsight, isFollowed } from "./follow.ts";
import { endOfInsight, insightSizes } from "./step-counts.ts";
import type { Walk } from "./walker/index.ts";

/** Everything the audit will ask of the walk, exactly: one world, the profile of the label, and proofs its player follows. */
export function isWanted<C>(desk: Desk<C>): boolean {
  const { walker, brief, chosen } = desk;
  const { size, accepts } = brief;
  desk.tangled = 0;
  if (!fitsLabel(desk)) return false;
  const offers = (chosen as readonly MenuItem<C>[]).map(({ offer }) => offer);
  const compiled = offers.map((offer) => offer.compiled);
  if (forcedBeside(brief.solution, 0, compiled) !== fullMask(size)) return false;
  const insights = exactWalk(brief, walker, theoryOfCompiled(size, compiled));
  const people = insights.flatMap(({ speakers, people }) =>
    indices(people).map((_, i) => (i === 0 ? countBits(speakers) : 1)),
  );
  if (
    !fits(
      desk,
      insights.map(({ speakers }) => countBits(speakers)),
      people,
    )
  )
    return false;
  if (!(accepts?.(offers.map(({ clue }) => clue)) ?? true)) return false;
  desk.tangled = insights.find((found) => !isFollowed(desk, found))?.speakers ?? 0;
  return desk.tangled === 0;
}

/** Whether the walk has reached everyone as the label promises. */
export const fitsLabel = <C>(desk: Desk<C>): boolean =>
  desk.walker.length === desk.brief.size &&
  fits(desk, insightSizes(desk.walker), desk.walker.sizes.subarray(1, desk.walker.length));

/** `insights` and `people` say how many clues each insight took, and each person: one, where they follow with another. */
function fits<C>(desk: Desk<C>, insights: readonly number[], people: ArrayLike<number>): boolean {
  const { level } = desk.brief;
  const profile = profileOf(insights);
  return canSolve(level, profile) && hasProfile(level, profile) && endsWell(desk, people);
}

/** The insights of the path. Only of long ones is the walker not sure: these, the reasoner finds itself. */
function exactWalk<C>({ size, solution, start }: Brief<C>, walk: Walk, theory: Theory): FoundInsight[] {
  const insights: FoundInsight[] = [];
  let known: Mask = 1 << start;
  let isSame = true;
  for (let at = 1; known !== fullMask(size); ) {
    const end = endOfInsight(walk, at);
    const people = maskOf(walk.order.subarray(at, end));
    const facts: Facts = { known, value: known & solution };
    const isExact: boolean = isSame && end > at && (walk.sizes[at] as number) <= 2;
    const step = isExact ? undefined : cheapestStep(theory, { facts, clues: indices(known) });
    if (!isExact && !step) break;
    const found: Mask = step ? (entailed(theory, { facts, clues: step.clues })?.known ?? 0) & ~known : people;
    insights.push({ known, speakers: step ? maskOf(step.clues) : (walk.cites[at] as number), people: found });
    known |= found;
    isSame = isSame && found === people;
    at = end;
  }
  return insights;
}
