// Why a sentence of counts is true, given what is known of the people it counts: what they are, and the sum.

import {
  type Compare,
  type Constraint,
  type Count,
  canHold,
  countBits,
  fullMask,
  type Mask,
  maskOf,
  minimise,
  NOTHING,
  scopeOf,
} from "@demonstrandum/logic";
import { knownAre, numbersOfKind, tellCount, tellCountOf } from "./count.ts";
import { namingOf } from "./naming.ts";
import { NO_SCENE, ownGroupOf, peopleIn } from "./people.ts";
import { type Bounds, because, type Clause, joinClauses } from "./saying.ts";
import { boundsOfOne, isRange, numbersIn } from "./sum.ts";
import type { TestimonyContext } from "./testimony-context.ts";

/** Whose sentence it is, and what is known. */
type Judged = Pick<TestimonyContext, "table" | "speaker" | "premises" | "counts" | "facts" | "fresh">;

/** "Li Mu and Wang Hua are elves: that makes at least 2 elves"; undefined if it takes more than a sum. */
export function trueSum(judged: Judged, says: Constraint): Clause | undefined {
  if (says.kind === "count") return sumOf(judged, says);
  if (says.kind === "compare") return sidesOf(judged, says);
  if (says.kind !== "all" || says.of.some(({ kind }) => kind !== "count")) return undefined;
  const parts = says.of.filter((part): part is Count => part.kind === "count" && part.of !== 0);
  const wide = parts.filter(({ of }) => countBits(of) > 1);
  const sums =
    wide.length === parts.length ? parts.map((part) => sumOf(judged, part)) : [sumOf(judged, unionOf(parts), says)];
  return sums.every((sum) => sum !== undefined) ? joinClauses("apart", sums) : undefined;
}

/** All people of several counts; how many of them there are is known. */
function unionOf(parts: readonly Count[]): Count {
  const of = parts.reduce((mask, part) => mask | part.of, 0);
  return { kind: "count", of, allowed: fullMask(countBits(of) + 1) };
}

/** `shown` is what the sum shows, if that is more than the number. */
function sumOf(judged: Judged, part: Count, shown: Constraint = part): Clause | undefined {
  const { table, speaker, premises, fresh } = judged;
  const { identity } = namingOf(table, { kind: "clue", index: speaker });
  const isShown = (counts: readonly Count[]): boolean => !canHold([...counts, { kind: "not", of: shown }], premises);
  if (!isShown(judged.counts)) return undefined;
  const counts = minimise(judged.counts, isShown);
  const counted = counts.reduce((mask, { of }) => mask | of, part.of);
  const known = counted & premises.known;
  const grounds = knownAre({ known, value: premises.value & known }, fresh, counted);
  const bounds = boundsFor(numbersIn(part.of, identity, counts, premises), numbersOfKind(part, identity), part.of);
  const told = joinClauses("clauses", [
    ...(grounds ? [grounds] : []),
    ...counts.map((count) => tellCount(table, count)),
  ]);
  return because(told, { kind: "makes", tallies: [{ bounds }], identity });
}

/** How many there are, as far as it matters for what is allowed. */
function boundsFor(numbers: readonly number[], allowed: readonly number[], of: Mask): Bounds[] {
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  if (least === most) return [boundsOfOne(least)];
  if (!isRange(allowed)) return numbers.map(boundsOfOne);
  const isOpenAbove = allowed.at(-1) === countBits(of);
  if (isOpenAbove) return [{ least }];
  return [allowed[0] === 0 ? { most } : { least, most }];
}

/** "exactly 1 of the three around Li Mu and at least 2 of the four in row 1 are elves". Whoever is on both sides makes no difference. */
function sidesOf(judged: Judged, says: Compare): Clause | undefined {
  const { table, speaker, facts } = judged;
  // Whom counts settle is not told here, so it is left to the counts.
  const known = judged.premises.known & (facts.known | (1 << speaker));
  const premises = { known, value: judged.premises.value & known };
  const sides = [says.left & ~says.right, says.right & ~says.left].filter((side) => side !== 0);
  const countsOf = (counts: readonly Count[]): Count[] =>
    sides.map((of) => ({ kind: "count", of, allowed: maskOf(numbersIn(of, true, counts, premises)) }));
  const isShown = (counts: readonly Count[]): boolean =>
    !canHold([...countsOf(counts), { kind: "not", of: says }], NOTHING);
  if (!isShown(judged.counts)) return undefined;
  const counts = minimise(judged.counts, isShown);
  const told = countsOf(counts).flatMap((side) => sideOf(judged, says, side) ?? []);
  const rests = counts.map((count) => tellCount(table, count));
  return because(joinClauses("clauses", rests), joinClauses("clauses", told));
}

/** How many there are on one side; of a side where anything can be only how many there can be, and only if that matters. */
function sideOf({ table, speaker }: Judged, says: Compare, side: Count): Clause | undefined {
  const { identity, groups } = namingOf(table, { kind: "clue", index: speaker });
  const size = countBits(side.of);
  const group = size > 2 ? ownGroupOf(table, side.of, { ...NO_SCENE, groups }) : undefined;
  const people = group ?? peopleIn(table, side.of);
  if (side.allowed !== fullMask(size + 1)) return tellCountOf(side, people, identity);
  const isPair = countBits(scopeOf(says)) === 2;
  const isLeft = (side.of & says.left) !== 0;
  const end = isLeft === identity ? countBits(says.left) : -countBits(says.right);
  if (isPair || says.allowed.includes(end)) return undefined;
  return { kind: "makeAtMost", people, size, identity };
}
