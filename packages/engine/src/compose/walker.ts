// The hot loop of generation: walks a gated puzzle by its cheapest steps, as `path` does, thousands of times. It knows the
// answer, so it asks only what is forced, never which way. Everything is a mask: of people, or of clues by their speaker.
//
// Nearly every clue is one count, or several of separate people. What such a clue forces alone, and what two of them force
// together, follows from their allowed counts without any search. Steps of one and two clues are found exactly; for longer
// ones a set is taken from which nothing can be dropped, which is nearly always a smallest one. `path` has the last word.

import {
  type Compiled,
  countBits,
  forcedByPair,
  forcedMask,
  fullMask,
  hasWorld,
  lowestIndex,
  MAX_SIZE,
  type Mask,
  type World,
} from "@demonstrandum/logic";
import { type Steps, stepsLeft } from "./step-counts.ts";

/** More counts than this in one clue are left to the reasoner. */
const PARTS = 4;

export interface Walk {
  /** How many people were revealed, and in which order; how many clues each took (0 for the start), and whose. */
  readonly length: number;
  readonly order: Int8Array;
  readonly sizes: Int8Array;
  readonly cites: Int32Array;
}

/** Clues are numbered as they are added; whoever says one may later say another. */
export interface Walker extends Walk {
  /** Whom the walk has proved so far. */
  readonly known: Mask;
  /** Speakers whose clue is on the table and still tells something. */
  readonly live: Mask;
  /** Speakers cited by some step. */
  readonly cited: Mask;
  /** The walk that later walks repeat up to where a clue was changed. */
  readonly kept: Walk;
  /** The number of a new clue. */
  add(clue: Compiled): number;
  /** Gives a person a clue, or none (-1). The next walk hears it. */
  setClue(person: number, clue: number): void;
  /** From the start as far as it goes. True if everybody was reached. */
  walk(): boolean;
  keep(): void;
  /** As `walk`, when only the clues of these two have changed since `keep`; ends where more steps would be taken than that. */
  walkFrom(person: number, other?: number, most?: Steps): boolean;
  /** The walk that was kept becomes the walk. */
  resume(): void;
  /** Works out what a clue would tell where the walk is now; the next three speak of clues that are up to date. */
  look(clue: number): void;
  /** What it opens alone, and whether it tells anything that is not known. */
  opensAlone(clue: number): Mask;
  isTelling(clue: number): boolean;
  /** Whether it is nothing but counts, no two of one person: pairs of such clues need no search. */
  isCount(clue: number): boolean;
  /** What two clues open together, neither of which opens anything alone. */
  opensTogether(a: number, b: number): Mask;
  opensWithOne(clue: number): Mask;
  /** What everything on the table opens, with further clues. */
  opensWithAll(...more: number[]): Mask;
}

export function makeWalker(size: number, solution: World, start: number, capacity: number): Walker {
  const everyone = fullMask(size);
  const clues: Compiled[] = [];
  const scopes = new Int32Array(capacity);
  const isCounts = new Uint8Array(capacity);
  /** What is left of each count: open people, flip, allowed; and how many such counts there are. */
  const left = new Int32Array(capacity * PARTS * 3);
  const parts = new Int32Array(capacity);
  const alone = new Int32Array(capacity);
  /** What each person says: a clue, or -1. */
  const said = new Int16Array(size).fill(-1);
  const list: Compiled[] = [];

  let known = 0;
  let value = 0;
  let live = 0;
  let cited = 0;
  let length = 0;
  const order = new Int8Array(size);
  const sizes = new Int8Array(size);
  const cites = new Int32Array(size);
  const kept = { length: 0, order: new Int8Array(size), sizes: new Int8Array(size), cites: new Int32Array(size) };
  const keptAt = new Int8Array(size);

  /** Works out what is left of a clue and what it forces alone. */
  function look(slot: number): void {
    if (((scopes[slot] as number) & ~known) === 0) {
      parts[slot] = 0;
      alone[slot] = 0;
      return;
    }
    if (isCounts[slot] === 0) {
      list[0] = clues[slot] as Compiled;
      alone[slot] = ask(1);
      parts[slot] = 1;
      return;
    }
    const counts = (clues[slot] as Compiled).counts;
    let at = slot * PARTS * 3;
    let forced = 0;
    let number = 0;
    for (let i = 0; i < counts.length; i += 3) {
      const mask = counts[i] as number;
      const open = mask & ~known;
      if (open === 0) continue;
      const flip = counts[i + 1] as number;
      const count = countBits(open);
      const range = -1 >>> (31 - count);
      const rest = ((counts[i + 2] as number) >>> countBits((value ^ flip) & mask & known)) & range;
      if (rest === 1 || rest === 1 << count) forced |= open;
      else if (rest !== range) {
        left[at] = open;
        left[at + 1] = flip;
        left[at + 2] = rest;
        at += 3;
        number++;
      }
    }
    parts[slot] = number;
    alone[slot] = forced;
  }

  const isTelling = (slot: number): boolean => ((parts[slot] as number) | (alone[slot] as number)) !== 0;

  function refresh(person: number): void {
    const slot = said[person] as number;
    look(slot);
    if (!isTelling(slot)) live &= ~(1 << person);
  }

  const ask = (count: number): Mask => forcedMask(known, value, list, count) & ~known & everyone;

  function gather(speakers: Mask, from: number): number {
    let count = from;
    for (let rest = speakers; rest !== 0; rest &= rest - 1)
      list[count++] = clues[said[lowestIndex(rest)] as number] as Compiled;
    return count;
  }

  /** What two clues force together, when neither forces anything alone. */
  function together(a: number, b: number): Mask {
    if ((isCounts[a] as number) + (isCounts[b] as number) < 2) return askTwo(a, b);
    const startA = a * PARTS * 3;
    const endA = startA + (parts[a] as number) * 3;
    const startB = b * PARTS * 3;
    const endB = startB + (parts[b] as number) * 3;
    let forced = 0;
    let usedB = 0;
    for (let i = startA; i < endA; i += 3) {
      const mask = left[i] as number;
      let partner = -1;
      for (let j = startB; j < endB; j += 3) {
        if ((mask & (left[j] as number)) === 0) continue;
        if (partner >= 0 || (usedB >>> (j - startB)) & 1) return askTwo(a, b);
        partner = j;
        usedB |= 1 << (j - startB);
      }
      if (partner >= 0) forced |= overlap(i, partner);
    }
    return forced;
  }

  function askTwo(a: number, b: number): Mask {
    list[0] = clues[a] as Compiled;
    list[1] = clues[b] as Compiled;
    return ask(2);
  }

  const overlap = (i: number, j: number): Mask =>
    forcedByPair(
      left[i] as number,
      left[i + 1] as number,
      left[i + 2] as number,
      left[j] as number,
      left[j + 1] as number,
      left[j + 2] as number,
    );

  function begin(): void {
    known = 0;
    value = 0;
    live = 0;
    cited = 0;
    length = 0;
  }

  function reveal(person: number, speakers: Mask): void {
    const bit = 1 << person;
    known |= bit;
    value |= solution & bit;
    order[length] = person;
    sizes[length] = countBits(speakers);
    cites[length++] = speakers;
    cited |= speakers;
    for (let rest = live; rest !== 0; rest &= rest - 1) {
      const speaker = lowestIndex(rest);
      if (((scopes[said[speaker] as number] as number) & bit) !== 0) refresh(speaker);
    }
    if ((said[person] as number) >= 0) hear(person);
  }

  function hear(person: number): void {
    live |= 1 << person;
    refresh(person);
  }

  /** Repeats the first moves of the kept walk without looking for them. */
  function repeat(count: number): void {
    begin();
    for (let i = 0; i < count; i++) {
      const person = kept.order[i] as number;
      order[i] = person;
      sizes[i] = kept.sizes[i] as number;
      cites[i] = kept.cites[i] as number;
      cited |= cites[i] as number;
      known |= 1 << person;
    }
    length = count;
    value = known & solution;
    for (let i = 0; i < count; i++) if ((said[order[i] as number] as number) >= 0) hear(order[i] as number);
  }

  /** From which move on the kept walk may differ when this person says something else. */
  function changedAt(person: number): number {
    const at = keptAt[person] as number;
    return at < kept.length && kept.order[at] === person ? at + 1 : kept.length;
  }

  function run(most: Steps): boolean {
    let [ones, twos, longs] = stepsLeft({ length, sizes }, most);
    while (known !== everyone) {
      if (stepOfOne()) ones--;
      else if (stepOfTwo()) twos--;
      else if (longs > 0 && longStep()) longs--;
      else return false;
      if (ones < 0 || twos < 0) return false;
    }
    return true;
  }

  /** The first person that any single clue forces, by the first such clue. */
  function stepOfOne(): boolean {
    let forced = 0;
    for (let rest = live; rest !== 0; rest &= rest - 1) forced |= alone[said[lowestIndex(rest)] as number] as number;
    if (forced === 0) return false;
    const bit = forced & -forced;
    for (let rest = live; rest !== 0; rest &= rest - 1) {
      if (((alone[said[lowestIndex(rest)] as number] as number) & bit) === 0) continue;
      reveal(lowestIndex(bit), rest & -rest);
      return true;
    }
    return false;
  }

  function stepOfTwo(): boolean {
    let best = 0;
    let speakers = 0;
    for (let rest = live; rest !== 0; rest &= rest - 1) {
      const a = said[lowestIndex(rest)] as number;
      const open = (scopes[a] as number) & ~known;
      for (let more = rest & (rest - 1); more !== 0; more &= more - 1) {
        const b = said[lowestIndex(more)] as number;
        if ((open & (scopes[b] as number)) === 0) continue;
        const found = together(a, b);
        const bit = found & -found;
        if (bit === 0 || (best !== 0 && bit >= best)) continue;
        best = bit;
        speakers = (rest & -rest) | (more & -more);
      }
    }
    if (best === 0) return false;
    reveal(lowestIndex(best), speakers);
    return true;
  }

  /** Drops clue after clue as long as the rest still forces the person; the shortest remainder is the step. */
  function longStep(): boolean {
    const forced = ask(gather(live, 0));
    if (forced === 0) return false;
    let person = 0;
    let speakers = 0;
    for (let rest = forced; rest !== 0; rest &= rest - 1) {
      const needed = shrink(rest & -rest);
      if (speakers !== 0 && countBits(needed) >= countBits(speakers)) continue;
      speakers = needed;
      person = lowestIndex(rest);
      if (countBits(speakers) === 3) break;
    }
    reveal(person, speakers);
    return true;
  }

  /** Two clues are known not to be enough, so from three nothing can be dropped. Like `path`, keeps the first speakers. */
  function shrink(bit: Mask): Mask {
    let needed = live;
    for (let speaker = size - 1; speaker >= 0 && countBits(needed) > 3; speaker--) {
      const without = needed & ~(1 << speaker);
      if (without === needed) continue;
      if (!hasWorld(known | bit, value | (~solution & bit), list, gather(without, 0))) needed = without;
    }
    return needed;
  }

  /** What others may read of where the walk is. (Plain fields: with getters every walker would have a shape of its own.) */
  function publish(): void {
    walker.known = known;
    walker.live = live;
    walker.cited = cited;
    walker.length = length;
  }

  const walker = {
    known,
    live,
    cited,
    length,
    order,
    sizes,
    cites,
    kept,
    add(clue: Compiled): number {
      const slot = clues.push(clue) - 1;
      scopes[slot] = clue.scope;
      isCounts[slot] = isSeparate(clue) ? 1 : 0;
      return slot;
    },
    setClue(person: number, clue: number): void {
      said[person] = clue;
    },
    walk(): boolean {
      begin();
      reveal(start, 0);
      const isDone = run(UNBOUNDED);
      publish();
      return isDone;
    },
    keep(): void {
      kept.length = length;
      for (let i = 0; i < length; i++) {
        const person = order[i] as number;
        kept.order[i] = person;
        kept.sizes[i] = sizes[i] as number;
        kept.cites[i] = cites[i] as number;
        keptAt[person] = i;
      }
    },
    walkFrom(person: number, other = person, most = UNBOUNDED): boolean {
      repeat(Math.min(changedAt(person), changedAt(other)));
      const isDone = run(most);
      publish();
      return isDone;
    },
    resume(): void {
      repeat(kept.length);
      publish();
    },
    look,
    opensAlone: (clue: number) => alone[clue] as number,
    isTelling,
    isCount: (clue: number) => isCounts[clue] === 1,
    opensTogether: (a: number, b: number) =>
      ((scopes[a] as number) & (scopes[b] as number) & ~known) === 0 ? 0 : together(a, b),
    opensWithOne(clue: number): Mask {
      let forced = 0;
      const open = (scopes[clue] as number) & ~known;
      for (let rest = live; rest !== 0; rest &= rest - 1) {
        const other = said[lowestIndex(rest)] as number;
        if ((open & (scopes[other] as number)) !== 0) forced |= together(clue, other);
      }
      return forced;
    },
    opensWithAll(...more: number[]): Mask {
      for (let i = 0; i < more.length; i++) list[i] = clues[more[i] as number] as Compiled;
      return ask(gather(live, more.length));
    },
  };
  return walker;
}

const UNBOUNDED: Steps = [MAX_SIZE, MAX_SIZE, MAX_SIZE];

/** Whether a clue is nothing but counts of people no two of which overlap. */
function isSeparate({ counts, others }: Compiled): boolean {
  if (others.length > 0 || counts.length > PARTS * 3) return false;
  let seen = 0;
  for (let i = 0; i < counts.length; i += 3) {
    if ((seen & (counts[i] as number)) !== 0) return false;
    seen |= counts[i] as number;
  }
  return true;
}
