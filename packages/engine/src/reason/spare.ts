// Whom the shortest reasoning never asks: their clues could be anything that is true, or nothing at all.

import type { Table } from "../game/table.ts";
import { pathFrom } from "./path.ts";
import { makeLaidPuzzle } from "./position.ts";

export interface Spare {
  /** Everybody but those of the start whose clue no step takes. */
  readonly people: readonly number[];
  /** The order of the reasoning, those of the start first. */
  readonly order: readonly number[];
}

/** Follows the shortest reasoning from the start to the end. */
export function findSpare(table: Table): Spare {
  const path = pathFrom(makeLaidPuzzle(table));
  const needed = new Set([...table.start, ...path.flatMap(({ speakers }) => speakers)]);
  return {
    people: [...table.people.keys()].filter((person) => !needed.has(person)),
    order: [...table.start, ...path.map(({ person }) => person)],
  };
}
