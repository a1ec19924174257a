// What a clue says by two counts at once: how many a group and a part of it leave for the rest, and how many two groups make.

import { type Constraint, type Count, countBits, maskOf } from "@demonstrandum/logic";
import { numbersOf, numbersOfKind, sayOfThese } from "./count.ts";
import { sayCounted } from "./counted.ts";
import { kindWord, wordingOf } from "./prose.ts";
import { isTold, type Puzzlement, sayClaims, sayCountedPeople } from "./puzzlement.ts";
import { isClaimed } from "./told.ts";

/** What a clue says, one thing after the other. A count of nobody says nothing, unless it cannot hold. */
export const partsOf = (says: Constraint): readonly Constraint[] =>
  says.kind === "all" ? says.of.flatMap(partsOf) : isIdle(says) ? [] : [says];

const isIdle = (says: Constraint): boolean => says.kind === "count" && says.of === 0 && (says.allowed & 1) === 1;

/** How many the groups of a clue make together, where nobody is counted twice. */
export function sumOf(parts: readonly Constraint[]): Count | undefined {
  const counts = parts.filter((part): part is Count => part.kind === "count");
  const of = counts.reduce((mask, part) => mask | part.of, 0);
  if (counts.length < 2 || countBits(of) < counts.reduce((sum, part) => sum + countBits(part.of), 0)) return undefined;
  const sums = counts.map(numbersOf).reduce((all, more) => all.flatMap((a) => more.map((b) => a + b)), [0]);
  return { kind: "count", of, allowed: maskOf(sums) };
}

/** How many each wider count leaves for those whom a narrower one does not count, where the two can both be. */
export function leftoversOf(parts: readonly Constraint[]): Count[] {
  const counts = parts.filter((part): part is Count => part.kind === "count");
  return counts.flatMap((wide) =>
    counts
      .filter(({ of }) => of !== wide.of && (of & ~wide.of) === 0)
      .map((narrow) => difference(wide, narrow))
      .filter(({ allowed }) => allowed !== 0),
  );
}

function difference(wide: Count, narrow: Count): Count {
  const of = wide.of & ~narrow.of;
  const numbers = numbersOf(wide).flatMap((all) => numbersOf(narrow).map((some) => all - some));
  return { kind: "count", of, allowed: maskOf(numbers.filter((number) => number >= 0 && number <= countBits(of))) };
}

/** "that leaves 3 elves for the other five around Li Mu, so …". */
export function sayLeftover(puzzlement: Puzzlement, left: Count): string {
  const { before, so } = wordingOf(puzzlement.table);
  if (!isTold(puzzlement)) return sayCounted(puzzlement, left, (kind) => before(sayLeft(puzzlement, left, kind)));
  const end = isClaimed(puzzlement, left) ? sayOfThese(puzzlement.table, left) : sayClaims(puzzlement);
  return so(sayLeft(puzzlement, left, puzzlement.identity), end);
}

function sayLeft(puzzlement: Puzzlement, left: Count, identity: boolean): string {
  const { table } = puzzlement;
  const people = sayCountedPeople(puzzlement, left.of);
  return wordingOf(table).leavesFor(
    numbersOfKind(left, identity),
    countBits(left.of),
    kindWord(table, identity),
    people,
  );
}
