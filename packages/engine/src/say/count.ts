// How many of some people are of the hidden kind, in words with the right number.

import { type Count, countBits, extremeOf, indices, type Mask } from "@demonstrandum/logic";
import { sayList } from "@demonstrandum/text";
import type { Table } from "../game/table.ts";
import { sayNumber, sayPeople } from "./people.ts";
import { sayAre, sayIdentity, sayNames } from "./prose.ts";

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
export const sayCount = (table: Table, count: Count, known: Mask): string =>
  sayCountOf(table, count, sayPeople(table, count.of, known), true);

/** The same of people who have been given a name, counting either kind. */
export function sayCountOf(table: Table, count: Count, people: string, identity: boolean): string {
  const settled = settledBy(count);
  const size = countBits(count.of);
  if (settled !== undefined)
    return `${people} ${size === 1 ? `is ${sayIdentity(table, settled)}` : `are ${table.words[settled ? 1 : 0].many}`}`;
  const numbers = numbersOfKind(count, identity);
  return `${sayAmountIn(numbers, size, people)} ${isOne(numbers, size) ? `is ${sayIdentity(table, identity)}` : `are ${table.words[identity ? 1 : 0].many}`}`;
}

/** "exactly 2 of these three", "either both or neither of Li Mu and Wang Hua". */
function sayAmountIn(numbers: readonly number[], size: number, people: string): string {
  const isEither = size === 2 && numbers.join() === "0,2";
  return `${isEither ? "either both or neither" : sayAmount(numbers, size)} of ${people}`;
}

/** Whether the words for these numbers end in a one. */
function isOne(numbers: readonly number[], size: number): boolean {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  return most === 1 || (least === 1 && most === size && most - least === numbers.length - 1);
}

/** "exactly 2", "at least 2", "at most 2", "from 2 to 4", "1, 3 or 5", "not exactly 3", of `all` people. */
export function sayAmount(numbers: readonly number[], all: number): string {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `exactly ${least}`;
  if (numbers.length === all && most - least === all && all > FEW) return `not exactly ${missingFrom(numbers)}`;
  if (most - least > numbers.length - 1) {
    return `${numbers.slice(0, -1).join(", ").replace(/^0/, "none")} or ${most}`;
  }
  if (most === all) return `at least ${least}`;
  if (least === 0) return `at most ${most}`;
  return most - least === 1 ? `${least} or ${most}` : `from ${least} to ${most}`;
}

/** Of so few all numbers but one are told one by one. */
const FEW = 3;

const missingFrom = (numbers: readonly number[]): number => numbers.findIndex((number, i) => number !== i);

/** "Li Mu is an elf", "the other four in row 2 are elves". */
export function sayThese(table: Table, people: Mask, identity: boolean, known: Mask): string {
  if (countBits(people) === 1) return sayAre(table, indices(people), identity);
  return `${sayPeople(table, people, known)} are ${table.words[identity ? 1 : 0].many}`;
}

/** Of more others than this only one is named. */
const MANY = 5;

/** "the other three, Li Mu, Wang Hua and Zhao Min, are elves"; of many only one who is asked about is named. */
export function sayOthers(table: Table, people: Mask, identity: boolean, asked: Mask): string {
  const size = countBits(people);
  if (size === 1) return sayAre(table, indices(people), identity);
  const one = people & asked & -(people & asked);
  const list = sayList(sayNames(table, indices(size > MANY && one !== 0 ? one : people)));
  const named = size > MANY && one !== 0 ? `${list} among them` : list;
  return `the other ${sayNumber(size)}, ${named}, are ${table.words[identity ? 1 : 0].many}`;
}

/** "Li Mu is an elf", "both are elves", "all three are elves", "exactly 1 of these three is an elf". */
export function sayOfThese(table: Table, count: Count): string {
  const size = countBits(count.of);
  const number = sayNumber(size);
  if (size === 1) return sayCount(table, count, 0);
  if (settledBy(count) === undefined) return sayCountOf(table, count, `these ${number}`, true);
  return sayCountOf(table, count, size === 2 ? "both" : `all ${number}`, true);
}
