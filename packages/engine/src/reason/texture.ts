// How a puzzle feels beside its label: how many clues each person takes, where the long insights are, how narrow the way is, how
// often a clue is used again, and how varied the sentences are. The people are counted by a search of their own, which shares nothing
// with the one that makes puzzles: what generation aims at is not also what measures it.

import { countBits, explain, indices, TooMuch, within } from "@demonstrandum/logic";
import type { Spoken } from "../game/table.ts";
import { BOUNDS } from "./bounds.ts";
import { idleSpeakers } from "./idle.ts";
import { insightsOf, pathFrom, provable } from "./path.ts";
import { identityOf, type LaidPuzzle, type Position, reveal, startPosition } from "./position.ts";
import type { Step } from "./step.ts";

/** How a puzzle feels to solve: how its steps are spread, and how far clues reach. */
export interface Texture {
  /** How many clues each person takes when they are revealed one by one, whoever takes fewest first. */
  readonly people: readonly number[];
  /** The insights of three clues or more: how many people are known before each, and how many clues it takes. */
  readonly long: readonly LongInsight[];
  /** At how many moments only one person can be proved. */
  readonly bottlenecks: number;
  /** How many clues serve more than one insight, and how many insights the busiest of them. */
  readonly reuse: { readonly clues: number; readonly most: number };
  /** How many kinds of sentences there are, and how often the commonest comes. */
  readonly shapes: { readonly kinds: number; readonly most: number };
  /** How many clues say of one person what they are and no more; say of anybody named what they are; tell nothing when heard. */
  readonly direct: number;
  readonly naming: number;
  readonly idle: number;
}

/** An insight that takes several clues together, and when it came. */
export interface LongInsight {
  readonly known: number;
  readonly clues: number;
}

const LONG = 3;

/** Where clues wait for their speakers; undefined elsewhere, or if it is too much to work out. */
export function textureOf(laid: LaidPuzzle): Texture | undefined {
  if (!laid.table.isGated) return undefined;
  const texture = within(BOUNDS.puzzle, () => describe(laid));
  return texture instanceof TooMuch ? undefined : texture;
}

function describe(laid: LaidPuzzle): Texture {
  const { clues } = laid.table;
  const { sizes, bottlenecks } = walkOneByOne(laid);
  return {
    people: sizes,
    long: longInsights(laid),
    bottlenecks,
    reuse: reuseIn(insightsOf(pathFrom(laid))),
    shapes: shapesOf(clues),
    direct: clues.filter(({ kind }) => kind === "direct").length,
    naming: clues.filter(({ naming }) => naming !== undefined && naming.stated !== 0).length,
    idle: idleSpeakers(laid).length,
  };
}

function walkOneByOne(laid: LaidPuzzle): { readonly sizes: number[]; readonly bottlenecks: number } {
  const sizes: number[] = [];
  let bottlenecks = 0;
  let position = startPosition(laid.table);
  for (let open = provable(laid, position); open !== 0; open = provable(laid, position)) {
    const { person, clues } = leastOf(laid, position, open);
    sizes.push(clues);
    if (countBits(open) === 1) bottlenecks++;
    position = reveal(laid.table, position, person);
  }
  return { sizes, bottlenecks };
}

/** Who of these takes the fewest clues, and how many those are. */
function leastOf({ table, theory }: LaidPuzzle, position: Position, open: number): { person: number; clues: number } {
  let least = { person: -1, clues: Number.POSITIVE_INFINITY };
  for (const person of indices(open)) {
    const needed = explain(theory, position, { index: person, value: identityOf(table, person) });
    if (needed && needed.length < least.clues) least = { person, clues: needed.length };
  }
  return least;
}

function longInsights(laid: LaidPuzzle): LongInsight[] {
  const long: LongInsight[] = [];
  let known = laid.table.start.length;
  for (const steps of insightsOf(pathFrom(laid))) {
    const clues = steps[0]?.speakers.length ?? 0;
    if (clues >= LONG) long.push({ known, clues });
    known += steps.length;
  }
  return long;
}

function reuseIn(insights: readonly (readonly Step[])[]): Texture["reuse"] {
  const uses = tally(insights.flatMap(([first]) => first?.speakers ?? []));
  return { clues: uses.filter((count) => count > 1).length, most: Math.max(0, ...uses) };
}

function shapesOf(clues: readonly Spoken[]): Texture["shapes"] {
  const counts = tally(clues.map(({ form }) => form));
  return { kinds: counts.length, most: Math.max(0, ...counts) };
}

/** How often each comes. */
function tally<T>(items: readonly T[]): number[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()];
}
