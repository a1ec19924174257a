// Whether a walk under way can still become what was wanted: neither too many easy steps too early, nor too few hard ones left.

import { endsWell } from "./cost.ts";
import { type PuzzleDraft, takesAny } from "./draft.ts";
import { stepsLeft } from "./step-counts.ts";
import { walkFrom } from "./walker/index.ts";

/** The last few people are nearly always found by single clues. */
const TAIL = 4;
/** How many steps of one and of two clues more than wanted may be there in the end, and of one clue on the way. */
const SLACK = 1;
const HASTE = 1;

/** Walks on after one or two people have changed what they say, as long as that makes sense. */
export function walkOn<C>(draft: PuzzleDraft<C>, speaker: number, partner = speaker): void {
  const [ones, twos] = draft.target;
  const more = SLACK + draft.leeway;
  const longs = takesAny(draft) ? more : longsByNow(draft);
  walkFrom(draft.walker, speaker, partner, [ones + more, twos + more, longs]);
}

/** Long steps come in their time: no more of them than their share of the way to the last few people, and one. */
function longsByNow<C>({ walker: { kept }, brief: { size }, target: [, , longs], lead }: PuzzleDraft<C>): number {
  return Math.min(longs, 1 + Math.floor((longs * (kept.length + Math.max(0, lead))) / Math.max(1, size - TAIL)));
}

/** Whether the next step has to be a long one: after any other there would not be room for as many as the label demands. */
export function isLongDue<C>({ walker, brief, level, target }: PuzzleDraft<C>): boolean {
  const [, , longs] = stepsLeft(walker, target);
  const rest = brief.size - walker.length - 1;
  return target[2] - longs + rest - Math.min(TAIL, rest) < level.leastLong;
}

/**
 * Whether the wanted profile can still be reached, or nearly; and once everybody is reached, whether the end is as it should be:
 * nothing takes longer to mend.
 */
export function isFeasible<C>(draft: PuzzleDraft<C>): boolean {
  const { walker, brief, target, leeway } = draft;
  const { most, mostLong, leastLong } = draft.level;
  const [ones, twos, longs] = stepsLeft(walker, target);
  const rest = brief.size - walker.length;
  const tail = Math.min(TAIL, rest);
  if (ones + SLACK + leeway < tail || twos + SLACK + leeway < 0) return false;
  if (target[0] - ones > HASTE + leeway + (target[0] * walker.length) / brief.size) return false;
  const taken = target[2] - longs;
  if (taken > mostLong || taken + rest - tail < leastLong) return false;
  for (let i = 1; i < walker.length; i++) if ((walker.sizes[i] as number) > most) return false;
  return rest > 0 || endsWell(draft, walker.sizes, 1, walker.length);
}
