// Seeded mid-game positions: everyone on a board has one true clue, and part of the board is revealed with its clues.
// The clues are counts over rows, columns, neighborhoods and intersections, parities, and comparisons.

import { seedRandom } from "@demonstrandum/deals";
import { evidenceFrom, type Honesty } from "@demonstrandum/engine";
import {
  type Constraint,
  countBits,
  fullMask,
  type Given,
  indices,
  type Mask,
  makeTheory,
  maskOf,
  predicate,
  type Theory,
  type World,
} from "@demonstrandum/logic";

export interface BoardCase {
  readonly theory: Theory;
  readonly world: World;
  readonly positions: readonly Given[];
}

export interface Shape {
  readonly rows: number;
  readonly cols: number;
}

type Random = () => number;

export function makeBoards(shape: Shape, boards: number, positions: number): BoardCase[] {
  return Array.from({ length: boards }, (_, seed) => makeBoard(shape, positions, seedRandom(1000 * shape.rows + seed)));
}

/** Boards on which everybody has spoken: nobody is known, or a quarter, or half of them. */
export function makeOpenBoards(shape: Shape, boards: number, honesty: Honesty): BoardCase[] {
  return Array.from({ length: boards }, (_, seed) =>
    makeOpenBoard(shape, honesty, seedRandom(1000 * shape.rows + seed)),
  );
}

function makeOpenBoard(shape: Shape, honesty: Honesty, random: Random): BoardCase {
  const size = shape.rows * shape.cols;
  const world = makeWorld(size, random);
  const clues = Array.from({ length: size }, (_, speaker) => {
    const isLie = honesty !== "truthful" && ((world >>> speaker) & 1) === 1;
    const says = isLie ? makeLie(shape, speaker, world, random) : makeClue(shape, speaker, world, random);
    return { name: `clue of ${speaker}`, says: evidenceFrom(honesty, speaker, [says]) };
  });
  const positions = [0, 1 / 4, 1 / 2].map((share) => makeFacts(size, world, share, random));
  return { theory: makeTheory({ size, clues }), world, positions };
}

const makeWorld = (size: number, random: Random): World =>
  maskOf(indices(fullMask(size)).filter(() => random() < 0.35));

/** What would be true in another world. */
function makeLie(shape: Shape, speaker: number, world: World, random: Random): Constraint {
  const says = makeClue(shape, speaker, makeWorld(shape.rows * shape.cols, random), random);
  return predicate(says)(world) ? makeLie(shape, speaker, world, random) : says;
}

function makeFacts(size: number, world: World, share: number, random: Random): Given {
  const known = maskOf(shuffled(size, random).slice(0, Math.round(size * share)));
  return { facts: { known, value: known & world } };
}

const shuffled = (size: number, random: Random): number[] =>
  Array.from({ length: size }, (_, id) => ({ id, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ id }) => id);

function makeBoard(shape: Shape, positions: number, random: Random): BoardCase {
  const size = shape.rows * shape.cols;
  const world = makeWorld(size, random);
  const clues = Array.from({ length: size }, (_, speaker) => ({
    name: `clue of ${speaker}`,
    says: makeClue(shape, speaker, world, random),
  }));
  return {
    theory: makeTheory({ size, clues }),
    world,
    positions: Array.from({ length: positions }, () => makePosition(size, world, random)),
  };
}

/** A quarter to two thirds of the people are revealed, with their identities and clues. */
function makePosition(size: number, world: World, random: Random): Given {
  const revealed = Math.round(size * (1 / 4 + random() * (2 / 3 - 1 / 4)));
  const clues = shuffled(size, random)
    .slice(0, revealed)
    .sort((a, b) => a - b);
  const known = maskOf(clues);
  return { facts: { known, value: known & world }, clues };
}

/** Draws until the clue rules something out. */
function makeClue(shape: Shape, speaker: number, world: World, random: Random): Constraint {
  const kind = random();
  const group = makeGroup(shape, speaker, random);
  const size = countBits(group);
  const count = countBits(group & world);
  if (size < 2) return makeClue(shape, speaker, world, random);
  if (kind < 0.55) return { kind: "count", of: group, allowed: 1 << count };
  if (kind < 0.65 && count > 0) return { kind: "count", of: group, allowed: fullMask(size + 1) & ~fullMask(count) };
  if (kind < 0.75 && count < size) return { kind: "count", of: group, allowed: fullMask(count + 1) };
  if (kind < 0.85) {
    return { kind: "count", of: group, allowed: (count % 2 === 0 ? 0x15555555 : 0x2aaaaaaa) & fullMask(size + 1) };
  }
  const other = makeGroup(shape, speaker, random);
  return { kind: "compare", left: group, right: other, allowed: makeDifferences(group, other, world) };
}

/** More on the left, fewer, or as many. */
function makeDifferences(left: Mask, right: Mask, world: World): number[] {
  const sign = Math.sign(countBits(left & world) - countBits(right & world));
  const most = Math.max(countBits(left), countBits(right), 1);
  return sign === 0 ? [0] : Array.from({ length: most }, (_, i) => sign * (i + 1));
}

function makeGroup(shape: Shape, speaker: number, random: Random): Mask {
  const { rows, cols } = shape;
  const chosenRow = Math.floor(random() * rows);
  const chosenCol = Math.floor(random() * cols);
  const other = Math.floor(random() * rows * cols);
  const groups = [
    cells(shape, (r) => r === chosenRow),
    cells(shape, (_, c) => c === chosenCol),
    neighbors(shape, speaker),
    neighbors(shape, other),
    neighbors(shape, speaker) & neighbors(shape, other),
    neighbors(shape, speaker) & cells(shape, (r) => r === chosenRow),
    neighbors(shape, other) & cells(shape, (_, c) => c === chosenCol),
  ];
  return groups[Math.floor(random() * groups.length)] ?? 0;
}

function cells({ rows, cols }: Shape, isIn: (row: number, col: number) => boolean): Mask {
  const all = Array.from({ length: rows * cols }, (_, id) => id);
  return maskOf(all.filter((id) => isIn(Math.floor(id / cols), id % cols)));
}

function neighbors(shape: Shape, id: number): Mask {
  const [row, col] = [Math.floor(id / shape.cols), id % shape.cols];
  return cells(shape, (r, c) => Math.max(Math.abs(r - row), Math.abs(c - col)) === 1);
}
