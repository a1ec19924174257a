// What can truly be said, in two steps: what there is to speak of, whatever the world and whoever sits there, and what the
// world makes of it. Listing everything and drawing one thing at random are two readings of that one definition.

import { indices, type World } from "@demonstrandum/logic";
import type { Setting } from "./form.ts";
import type { Geometry, Relation } from "./geometry.ts";

/** A whole number from 0 to limit - 1, each as likely. */
export type Below = (limit: number) => number;

/** A setting without names and roots. */
export interface Standpoint {
  readonly board: Geometry;
  readonly speaker: number;
}

export interface Proposals<P> {
  /** Well-formed clues that are true of the world and rule something out. */
  candidates(world: World, at: Setting): P[];
  /** One of them at random, or none this time: the topics that came to mind may leave nothing to say. */
  draw(world: World, at: Setting, below: Below): P | undefined;
}

/** How many topics come to mind before somebody has nothing to say. */
const TRIES = 4;

/**
 * `topics` are what there is to speak of, in order; `about` is what is then said, if anything. Topics of every kind are
 * drawn equally often, so that rare kinds are not drowned by common ones.
 */
export function proposals<T extends object | number | string | boolean, P>(
  topics: (at: Standpoint) => readonly T[],
  about: (topic: T, world: World, at: Setting) => P | undefined,
  kindOf: (topic: T) => string = () => "",
): Proposals<P> {
  const topicsFor = oncePerSeat((at) => sortOut(topics(at), kindOf));
  return {
    candidates(world, at) {
      const all: P[] = [];
      for (const topic of topicsFor(at).all) {
        const said = about(topic, world, at);
        if (said !== undefined) all.push(said);
      }
      return all;
    },
    draw(world, at, below) {
      const { kinds } = topicsFor(at);
      for (let tries = 0; tries < TRIES && kinds.length > 0; tries++) {
        const said = about(pick(pick(kinds, below), below), world, at);
        if (said !== undefined) return said;
      }
      return undefined;
    },
  };
}

/**
 * For clues of which the world decides only a number, and to which neither names nor roots matter: whatever comes out is made
 * once for each seat of a shape of board and is then always the same object. `measure` says -1 where nothing can be said.
 */
export function measured<T, P>(
  topics: (at: Standpoint) => readonly T[],
  measure: (topic: T, world: World, at: Standpoint) => number,
  make: (topic: T, number: number, at: Standpoint) => P,
): Proposals<P> {
  return proposals(
    (at) => topics(at).map((topic) => ({ topic, made: [] as P[] })),
    ({ topic, made }, world, at) => {
      const number = measure(topic, world, at);
      if (number < 0) return undefined;
      const kept = made[number];
      if (kept !== undefined) return kept;
      const said = make(topic, number, at);
      made[number] = said;
      return said;
    },
  );
}

/** Everyone a speaker can name but themselves, as topics. */
export const everyoneElse = ({ board, speaker }: Standpoint): number[] => indices(board.everyone & ~(1 << speaker));

interface Topics<T> {
  readonly all: readonly T[];
  readonly kinds: readonly (readonly T[])[];
}

function sortOut<T>(all: readonly T[], kindOf: (topic: T) => string): Topics<T> {
  const kinds = new Map<string, T[]>();
  for (const topic of all) {
    const kind = kindOf(topic);
    const others = kinds.get(kind);
    if (others) others.push(topic);
    else kinds.set(kind, [topic]);
  }
  return { all, kinds: [...kinds.values()] };
}

const pick = <T>(list: readonly T[], below: Below): T => list[list.length < 2 ? 0 : below(list.length)] as T;

/** Worked out once for each shape of board, which is known by its `neighbors`. */
export function oncePerShape<T extends object>(make: (board: Geometry) => T): (board: Geometry) => T {
  const known = new WeakMap<Relation, T>();
  // Mostly it is the shape of the last time, which is told much faster than it is looked up.
  let lastShape: Relation | undefined;
  let last: T | undefined;
  return (board) => {
    if (last !== undefined && board.neighbors === lastShape) return last;
    const made = known.get(board.neighbors) ?? make(board);
    known.set(board.neighbors, made);
    lastShape = board.neighbors;
    last = made;
    return made;
  };
}

/** Worked out once for each speaker of a shape of board. */
export function oncePerSeat<T>(make: (at: Standpoint) => T): (at: Standpoint) => T {
  const seatsOf = oncePerShape((): T[] => []);
  return (at) => {
    const seats = seatsOf(at.board);
    const found = seats[at.speaker];
    if (found !== undefined) return found;
    const made = make(at);
    seats[at.speaker] = made;
    return made;
  };
}
