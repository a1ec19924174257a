// The hot loop of generation: walks a gated puzzle by its cheapest steps, as `path` does, thousands of times. It knows the
// answer, so it asks only what is forced, never which way. Everything is a mask: of people, or of clues by their speaker.
// This folder may look like a hot loop. The record is one literal without spreads: built otherwise, walks take a quarter longer.

import { type Compiled, countsApart, fullMask, type Mask, type World } from "@demonstrandum/logic";

/** More counts than this in one clue are left to the reasoner. */
const PARTS = 4;
/** Room for what is left of the clues of most puzzles. */
const FIRST_LEFT = 1024;

/** How many people were revealed, and in which order; how many clues each took (0 for the start), and whose. */
export interface Walk {
  length: number;
  readonly order: Int8Array;
  readonly sizes: Int8Array;
  readonly cites: Int32Array;
}

export interface Walker extends Walk {
  readonly size: number;
  readonly everyone: Mask;
  readonly solution: World;
  readonly start: number;

  /** Whom the walk has proved so far, and who of them is true. */
  known: Mask;
  value: Mask;
  /** Speakers whose clue is on the table and still tells something. */
  live: Mask;
  /** Speakers cited by some step. */
  cited: Mask;
  /** The walk that later walks repeat up to where a clue was changed, and each person's place in it. */
  readonly kept: Walk;
  readonly keptAt: Int8Array;

  /** Clues are numbered as they are added; whoever says one may later say another. -1 is none. */
  readonly clues: Compiled[];
  readonly said: Int16Array;
  readonly scopes: Int32Array;
  readonly isCounts: Uint8Array;
  /** By clue, as it was last looked at: what it forces alone, how many counts are left of it, and where in `left` they begin. */
  readonly alone: Int32Array;
  readonly parts: Int32Array;
  readonly starts: Int32Array;
  /** What is left of each count: its mask, its flip, what it allows. It grows as clues are added. */
  left: Int32Array;
  leftSize: number;
  /** What two speakers' clues forced together when last asked, and whose clue was looked at since. */
  readonly pairs: Int32Array;
  stale: Mask;
  /** Scratch: the clues of the question to ask next. */
  readonly asked: Compiled[];
}

export function makeWalker(size: number, solution: World, start: number, capacity: number): Walker {
  return {
    length: 0,
    order: new Int8Array(size),
    sizes: new Int8Array(size),
    cites: new Int32Array(size),
    size,
    everyone: fullMask(size),
    solution,
    start,
    known: 0,
    value: 0,
    live: 0,
    cited: 0,
    kept: { length: 0, order: new Int8Array(size), sizes: new Int8Array(size), cites: new Int32Array(size) },
    keptAt: new Int8Array(size),
    clues: [],
    said: new Int16Array(size).fill(-1),
    scopes: new Int32Array(capacity),
    isCounts: new Uint8Array(capacity),
    alone: new Int32Array(capacity),
    parts: new Int32Array(capacity),
    starts: new Int32Array(capacity),
    left: new Int32Array(FIRST_LEFT),
    leftSize: 0,
    pairs: new Int32Array(size * size),
    stale: 0,
    asked: [],
  };
}

/** The number of a new clue. */
export function addClue(walker: Walker, clue: Compiled): number {
  const number = walker.clues.push(clue) - 1;
  walker.scopes[number] = clue.scope;
  const counts = countsApart(clue);
  const isFew = counts !== undefined && counts <= PARTS;
  walker.isCounts[number] = isFew ? 1 : 0;
  walker.starts[number] = walker.leftSize;
  if (isFew) makeRoom(walker, counts * 3);
  return number;
}

function makeRoom(walker: Walker, length: number): void {
  walker.leftSize += length;
  if (walker.leftSize <= walker.left.length) return;
  const wider = new Int32Array(walker.left.length * 2);
  wider.set(walker.left);
  walker.left = wider;
}

/** Gives a person a clue, or none (-1). The next walk hears it. */
export function setClue(walker: Walker, person: number, clue: number): void {
  walker.said[person] = clue;
}

/** Whether a clue is nothing but counts, no two of one person: pairs of such clues need no search. */
export const isCount = ({ isCounts }: Walker, clue: number): boolean => isCounts[clue] === 1;
