// Chooses what everybody says. Choosing a clue for each person as they are revealed would make every step a single-clue
// step, because each new clue would have to open the next door alone. So people are revealed first and asked later: only
// when the walk is stuck do they get clues, ones that open nothing alone, and one that opens the door with as many other
// clues as the difficulty still wants. Whoever is left then gets a clue that keeps the profile, and single clues are
// exchanged until the profile is right. Several starts, because a start that went wrong is cheaper to repeat than to mend.

import { type Compiled, countBits } from "@demonstrandum/logic";
import { type Brief, type Choice, choose, clear, type Desk, isSaid, makeDesk, propose } from "./desk.ts";
import { fillIn, isLost, nearEnough, polish } from "./polish.ts";
import type { Rng } from "./rng.ts";
import type { Walker } from "./walker.ts";

export type Composed<C> =
  | { readonly clues: readonly C[]; readonly order: readonly number[] }
  | { readonly rejected: string };

/** How often each thing is tried before giving up on it. */
const TRIES = { starts: 40, long: 60, two: 60, one: 40, latent: 20 } as const;
/** The most people that one new clue may open at once. */
const WIDEST_DOOR = 2;

export function compose<C>(brief: Brief<C>, rng: Rng): Composed<C> {
  const desk = makeDesk(brief, rng);
  let rejected = "no start";
  for (let start = 0; start < TRIES.starts; start++) {
    const near = nearEnough(start);
    clear(desk);
    if (!desk.walker.walk(() => openDoor(desk, near))) rejected = "the start led nowhere";
    else if (!fillIn(desk, near)) rejected = "the start was too far from the profile";
    else if (!polish(desk, near)) rejected = "the profile was not reached";
    else return { clues: desk.chosen.map((choice) => (choice as Choice<C>).clue), order: [...desk.walker.order] };
  }
  return { rejected };
}

/** Lets silent people speak, so that the next step takes as many clues as is still wanted. */
function openDoor<C>(desk: Desk<C>, near: number): boolean {
  const { walker, rng } = desk;
  const [ones, twos, longs] = stillWanted(desk);
  if (isLost(-ones, near)) return false;
  const silent = rng.shuffle([...walker.order.subarray(0, walker.length)].filter((person) => !desk.chosen[person]));
  const last = silent.pop();
  if (last === undefined) return false;
  for (const speaker of silent) giveLatent(desk, speaker, twos > 0);
  if (walker.opensTogether() !== 0) return true;
  const live = countBits(walker.live);
  const wantsLong = longs > 0 && live >= 2;
  const wantsTwo = twos > 0 && live >= 1;
  const isLongFirst = wantsLong && (!wantsTwo || rng.below(longs + twos) < longs);
  if (isLongFirst && tryDoors(desk, last, 3, TRIES.long)) return true;
  if (wantsTwo && tryDoors(desk, last, 2, TRIES.two)) return true;
  if (wantsLong && !isLongFirst && tryDoors(desk, last, 3, TRIES.long)) return true;
  return tryDoors(desk, last, 1, TRIES.one);
}

/** How many steps of one, two and more clues are missing. */
function stillWanted<C>({ walker, target }: Desk<C>): [number, number, number] {
  let [ones, twos, longs] = target;
  for (let i = 1; i < walker.length; i++) {
    if (walker.sizes[i] === 1) ones--;
    else if (walker.sizes[i] === 2) twos--;
    else longs--;
  }
  return [ones, twos, longs];
}

/** Something that opens nothing alone: it will count later, with others. */
function giveLatent<C>(desk: Desk<C>, speaker: number, mayOpenWithOne: boolean): void {
  const { walker } = desk;
  for (let i = 0; i < TRIES.latent; i++) {
    const choice = propose(desk, speaker);
    if (!choice || (choice.compiled.scope & ~walker.known) === 0) continue;
    if (walker.opensAlone(choice.compiled) !== 0) continue;
    if (!mayOpenWithOne && walker.opensWithOne(choice.compiled) !== 0) continue;
    if (isSaid(desk, choice)) continue;
    choose(desk, speaker, choice, true);
    return;
  }
}

function tryDoors<C>(desk: Desk<C>, speaker: number, clues: 1 | 2 | 3, tries: number): boolean {
  for (let i = 0; i < tries; i++) {
    const choice = propose(desk, speaker);
    if (!choice || !opensWith(desk.walker, choice.compiled, clues) || isSaid(desk, choice)) continue;
    choose(desk, speaker, choice, true);
    return true;
  }
  return false;
}

/** Whether the clue opens a door for few enough, and takes exactly so many clues for it (3: three or more). */
function opensWith(walker: Walker, clue: Compiled, clues: 1 | 2 | 3): boolean {
  const alone = walker.opensAlone(clue);
  if (clues === 1) return alone !== 0 && countBits(alone) <= WIDEST_DOOR;
  if (alone !== 0) return false;
  const isOneEnough = walker.opensWithOne(clue) !== 0;
  if (isOneEnough !== (clues === 2)) return false;
  const opened = walker.opensWithAll(clue);
  return opened !== 0 && countBits(opened) <= WIDEST_DOOR;
}
