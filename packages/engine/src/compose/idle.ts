// Which clues are idle: when their speaker is revealed, everything they say is plain to see already. A walk does not mind
// them, but to a player they are wasted cards.

import { isIdle, type Mask } from "@demonstrandum/logic";
import type { MenuItem, PuzzleDraft } from "./draft.ts";
import type { Walk } from "./walker/index.ts";

/** Whoever is known when so many moves of the walk are made. */
export function knownAfter({ order }: Walk, moves: number): Mask {
  let known = 0;
  for (let i = 0; i < moves; i++) known |= 1 << (order[i] as number);
  return known;
}

/** Whether the choice says nothing that is open when these people are known. */
export const isIdleChoice = <C>({ walker }: PuzzleDraft<C>, { candidate }: MenuItem<C>, known: Mask): boolean =>
  isIdle(candidate.compiled, { known, value: known & walker.solution });

/** Everyone whose clue is idle in a walk. Whoever comes last has nobody left to speak of, and may speak of all but the first. */
export function idleIn<C>(draft: PuzzleDraft<C>, walk: Walk): Mask {
  let idle = 0;
  for (let i = 1; i < walk.length; i++) if (isIdleAt(draft, walk, i)) idle |= 1 << (walk.order[i] as number);
  return idle;
}

/** Whether the clue of whoever comes at this place of the walk is idle. */
export function isIdleAt<C>(draft: PuzzleDraft<C>, walk: Walk, at: number): boolean {
  const choice = draft.chosen[walk.order[at] as number];
  return choice !== undefined && isIdleChoice(draft, choice, knownAfter(walk, at === walk.length - 1 ? 1 : at + 1));
}
