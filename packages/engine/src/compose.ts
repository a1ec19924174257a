// Chooses what everybody says. Choosing a clue for each person as they are revealed would make every step a single-clue
// step, because each new clue would have to open the next door alone. So people are revealed first and asked later: only
// when the walk is stuck does somebody speak, or two at once, such that the next door opens with as many clues as the
// difficulty still wants. A door behind which too much follows by itself is shut again. Whoever is left then gets a clue
// that keeps the profile, and single clues are exchanged until the profile is right.

import { type Brief, type Choice, choose, clear, type Desk, makeDesk } from "./desk.ts";
import { openDoor } from "./door.ts";
import { fillIn, polish } from "./polish.ts";
import type { Rng } from "./rng.ts";

export type Composed<C> =
  | { readonly clues: readonly C[]; readonly order: readonly number[] }
  | { readonly rejected: string };

/** How many beginnings are tried, and how often each may go back to an earlier door, at most so many doors at once. */
const TRIES = { starts: 40, back: 4 } as const;
const BACK = 3;
/** After so many beginnings one step more is near enough to the profile: the label still has to be deserved. */
const PATIENCE = 4;

export function compose<C>(brief: Brief<C>, rng: Rng): Composed<C> {
  const desk = makeDesk(brief, rng);
  let rejected = "no start";
  for (let start = 0; start < TRIES.starts; start++) {
    clear(desk, Math.floor(start / PATIENCE));
    if (!reachAll(desk)) rejected = "the start led nowhere";
    else if (!fillIn(desk)) rejected = "somebody had nothing to say";
    else if (!polish(desk)) rejected = "the profile was not reached";
    else return { clues: desk.chosen.map((choice) => (choice as Choice<C>).clue), order: [...desk.walker.order] };
  }
  return { rejected };
}

/** Reveals everyone, door after door. One that cannot be opened well sends it back to an earlier one. */
function reachAll<C>(desk: Desk<C>): boolean {
  const { walker, rng, brief } = desk;
  /** Who had spoken at each door. */
  const doors: number[] = [];
  for (let back = 0; back <= TRIES.back; back++) {
    walker.walk();
    walker.keep();
    let spoken = speakersOf(desk);
    while (openDoor(desk)) {
      if (walker.length === brief.size) return true;
      doors.push(spoken);
      spoken = speakersOf(desk);
    }
    if (doors.length === 0) return false;
    for (let i = rng.below(BACK); i >= 0; i--) spoken = doors.pop() ?? spoken;
    for (let person = 0; person < brief.size; person++) {
      if (((spoken >>> person) & 1) === 0) choose(desk, person, undefined);
    }
  }
  return false;
}

function speakersOf<C>({ chosen }: Desk<C>): number {
  let speakers = 0;
  for (let person = 0; person < chosen.length; person++) if (chosen[person]) speakers |= 1 << person;
  return speakers;
}
