// Chooses what everybody says. Choosing a clue for each person as they are revealed would make every step a single-clue
// step, because each new clue would have to open the next door alone. So people are revealed first and asked later: only
// when the walk is stuck does somebody speak, or two at once, such that the next door opens with as many clues as the
// difficulty still wants. A door behind which too much follows by itself is shut again, and whoever stays silent soon says
// something quiet. The last few then get clues that keep the profile, and single clues are exchanged until it is right.

import type { Rng } from "../rng.ts";
import { type Brief, clear, type Desk, type MenuItem, makeDesk } from "./desk.ts";
import { openDoor } from "./door.ts";
import { fillIn, polish } from "./polish.ts";
import { settle } from "./settle.ts";
import { keep, walkFromStart } from "./walker/index.ts";

export type Composed<C> =
  | { readonly clues: readonly C[]; readonly order: readonly number[] }
  | { readonly rejected: string };

/** How many beginnings are tried. */
const STARTS = 60;
/** After so many beginnings one step more is near enough to the profile: the label still has to be deserved. */
const PATIENCE = 12;

export function compose<C>(brief: Brief<C>, rng: Rng): Composed<C> {
  const desk = makeDesk(brief, rng);
  let rejected = "no start";
  for (let start = 0; start < STARTS; start++) {
    clear(desk, Math.floor(start / PATIENCE));
    if (!reachAll(desk)) rejected = "the start led nowhere";
    else if (!fillIn(desk)) rejected = "somebody had nothing to say";
    else if (!polish(desk)) rejected = "the profile was not reached";
    else
      return { clues: desk.chosen.map((choice) => (choice as MenuItem<C>).offer.clue), order: [...desk.walker.order] };
  }
  return { rejected };
}

/** Reveals everyone, door after door. */
function reachAll<C>(desk: Desk<C>): boolean {
  const { walker, brief } = desk;
  walkFromStart(walker);
  keep(walker);
  while (walker.length < brief.size) if (!openDoor(desk) || !settle(desk)) return false;
  return true;
}
