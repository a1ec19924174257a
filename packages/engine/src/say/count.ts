// How many of some people are of the hidden kind, in words with the right number.

import { type Count, countBits, extremeOf, indices, type Mask } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { type SentenceScene, sayPeople } from "./people.ts";
import { kindWord, sayAre, sayNames, wordingOf } from "./prose.ts";

/** What everyone counted is, if the count leaves no doubt. */
export function settledBy(count: Count): boolean | undefined {
  const { isNone, isAll } = extremeOf(count);
  return isNone || isAll ? isAll : undefined;
}

/** People of whom the same is shown are told together. */
export function joinClaims(claims: readonly Count[]): readonly Count[] {
  const settled = [false, true].flatMap((value) => {
    const of = claims.reduce((mask, claim) => (settledBy(claim) === value ? mask | claim.of : mask), 0);
    return of === 0 ? [] : [allAre(of, value)];
  });
  return [...settled.reverse(), ...claims.filter((claim) => settledBy(claim) === undefined)];
}

/** A count by which all of these people are of one kind. */
export const allAre = (of: Mask, value: boolean): Count => ({
  kind: "count",
  of,
  allowed: value ? 1 << countBits(of) : 1,
});

/** How many a count allows, fewest first. */
export const numbersOf = ({ of, allowed }: Count): number[] =>
  indices(allowed).filter((number) => number <= countBits(of));

/** How many of one kind it allows, fewest first. */
export const numbersOfKind = (count: Count, kind: boolean): number[] =>
  kind
    ? numbersOf(count)
    : numbersOf(count)
        .map((number) => countBits(count.of) - number)
        .reverse();

/** The fewest and the most that a count allows. */
export function boundsOf(count: Count): readonly [least: number, most: number] {
  const numbers = numbersOf(count);
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
}

/** "exactly 2 of Li Mu, Wang Hua and Zhao Min are elves", "Li Mu and Wang Hua are elves". */
export const sayCount = (table: Table, count: Count, scene?: SentenceScene): string =>
  sayCountOf(table, count, sayPeople(table, count.of, scene), true);

/** The same of people who have been given a name, counting either kind. */
export function sayCountOf(table: Table, count: Count, people: string, identity: boolean): string {
  const settled = settledBy(count);
  const size = countBits(count.of);
  const { are, countAre } = wordingOf(table);
  if (settled !== undefined) return are(people, size, kindWord(table, settled));
  return countAre(numbersOfKind(count, identity), size, people, kindWord(table, identity));
}

/** "Li Mu is an elf", "the other four in row 2 are elves". */
export function sayThese(table: Table, people: Mask, identity: boolean, scene?: SentenceScene): string {
  const size = countBits(people);
  if (size === 1) return sayAre(table, indices(people), identity);
  return wordingOf(table).are(sayPeople(table, people, scene), size, kindWord(table, identity));
}

/** Of more others than this only one is named. */
const MANY = 5;

/** "the other three, Li Mu, Wang Hua and Zhao Min, are elves"; of many only one who is asked about is named. */
export function sayOthers(table: Table, people: Mask, identity: boolean, asked: Mask): string {
  const size = countBits(people);
  if (size === 1) return sayAre(table, indices(people), identity);
  const one = people & asked & -(people & asked);
  const areAllNamed = size <= MANY || one === 0;
  const { names, othersAre } = wordingOf(table);
  const named = names(sayNames(table, indices(areAllNamed ? people : one)));
  return othersAre(size, named, areAllNamed, kindWord(table, identity));
}

/** "Li Mu is an elf", "both are elves", "all three are elves", "exactly 1 of these three is an elf". */
export function sayOfThese(table: Table, count: Count): string {
  const size = countBits(count.of);
  const { these, all } = wordingOf(table);
  if (size === 1) return sayCount(table, count);
  return sayCountOf(table, count, settledBy(count) === undefined ? these(size) : all(size), true);
}
