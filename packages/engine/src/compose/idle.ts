// Which clues are idle: when their speaker is revealed, everything they say is plain to see already. A walk does not mind
// them, but to a player they are wasted cards.

import type { Mask } from "@demonstrandum/logic";
import type { Desk, MenuItem } from "./desk.ts";
import { tellsNothing } from "./offer.ts";
import type { Walk } from "./walker/index.ts";

/** Whether the choice says something that is open when so many moves of the walk are made and those people are known. */
export function tellsAfter<C>({ walker }: Desk<C>, { order }: Walk, choice: MenuItem<C>, moves: number): boolean {
  let known = 0;
  for (let i = 0; i < moves; i++) known |= 1 << (order[i] as number);
  return !tellsNothing(choice.offer, known, walker.solution);
}

/** Everyone whose clue is idle in a walk. Whoever comes last has nobody left to speak of, and may speak of all but the first. */
export function idleIn<C>(desk: Desk<C>, walk: Walk): Mask {
  let idle = 0;
  for (let i = 1; i < walk.length; i++) {
    const person = walk.order[i] as number;
    const choice = desk.chosen[person];
    if (choice && !tellsAfter(desk, walk, choice, i === walk.length - 1 ? 1 : i + 1)) idle |= 1 << person;
  }
  return idle;
}
