// What clues force where the walk is now. Nearly every clue is one count, or several of separate people. What such a clue
// forces alone, and what two of them force together, follows from their allowed counts without any search.

import {
  type Compiled,
  forcedBeside,
  forcedByPair,
  lowestIndex,
  type Mask,
  settledAlone,
  writeResidual,
} from "@demonstrandum/logic";
import type { Walker } from "./walker.ts";

/** Works out what is left of a clue and what it forces alone; the rest of this file speaks of clues that were looked at. */
export function look(walker: Walker, clue: number): void {
  if (((walker.scopes[clue] as number) & ~walker.known) === 0) {
    walker.parts[clue] = 0;
    walker.alone[clue] = 0;
  } else if (walker.isCounts[clue] === 0) {
    walker.asked[0] = walker.clues[clue] as Compiled;
    walker.alone[clue] = askForced(walker, 1);
    walker.parts[clue] = 1;
  } else lookAtCounts(walker, clue);
}

function lookAtCounts({ clues, known, value, left, starts, parts, alone }: Walker, clue: number): void {
  const start = starts[clue] as number;
  const end = writeResidual(clues[clue] as Compiled, known, value, left, start);
  parts[clue] = (end - start) / 3;
  alone[clue] = settledAlone;
}

export const forcesAlone = ({ alone }: Walker, clue: number): Mask => alone[clue] as number;

/** Whether it tells nothing that is not known, as far as that is plain to see. */
export const isIdleNow = ({ parts, alone }: Walker, clue: number): boolean =>
  ((parts[clue] as number) | (alone[clue] as number)) === 0;

/** What two clues force together, neither of which forces anything alone. */
export const forcesTogether = (walker: Walker, a: number, b: number): Mask =>
  ((walker.scopes[a] as number) & (walker.scopes[b] as number) & ~walker.known) === 0 ? 0 : together(walker, a, b);

/** What a clue forces with any one that is on the table. */
export function forcesWithOne(walker: Walker, clue: number): Mask {
  const { scopes, said, known, live } = walker;
  const open = (scopes[clue] as number) & ~known;
  let forced = 0;
  for (let rest = live; rest !== 0; rest &= rest - 1) {
    const other = said[lowestIndex(rest)] as number;
    if ((open & (scopes[other] as number)) !== 0) forced |= together(walker, clue, other);
  }
  return forced;
}

/** What everything on the table forces, with further clues. */
export function forcesWithAll(walker: Walker, ...more: number[]): Mask {
  for (let i = 0; i < more.length; i++) walker.asked[i] = walker.clues[more[i] as number] as Compiled;
  return askForced(walker, gather(walker, walker.live, more.length));
}

/** As `forcesTogether`, of two clues that are known to overlap. */
export function together(walker: Walker, a: number, b: number): Mask {
  const { isCounts, parts, starts, left } = walker;
  if ((isCounts[a] as number) + (isCounts[b] as number) < 2) return askTwo(walker, a, b);
  const startA = starts[a] as number;
  const endA = startA + (parts[a] as number) * 3;
  const startB = starts[b] as number;
  const endB = startB + (parts[b] as number) * 3;
  let forced = 0;
  let usedB = 0;
  for (let i = startA; i < endA; i += 3) {
    const mask = left[i] as number;
    let partner = -1;
    for (let j = startB; j < endB; j += 3) {
      if ((mask & (left[j] as number)) === 0) continue;
      if (partner >= 0 || (usedB >>> (j - startB)) & 1) return askTwo(walker, a, b);
      partner = j;
      usedB |= 1 << (j - startB);
    }
    if (partner >= 0) forced |= overlap(left, i, partner);
  }
  return forced;
}

const overlap = (left: Int32Array, i: number, j: number): Mask =>
  forcedByPair(
    left[i] as number,
    left[i + 1] as number,
    left[i + 2] as number,
    left[j] as number,
    left[j + 1] as number,
    left[j + 2] as number,
  );

function askTwo(walker: Walker, a: number, b: number): Mask {
  walker.asked[0] = walker.clues[a] as Compiled;
  walker.asked[1] = walker.clues[b] as Compiled;
  return askForced(walker, 2);
}

/** What the first so many of `asked` force that is not known yet. */
export const askForced = ({ known, solution, asked, everyone }: Walker, count: number): Mask =>
  forcedBeside(solution, known, asked, count) & ~known & everyone;

/** Puts what these people say into `asked`, from a place on; answers how many there are then. */
export function gather({ asked, clues, said }: Walker, speakers: Mask, from: number): number {
  let count = from;
  for (let rest = speakers; rest !== 0; rest &= rest - 1)
    asked[count++] = clues[said[lowestIndex(rest)] as number] as Compiled;
  return count;
}
