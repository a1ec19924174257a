// How many of some people are of the hidden kind, as a clause.

import { type Count, countBits, extremeOf, type Facts, indices, type Mask } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { namedOf, peopleIn, type SentenceScene } from "./people.ts";
import { areAll, type Clause, type KnownPeople, type People } from "./saying.ts";

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

/** What is known of the same people is told once. */
export function joinCounts(counts: readonly Count[]): readonly Count[] {
  const groups = [...new Set(counts.map(({ of }) => of))];
  return groups.map((of) => {
    const same = counts.filter((count) => count.of === of);
    return { kind: "count", of, allowed: same.reduce((mask, { allowed }) => mask & allowed, -1) };
  });
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

/** From three numbers on: all that are even, or odd, as far as somebody can tell who sees whom they count. */
export const areEveryOther = (numbers: readonly number[]): boolean =>
  numbers.length > 2 && (numbers[0] ?? 0) < 2 && numbers.every((number, i) => number === (numbers[0] ?? 0) + 2 * i);

/** The fewest and the most that a count allows. */
export function boundsOf(count: Count): readonly [least: number, most: number] {
  const numbers = numbersOf(count);
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
}

/** "exactly 2 of Li Mu, Wang Hua and Zhao Min are elves", "Li Mu and Wang Hua are elves". */
export const tellCount = (table: Table, count: Count, scene?: SentenceScene): Clause =>
  tellCountOf(count, peopleIn(table, count.of, scene), true);

/** The same of people who have been given a name, counting either kind. */
export function tellCountOf(count: Count, people: People, identity: boolean): Clause {
  const settled = settledBy(count);
  const size = countBits(count.of);
  if (settled !== undefined) return { kind: "are", people, size, identity: settled };
  return { kind: "countAre", numbers: numbersOfKind(count, identity), size, people, identity };
}

/** "Li Mu is an elf", "the other four in row 2 are elves". */
export const theseAre = (table: Table, people: Mask, identity: boolean, scene?: SentenceScene): Clause => ({
  kind: "are",
  people: peopleIn(table, people, scene),
  size: countBits(people),
  identity,
});

/** Of so few whom a clue counts those who are known are named. */
export const SMALL = 3;

/** "Li Mu is an elf", "two elves and three dwarfs are known"; `fresh` are people whom the proof has found, `unsaid` are not told. */
export function knownAre({ known: all, value }: Facts, fresh: Mask, counted: Mask, unsaid = 0): Clause | undefined {
  const known = all & ~unsaid;
  if (known === 0) return undefined;
  const areNamed = countBits(known) === 1 || countBits(counted) <= SMALL;
  const groups = [true, false].flatMap((identity): KnownPeople[] => {
    const people = known & (identity ? value : ~value);
    const found = areNamed ? people : namedOf(people, fresh);
    const isLast = (known & fresh) !== 0 && countBits(people & ~found) === 1;
    const named = isLast ? people : found;
    return people === 0 ? [] : [{ identity, named: indices(named), lit: indices(people & ~named) }];
  });
  if (unsaid !== 0)
    return { kind: "known", groups, seen: { identity: (unsaid & value) !== 0, people: indices(unsaid) } };
  const [first, ...more] = groups;
  if (first && more.length === 0 && first.lit.length === 0) return areAll(first.named, first.identity);
  return { kind: "known", groups };
}

/** Of more others than this only one is named. */
const MANY = 5;

/** "Li Mu, Wang Hua and Zhao Min are elves"; of many only one who is asked about is named: "the other seven, Li Mu among them, …". */
export function othersAre(people: Mask, identity: boolean, asked: Mask): Clause {
  const size = countBits(people);
  const one = people & asked & -(people & asked);
  if (size <= MANY || one === 0) return areAll(indices(people), identity);
  return { kind: "othersAre", size, named: indices(one), identity };
}

/** "Li Mu is an elf", "both are elves", "all three are elves", "exactly 1 of these three is an elf". */
export function countOfThese(table: Table, count: Count): Clause {
  const size = countBits(count.of);
  if (size === 1) return tellCount(table, count);
  return tellCountOf(count, { kind: settledBy(count) === undefined ? "these" : "allOfThese", size }, true);
}
