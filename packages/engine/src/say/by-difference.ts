// What a clue says by two counts at once: how many a group and a part of it leave for the rest, and how many two groups make.

import { type Constraint, type Count, countBits, maskOf } from "@demonstrandum/logic";
import { besideStated, byCount } from "./by-count.ts";
import { isClaimed } from "./by-definition.ts";
import { countOfThese, numbersOf, numbersOfKind } from "./count.ts";
import { claimsOf, countedPeople, isTold, type WhyQuestion } from "./question.ts";
import { type Clause, so } from "./saying.ts";

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
export function byDifference(question: WhyQuestion, left: Count): Clause {
  if (!isTold(question))
    return byCount(
      question,
      left,
      (kind, use) => besideStated(question, left, kind, use?.isOfKind) ?? { clause: leftFor(question, left, kind) },
    );
  const end = isClaimed(question, left) ? countOfThese(question.table, left) : claimsOf(question);
  return so(leftFor(question, left, question.identity), end);
}

const leftFor = (question: WhyQuestion, left: Count, identity: boolean): Clause => ({
  kind: "leavesFor",
  numbers: numbersOfKind(left, identity),
  size: countBits(left.of),
  identity,
  people: countedPeople(question, left.of),
});
