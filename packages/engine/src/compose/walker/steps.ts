// The steps of a walk. Those of one and two clues are found exactly; for longer ones a set is taken from which nothing can
// be dropped, which is nearly always a smallest one. `path` has the last word.

import { countBits, hasWorld, lowestIndex, type Mask, minimiseMask } from "@demonstrandum/logic";
import { askForced, gather, isIdleNow, look, together } from "./forces.ts";
import type { Walker } from "./walker.ts";

/** Everyone whom the speakers' clues settle at once. Whoever is not the first takes no more thought than a single clue. */
function takeSteps(walker: Walker, people: Mask, speakers: Mask): void {
  let size = countBits(speakers);
  for (let rest = people; rest !== 0; rest &= rest - 1) {
    takeStep(walker, lowestIndex(rest), speakers, size);
    size = 1;
  }
}

export function takeStep(walker: Walker, person: number, speakers: Mask, size: number): void {
  const { said, scopes } = walker;
  const bit = 1 << person;
  walker.known |= bit;
  walker.value |= walker.solution & bit;
  walker.order[walker.length] = person;
  walker.sizes[walker.length] = size;
  walker.cites[walker.length++] = speakers;
  walker.cited |= speakers;
  for (let rest = walker.live; rest !== 0; rest &= rest - 1) {
    const speaker = lowestIndex(rest);
    if (((scopes[said[speaker] as number] as number) & bit) !== 0) refresh(walker, speaker);
  }
  hear(walker, person);
}

/** Puts what a person says, if anything, on the table. */
export function hear(walker: Walker, person: number): void {
  if ((walker.said[person] as number) < 0) return;
  walker.live |= 1 << person;
  refresh(walker, person);
}

function refresh(walker: Walker, person: number): void {
  const clue = walker.said[person] as number;
  look(walker, clue);
  walker.stale |= 1 << person;
  if (isIdleNow(walker, clue)) walker.live &= ~(1 << person);
}

/** The first person that any single clue forces, by the first such clue, and whoever else that clue forces. */
export function stepOfOne(walker: Walker): boolean {
  const { live, alone, said } = walker;
  let forced = 0;
  for (let rest = live; rest !== 0; rest &= rest - 1) forced |= alone[said[lowestIndex(rest)] as number] as number;
  if (forced === 0) return false;
  const bit = forced & -forced;
  let rest = live;
  while (((alone[said[lowestIndex(rest)] as number] as number) & bit) === 0) rest &= rest - 1;
  takeSteps(walker, alone[said[lowestIndex(rest)] as number] as number, rest & -rest);
  return true;
}

/**
 * The first person that any two clues force, by the first two such clues, and whoever else these force. Pairs of which neither
 * clue was looked at since the last time force what they forced then.
 */
export function stepOfTwo(walker: Walker): boolean {
  const { live, known, said, scopes, pairs, stale, size } = walker;
  let best = 0;
  let people = 0;
  let speakers = 0;
  for (let rest = live; rest !== 0; rest &= rest - 1) {
    const one = lowestIndex(rest);
    const a = said[one] as number;
    const open = (scopes[a] as number) & ~known;
    const isStale = (stale >>> one) & 1;
    for (let more = rest & (rest - 1); more !== 0; more &= more - 1) {
      const other = lowestIndex(more);
      const pair = one * size + other;
      if (isStale | ((stale >>> other) & 1)) {
        const b = said[other] as number;
        pairs[pair] = (open & (scopes[b] as number)) === 0 ? 0 : together(walker, a, b);
      }
      const found = pairs[pair] as number;
      const bit = found & -found;
      if (bit === 0 || (best !== 0 && bit >= best)) continue;
      best = bit;
      people = found;
      speakers = (rest & -rest) | (more & -more);
    }
  }
  walker.stale = 0;
  if (best === 0) return false;
  takeSteps(walker, people, speakers);
  return true;
}

/** Drops clue after clue as long as the rest still forces the person; the shortest remainder is the step. */
export function longStep(walker: Walker): boolean {
  const forced = askForced(walker, gather(walker, walker.live, 0));
  if (forced === 0) return false;
  let speakers = 0;
  for (let rest = forced; rest !== 0; rest &= rest - 1) {
    const needed = shrink(walker, rest & -rest);
    if (speakers !== 0 && countBits(needed) >= countBits(speakers)) continue;
    speakers = needed;
    if (countBits(speakers) === 3) break;
  }
  takeSteps(walker, askForced(walker, gather(walker, speakers, 0)), speakers);
  return true;
}

/** Two clues are known not to be enough, so from three nothing can be dropped. Like `path`, keeps the first speakers. */
function shrink(walker: Walker, bit: Mask): Mask {
  const { known, value, solution, asked } = walker;
  const otherwise = value | (~solution & bit);
  return minimiseMask(
    connectedTo(walker, bit),
    (fewer) => countBits(fewer) >= 3 && !hasWorld(known | bit, otherwise, asked, gather(walker, fewer, 0)),
  );
}

/** Whose clues bear on these people, by way of whatever others are open to both: the rest have no part in forcing them. */
function connectedTo({ live, said, scopes, known }: Walker, people: Mask): Mask {
  let speakers = 0;
  let open = people;
  for (let before = -1; before !== speakers; ) {
    before = speakers;
    for (let rest = live & ~speakers; rest !== 0; rest &= rest - 1) {
      const scope = (scopes[said[lowestIndex(rest)] as number] as number) & ~known;
      if ((scope & open) === 0) continue;
      speakers |= rest & -rest;
      open |= scope;
    }
  }
  return speakers;
}
