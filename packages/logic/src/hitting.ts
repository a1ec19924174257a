// Hitting sets: the first smallest choice of positions that has something in common with every row. Rows ascend. With them the
// smallest set that is enough is found: whatever is not enough lacks something, and what it lacks is one more row to hit.

import { spend } from "./budget.ts";

type Rows = readonly (readonly number[])[];

/**
 * The lexicographically first set of `size` positions that hits every row; undefined if there is none. No smaller set may
 * hit them all: then nothing in the answer is idle.
 */
export function firstHittingSet(rows: Rows, size: number): readonly number[] | undefined {
  const banned: boolean[] = [];
  if (!canHit(rows, size, banned)) return undefined;
  const picked: number[] = [];
  let unhit = rows;
  for (let position = 0; unhit.length > 0; position++) {
    banned[position] = true;
    const rest = without(unhit, position);
    if (rest.length === unhit.length || !canHit(rest, size - picked.length - 1, banned)) continue;
    picked.push(position);
    unhit = rest;
  }
  return picked;
}

/**
 * The first smallest set of at most so many positions that is enough; undefined if there is none. `missing` tells of a choice
 * that is not enough some positions of which one is needed; of one that is enough, nothing. Rows found before go on counting.
 */
export function firstSmallestSet(
  known: Rows,
  most: number,
  missing: (chosen: readonly number[]) => readonly number[] | undefined,
): readonly number[] | undefined {
  const rows = [...known];
  for (let size = 0; size <= most; ) {
    const chosen = firstHittingSet(rows, size);
    const row = chosen && missing(chosen);
    if (chosen === undefined) size++;
    else if (row === undefined) return chosen;
    else if (row.length === 0) return undefined;
    else rows.push(row);
  }
  return undefined;
}

const without = (rows: Rows, position: number): Rows => rows.filter((row) => !row.includes(position));

/** Can `room` positions that are not banned hit every row? Branches on the row with the fewest choices. */
function canHit(rows: Rows, room: number, banned: boolean[]): boolean {
  if (rows.length === 0) return true;
  if (room === 0 || countApart(rows) > room) return false;
  spend();
  const narrowest = narrowestOf(rows, banned).filter((position) => !banned[position]);
  const canHitBy = (position: number) => {
    banned[position] = true;
    return canHit(without(rows, position), room - 1, banned);
  };
  const found = narrowest.some(canHitBy);
  for (const position of narrowest) banned[position] = false;
  return found;
}

/** The first row that has the fewest positions which are not banned. */
function narrowestOf(rows: Rows, banned: readonly boolean[]): readonly number[] {
  let narrowest: readonly number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    let free = 0;
    for (const position of row) if (!banned[position]) free++;
    if (free >= fewest) continue;
    fewest = free;
    narrowest = row;
  }
  return narrowest;
}

/** In which count of rows each position was last taken: kept between counts, since very many are made. */
const takenIn: number[] = [];
let counting = 0;

/** Rows that have nothing in common each need a position of their own. */
function countApart(rows: Rows): number {
  counting++;
  let count = 0;
  for (const row of rows) {
    if (row.some((position) => takenIn[position] === counting)) continue;
    for (const position of row) takenIn[position] = counting;
    count++;
  }
  return count;
}
