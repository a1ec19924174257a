// Chooses what everybody says. Choosing a clue for each person as they are revealed would make every step a single-clue
// step, because each new clue would have to force the next person alone. So people are revealed first and asked later: only
// when the walk is stuck does somebody speak, or two at once, such that the next step takes as many clues as the
// difficulty still wants. A choice from which too much follows by itself is taken back, and whoever stays silent soon says
// something quiet. The last few then get clues that keep the profile, and single clues are exchanged until it is right.

import type { Rng } from "../rng.ts";
import { type Brief, clear, type MenuItem, makeDraft, type PuzzleDraft } from "./draft.ts";
import { fillEarly } from "./fill-early.ts";
import { fillIn, searchLocally } from "./local-search.ts";
import { unblock } from "./unblock.ts";
import { keep, walkFromStart } from "./walker/index.ts";

/** Who says what and in which order people are revealed, or why nothing came of it. */
export type Composed<C> =
  | { readonly clues: readonly C[]; readonly order: readonly number[] }
  | { readonly rejected: string };

/** How many beginnings are tried. */
const STARTS = 60;
/** After so many beginnings one step more is near enough to the profile: the label still has to be deserved. */
const PATIENCE = 12;

/** Chooses who says what, so that the puzzle has the difficulty of the brief. */
export function compose<C>(brief: Brief<C>, rng: Rng): Composed<C> {
  const draft = makeDraft(brief, rng);
  let rejected = "no start";
  for (let start = 0; start < STARTS; start++) {
    clear(draft, Math.floor(start / PATIENCE));
    if (!reachAll(draft)) rejected = "the start led nowhere";
    else if (!fillIn(draft)) rejected = "somebody had nothing to say";
    else if (!searchLocally(draft)) rejected = "the profile was not reached";
    else
      return {
        clues: draft.chosen.map((choice) => (choice as MenuItem<C>).candidate.clue),
        order: [...draft.walker.order],
      };
  }
  return { rejected };
}

/** Reveals everyone: whenever the walk is stuck, somebody speaks. */
function reachAll<C>(draft: PuzzleDraft<C>): boolean {
  const { walker, brief } = draft;
  walkFromStart(walker);
  keep(walker);
  while (walker.length < brief.size) if (!unblock(draft) || !fillEarly(draft)) return false;
  return true;
}
