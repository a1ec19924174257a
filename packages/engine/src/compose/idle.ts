// Which clues are idle: when their speaker is revealed, everything they say is plain to see already. A walk does not mind
// them, but to a player they are wasted cards.

import { type Compiled, compile, hasWorld, type Mask } from "@demonstrandum/logic";
import type { Desk, MenuItem } from "./desk.ts";
import type { Offer } from "./offer.ts";
import type { Walk } from "./walker/index.ts";

/** What it would mean if the clue were false. */
const denials = new WeakMap<Offer, Compiled>();

function denialOf(offer: Offer): Compiled {
  const kept = denials.get(offer);
  if (kept) return kept;
  const denial = compile({ kind: "not", of: offer.says });
  denials.set(offer, denial);
  return denial;
}

/** Whether the choice says something that is open when so many moves of the walk are made and those people are known. */
export function tellsAfter<C>({ walker }: Desk<C>, { order }: Walk, choice: MenuItem<C>, moves: number): boolean {
  let known = 0;
  for (let i = 0; i < moves; i++) known |= 1 << (order[i] as number);
  if ((choice.offer.compiled.scope & ~known) === 0) return false;
  walker.asked[0] = denialOf(choice.offer);
  return hasWorld(known, known & walker.solution, walker.asked, 1);
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
