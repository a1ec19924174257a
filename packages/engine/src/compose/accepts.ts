// Whether a finished draft is accepted as what was wanted, exactly: the walker is sure of short steps only, so the reasoner
// looks at the rest.

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
import { levelFor, profileOf } from "../reason/level.ts";
import { endsWell } from "./cost.ts";
import { type Brief, isInTime, type MenuItem, type PuzzleDraft } from "./draft.ts";
import { type FoundInsight, findTangled } from "./proof-fits.ts";
import { endOfInsight, insightSizes } from "./step-counts.ts";
import type { Walk } from "./walker/index.ts";

/** Everything the audit will ask of the walk, exactly: one world, the profile of the label, and proofs its player follows. */
export function accepts<C>(draft: PuzzleDraft<C>): boolean {
  const { walker, brief, chosen } = draft;
  const { size } = brief;
  draft.tangled = 0;
  if (!fitsLabel(draft)) return false;
  const candidates = (chosen as readonly MenuItem<C>[]).map(({ candidate }) => candidate);
  const compiled = candidates.map((candidate) => candidate.compiled);
  if (forcedBeside(brief.solution, 0, compiled) !== fullMask(size)) return false;
  const insights = exactWalk(brief, walker, theoryOfCompiled(size, compiled));
  const people = insights.flatMap(({ speakers, people }) =>
    indices(people).map((_, i) => (i === 0 ? countBits(speakers) : 1)),
  );
  if (
    !fits(
      draft,
      insights.map(({ speakers }) => countBits(speakers)),
      people,
    )
  )
    return false;
  if (!(brief.accepts?.(candidates.map(({ clue }) => clue)) ?? true)) return false;
  if (!candidates.every(({ awaits }, speaker) => awaits < 0 || isInTime(walker, speaker, awaits))) return false;
  const tangled = insights.find((found) => isTooWide(draft, found)) ?? findTangled(draft, insights);
  draft.tangled = tangled?.speakers ?? 0;
  return draft.tangled === 0;
}

/** Whether the walk has reached everyone as the label promises. */
export const fitsLabel = <C>(draft: PuzzleDraft<C>): boolean =>
  draft.walker.length === draft.brief.size &&
  fits(draft, insightSizes(draft.walker), draft.walker.sizes.subarray(1, draft.walker.length));

/** `insights` and `people` say how many clues each insight took, and each person: one, where they follow with another. */
function fits<C>(draft: PuzzleDraft<C>, insights: readonly number[], people: ArrayLike<number>): boolean {
  const level = levelFor(profileOf(insights), draft.brief.levels);
  draft.granted = level ?? draft.granted;
  return level !== undefined && Math.max(...insights) <= draft.level.most && endsWell(draft, people);
}

/** Whether a clue is needed while more people are open to it than a player of the level counts over. */
const isTooWide = <C>({ chosen, granted }: PuzzleDraft<C>, { speakers, known }: FoundInsight): boolean =>
  indices(speakers).some((speaker) => {
    const scope = chosen[speaker]?.candidate.compiled.scope ?? 0;
    return countBits(scope & ~known) > granted.widest;
  });

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
