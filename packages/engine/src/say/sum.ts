// What a sum comes to: how many of some people there can be of a kind, given what a line rests on, and how many there would be
// otherwise.

import {
  type Constraint,
  type Count,
  countBits,
  type Facts,
  isConsistent,
  type Mask,
  makeTheory,
  oppositeOf,
  scopeOf,
} from "@demonstrandum/logic";
import { knownTo, type WhyQuestion } from "./question.ts";
import type { Bounds } from "./saying.ts";

/** How many of these people can be of the kind, fewest first. */
export function numbersIn(of: Mask, kind: boolean, given: readonly Constraint[], facts: Facts): number[] {
  const possible = given.length === 0 ? numbersKnown(of, facts) : numbersTried(of, given, facts);
  return kind ? possible : possible.map((number) => countBits(of) - number).reverse();
}

/** Whoever is not known may be either. */
function numbersKnown(of: Mask, { known, value }: Facts): number[] {
  const least = countBits(of & known & value);
  return Array.from({ length: countBits(of & ~known) + 1 }, (_, more) => least + more);
}

function numbersTried(of: Mask, given: readonly Constraint[], facts: Facts): number[] {
  const numbers = Array.from({ length: countBits(of) + 1 }, (_, number) => number);
  const tried = numbers.map((number): Count => ({ kind: "count", of, allowed: 1 << number }));
  const scope = given.reduce((mask, each) => mask | scopeOf(each), of | facts.known);
  const clues = [...given, ...tried].map((says, i) => ({ name: String(i), says }));
  const theory = makeTheory({ size: Math.max(1, 32 - Math.clz32(scope)), clues });
  const all = given.map((_, i) => i);
  return numbers.filter((number) => isConsistent(theory, { facts, clues: [...all, given.length + number] }));
}

/** What a line rests on besides its clue. */
export const numbersBy = (question: WhyQuestion, of: Mask, kind: boolean): number[] =>
  numbersIn(of, kind, question.counts, knownTo(question));

/** The same if what is claimed were not so, and everything else of the clue were; none where nothing is claimed. */
export function numbersWithout(
  question: WhyQuestion,
  of: Mask,
  kind: boolean,
  others: readonly Constraint[] = [],
): number[] {
  const { counts, claims } = question;
  return claims.length === 0 ? [] : numbersIn(of, kind, [...counts, ...others, notAll(claims)], knownTo(question));
}

const notAll = (claims: readonly Count[]): Constraint => ({ kind: "any", of: claims.map(oppositeOf) });

export const isRange = (numbers: readonly number[]): boolean =>
  (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) === numbers.length - 1;

export const boundsOfOne = (number: number): Bounds => ({ least: number, most: number });

/** By how much numbers miss what is wanted: too many, too few, or, where only some are wanted, just these. */
export function missOf(numbers: readonly number[], wanted: readonly number[]): Bounds[] {
  const [few = 0, many = 0] = [wanted[0], wanted.at(-1)];
  const below = numbers.filter((number) => number < few);
  const above = numbers.filter((number) => number > many);
  const between = numbers.filter((number) => number > few && number < many);
  return [
    ...(below.length === 0 ? [] : [boundsIn(below, "most")]),
    ...between.map(boundsOfOne),
    ...(above.length === 0 ? [] : [boundsIn(above, "least")]),
  ];
}

/** A number is told as it is if it is the only one. */
export function boundsIn(numbers: readonly number[], side: keyof Bounds): Bounds {
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  return least === most ? { least, most } : side === "least" ? { least } : { most };
}
