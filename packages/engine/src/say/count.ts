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

/** The fewest and the most that a count allows. */
export function boundsOf({ of, allowed }: Count): readonly [least: number, most: number] {
  const numbers = indices(allowed).filter((number) => number <= countBits(of));
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
}

/** "exactly 2 of Li Mu, Wang Hua and Zhao Min are elves", "Li Mu and Wang Hua are elves". */
export function sayCount(table: Table, count: Count, known: Mask): string {
  const { of, allowed } = count;
  const settled = settledBy(count);
  if (settled !== undefined) return sayThese(table, of, settled, known);
  const size = countBits(of);
  const numbers = indices(allowed).filter((number) => number <= size);
  const people = sayPeople(table, of, known);
  if (size === 2 && numbers.length === 2 && numbers[0] === 0 && numbers[1] === 2) {
    return `either both or neither of ${people} are ${table.words[1].many}`;
  }
  const kind = isOne(numbers, size) ? `is ${sayIdentity(table, true)}` : `are ${table.words[1].many}`;
  return `${sayAmount(numbers, size)} of ${people} ${kind}`;
}

/** Whether the words for these numbers end in a one. */
function isOne(numbers: readonly number[], size: number): boolean {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  return most === 1 || (least === 1 && most === size && most - least === numbers.length - 1);
}

/** "exactly 2", "at least 2", "at most 2", "from 2 to 4", "1, 3 or 5", of `all` people. */
export function sayAmount(numbers: readonly number[], all: number): string {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `exactly ${least}`;
  if (most - least > numbers.length - 1) {
    return `${numbers.slice(0, -1).join(", ").replace(/^0/, "none")} or ${most}`;
  }
  if (most === all) return `at least ${least}`;
  if (least === 0) return `at most ${most}`;
  return most - least === 1 ? `${least} or ${most}` : `from ${least} to ${most}`;
}

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
