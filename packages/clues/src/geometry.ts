// Who sits where, without names: lines, corners, edges, neighbors and directions as masks. Boards of one shape share it.

import { fullMask, type Mask, maskOf } from "@demonstrandum/logic";
import { makeRecent } from "@demonstrandum/text";

export interface Seat {
  readonly id: number;
  readonly row: number;
  readonly col: number;
}

/** For each person, a group of people that lies somewhere relative to them. */
export type Relation = readonly Mask[];

export interface Geometry {
  readonly everyone: Mask;
  readonly inRow: readonly Mask[];
  readonly inColumn: readonly Mask[];
  readonly corners: Mask;
  /** The border without the corners. */
  readonly edges: Mask;
  /** The up to eight people around. */
  readonly neighbors: Relation;
  /** The up to four people who share a side. */
  readonly adjacent: Relation;
  /** Along the row. */
  readonly leftOf: Relation;
  readonly rightOf: Relation;
  /** Along the column. */
  readonly above: Relation;
  readonly below: Relation;
  readonly directlyLeftOf: Relation;
  readonly directlyRightOf: Relation;
  readonly directlyAbove: Relation;
  readonly directlyBelow: Relation;
}

/** The last few shapes: a game makes many boards of one. */
const shapes = makeRecent<string, Geometry>(16);

export function geometryOf(rows: number, cols: number, seats: readonly Seat[]): Geometry {
  const places = seats.map(({ row, col }) => row * cols + col);
  const isInOrder = places.every((place, id) => place === id);
  const shape = `${rows} ${cols} ${isInOrder ? "" : places.join()}`;
  const kept = shapes.get(shape);
  if (kept) return kept;
  const geometry = makeGeometry(rows, cols, seats);
  shapes.set(shape, geometry);
  return geometry;
}

/** At most one row and one column apart, and not one person. */
export const areNeighbors = (a: Omit<Seat, "id">, b: Omit<Seat, "id">): boolean =>
  Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1 && (a.row !== b.row || a.col !== b.col);

function makeGeometry(rows: number, cols: number, seats: readonly Seat[]): Geometry {
  const groupOf = (holds: (other: Seat) => boolean): Mask => maskOf(seats.filter(holds).map((p) => p.id));
  const relation = (holds: (other: Seat, of: Seat) => boolean): Relation =>
    seats.map((seat) => groupOf((other) => other !== seat && holds(other, seat)));
  const onBorder = (p: Seat): boolean => isEnd(p.row, rows) || isEnd(p.col, cols);
  const inCorner = (p: Seat): boolean => isEnd(p.row, rows) && isEnd(p.col, cols);
  return {
    everyone: fullMask(seats.length),
    inRow: Array.from({ length: rows }, (_, row) => groupOf((p) => p.row === row)),
    inColumn: Array.from({ length: cols }, (_, col) => groupOf((p) => p.col === col)),
    corners: groupOf(inCorner),
    edges: groupOf((p) => onBorder(p) && !inCorner(p)),
    neighbors: relation(areNeighbors),
    adjacent: relation((a, b) => Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1),
    leftOf: relation((a, b) => a.row === b.row && a.col < b.col),
    rightOf: relation((a, b) => a.row === b.row && a.col > b.col),
    above: relation((a, b) => a.col === b.col && a.row < b.row),
    below: relation((a, b) => a.col === b.col && a.row > b.row),
    directlyLeftOf: relation((a, b) => a.row === b.row && a.col === b.col - 1),
    directlyRightOf: relation((a, b) => a.row === b.row && a.col === b.col + 1),
    directlyAbove: relation((a, b) => a.col === b.col && a.row === b.row - 1),
    directlyBelow: relation((a, b) => a.col === b.col && a.row === b.row + 1),
  };
}

const isEnd = (index: number, length: number): boolean => index === 0 || index === length - 1;
