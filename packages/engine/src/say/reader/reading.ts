// What a reader has in mind within a sentence, and what they let follow from what. Every question is asked of all worlds.

import {
  type Constraint,
  type Count,
  compile,
  countBits,
  type Facts,
  hasWorld,
  indices,
  type Mask,
  NOTHING,
  withCount,
} from "@demonstrandum/logic";
import type { Spoken } from "../../game/table.ts";
import { allAre, joinCounts } from "../count.ts";
import type { OneOf, SumTally } from "../saying.ts";
import type { ToldTable } from "../told-table.ts";
import { quoted } from "../words/at-table.ts";
import type { FlawKind } from "./flaw.ts";

/** What has been shown before a sentence, what is supposed included. */
export interface ShownBefore {
  readonly facts: Facts;
  readonly counts: readonly Count[];
}

export const shownAfter = ({ facts, counts }: ShownBefore, claims: readonly Count[]): ShownBefore => ({
  facts: claims.reduce(withCount, facts),
  counts: [...counts, ...claims],
});

/** A sum that the sentence does. */
export interface ToldSum {
  readonly tallies: readonly SumTally[];
  readonly kind: boolean;
}

export interface ProofReading {
  readonly table: ToldTable;
  /** Whose words it rests on, if on somebody's. */
  readonly speaker: number | undefined;
  before: ShownBefore;
  /** What the quoted words come to, true or not as they are said to be. */
  says: Constraint;
  /** What was quoted earlier in the sentence, and still holds. */
  besides: readonly Constraint[];
  quote: string;
  /** The identity that the words count. */
  readonly identity: boolean;
  /** Of whom something has been told, who was spoken of last, and which count is spoken of. */
  named: Mask;
  last: Mask;
  counted: Count | undefined;
  sides: readonly Mask[];
  /** Who was known before the proof, and so is seen on the board; and who of them was left out as everybody else is told of. */
  readonly board: Mask;
  unsaid: Mask;
  /** What has been named since the last conclusion, and what the clue was said to come to. */
  grounds: readonly Constraint[];
  prefaces: readonly Count[];
  sums: readonly ToldSum[];
  isSummed: boolean;
  /** It is only said that something cannot be. */
  isBare: boolean;
  /** All that the sentence has named or shown. */
  told: readonly Constraint[];
  claims: readonly Count[];
  /** The sentence has come to a contradiction. */
  isBroken: boolean;
  /** What the sentence itself supposes. */
  readonly supposed: readonly Constraint[];
  readonly flaws: FlawKind[];
}

/** How nodes are taken, one function for each kind. */
export type Readers<Parts, T = void> = {
  readonly [Kind in keyof Parts]: (reading: ProofReading, node: { readonly kind: Kind } & Parts[Kind]) => T;
};

export const readBy = <Parts, T>(readers: Readers<Parts, T>, reading: ProofReading, node: OneOf<Parts>): T =>
  (readers[node.kind] as (reading: ProofReading, node: OneOf<Parts>) => T)(reading, node);

/** It has no place there. */
export const notRead = ({ flaws }: ProofReading): void => void flaws.push("not read");

export function beginReading(
  table: ToldTable,
  speaker: number | undefined,
  before: ShownBefore,
  board: Mask,
): ProofReading {
  const clue = speaker === undefined ? undefined : table.clues[speaker];
  const quote = speaker === undefined ? "" : quoted(table.words, { speaker });
  return {
    ...{ table, speaker, before, board, unsaid: 0, identity: clue?.naming?.identity ?? true, flaws: [] },
    named: clue?.naming?.stated ?? 0,
    ...{ says: { kind: "all", of: clue?.says ?? table.axioms }, quote, last: 0 },
    ...{ counted: undefined, sides: [], grounds: [], prefaces: [], sums: [], isSummed: false, isBare: false },
    ...{ told: [], claims: [], isBroken: false, besides: [], supposed: [] },
  };
}

/** The same sentence as long as something is supposed in it. What is wrong with that is wrong with the sentence. */
export const supposingIn = (reading: ProofReading, supposed: Count): ProofReading => ({
  ...restarted(reading),
  before: shownAfter(reading.before, [supposed]),
  told: [...reading.told, supposed],
  supposed: [...reading.supposed, supposed],
  claims: [],
});

/** Ready for another argument. */
export const restarted = (reading: ProofReading): ProofReading => ({
  ...reading,
  ...{ counted: undefined, sides: [], grounds: [], prefaces: [], sums: [], isSummed: false, isBare: false, unsaid: 0 },
});

/** What was just argued is done with. */
export function restart(reading: ProofReading): void {
  Object.assign(reading, restarted(reading));
}

export const canAllBe = (given: readonly Constraint[], { known, value }: Facts = NOTHING): boolean =>
  hasWorld(known, value, given.map(compile));

export const follows = (given: readonly Constraint[], claim: Constraint, facts: Facts = NOTHING): boolean =>
  !canAllBe([...given, { kind: "not", of: claim }], facts);

export const spokenIn = ({ table, speaker }: ProofReading): Spoken | undefined =>
  speaker === undefined ? undefined : table.clues[speaker];

/** What a reader may use: the words that are quoted, and what is named. */
export const givenIn = ({ says, besides, told }: ProofReading): readonly Constraint[] => [says, ...besides, ...told];

/** What a constraint says outright of people. */
export const toldOf = (says: Constraint, people: readonly number[]): Count[] =>
  people.flatMap((person) =>
    [true, false].map((value) => allAre(1 << person, value)).filter((claim) => follows([says], claim)),
  );

/** What is named as known has been shown, or the clue says it outright. */
export function addGround(reading: ProofReading, ground: Count): void {
  reading.grounds = [...reading.grounds, ground];
  reading.named |= ground.of;
  reading.last = ground.of;
  addKnown(reading, ground);
}

/** The same of the speaker, of whom no sum is done and whom "the others" do not leave out. */
export function addKnown(reading: ProofReading, ground: Count): void {
  if (!isShown(reading, ground)) reading.flaws.push("not known");
  reading.told = [...reading.told, ground];
}

/**
 * Nobody puts two counts together in their head, unless they are about the same people or the sentence has just named them. From what clashes anything would follow,
 * and is not taken.
 */
function isShown({ before: { facts, counts }, says, besides, told }: ProofReading, ground: Count): boolean {
  const same = joinCounts(counts.filter((count) => count.of === ground.of));
  if (same.some((count) => count.allowed !== 0 && follows([count], ground))) return true;
  const outright = toldOf({ kind: "all", of: [says, ...besides] }, indices(ground.of & ~facts.known));
  if (follows(outright, ground, facts) || counts.some((count) => follows([count], ground))) return true;
  return [told, ...counts.map((count) => [count])].some(
    (given) => canAllBe(given, facts) && follows([...given, ...outright], ground, facts),
  );
}

/** All numbers of a kind that there can be. */
export function possibleNumbers(of: Mask, kind: boolean, given: readonly Constraint[]): number[] {
  return Array.from({ length: countBits(of) + 1 }, (_, number) => number).filter((number) =>
    canAllBe([...given, countFrom(of, [number], kind)]),
  );
}

/** Whether what was named last makes a sum right, or everything that was named. */
export const isRightBy = (reading: ProofReading, isRight: (given: readonly Constraint[]) => boolean): boolean =>
  isRight(reading.grounds) || isRight(reading.told);

/** So many of a kind among these people. */
export const countFrom = (of: Mask, numbers: readonly number[], kind: boolean): Count => ({
  kind: "count",
  of,
  allowed: numbers.reduce((mask, number) => mask | (1 << (kind ? number : countBits(of) - number)), 0),
});
