// What a reason has to explain, and the two ends that every reason has: what is known, and what follows.

import {
  type Constraint,
  type Count,
  canHold,
  countBits,
  type Facts,
  type Mask,
  NOTHING,
  oppositeOf,
  scopeOf,
} from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { allAre, countOfThese, knownAre, settledBy, tellCount } from "./count.ts";
import type { Naming } from "./naming.ts";
import { afterCounting, afterNaming, ownGroupOf, peopleIn, type SentenceScene } from "./people.ts";
import { type Clause, joinClauses, type People, so } from "./saying.ts";

/** What is to be explained: why the constraint shows the claims, or cannot hold if there are none. */
export interface WhyQuestion extends Naming {
  readonly table: Table;
  readonly says: Constraint;
  /** The people it rests on, and the counts. */
  readonly premises: Facts;
  readonly counts: readonly Count[];
  /** What a reader has in mind when the reason begins. */
  readonly scene: SentenceScene;
  readonly claims: readonly Count[];
  /** Who is asked about in the end. */
  readonly asked: Mask;
  /** What the sentence has told before the reason begins, and need not tell again. */
  readonly assumed?: Facts;
  /** Who of the premises is seen on the board, and need not be told, as what follows is told of all who are not known. */
  readonly unsaid?: Mask;
  /** What makes of the words what they are taken to say here. It is told first. */
  readonly since?: Since;
}

/** People who are known, and counts. */
export interface Since {
  readonly premises: Facts;
  readonly counts: readonly Count[];
}

/** All that is known where the reason begins: what it will tell, and what has been told. */
export const knownTo = ({ premises, assumed }: WhyQuestion): Facts =>
  assumed ? joinFacts(premises, assumed) : premises;

/** What a clue says, one thing after the other. A count of nobody says nothing, unless it cannot hold. */
export const partsOf = (says: Constraint): readonly Constraint[] =>
  says.kind === "all" ? says.of.flatMap(partsOf) : isIdle(says) ? [] : [says];

const isIdle = (says: Constraint): boolean => says.kind === "count" && says.of === 0 && (says.allowed & 1) === 1;

export const joinFacts = (one: Facts, other: Facts): Facts => ({
  known: one.known | other.known,
  value: one.value | other.value,
});

/** Whether nothing but the clue's own words is needed. */
export const isTold = ({ premises, counts, claims }: WhyQuestion): boolean =>
  premises.known === 0 && counts.length === 0 && claims.length > 0;

/** Whether these parts of the clue are enough, with these facts in place of the premises. */
export const isEnough = (
  { counts, claims, assumed = NOTHING }: WhyQuestion,
  parts: readonly Constraint[],
  facts: Facts,
): boolean => doShow([...parts, ...counts], joinFacts(facts, assumed), claims);

/** Whether these show the claims, or cannot all hold if there are none. */
export function doShow(given: readonly Constraint[], facts: Facts, claims: readonly Count[]): boolean {
  const refuted: readonly Constraint[] = claims.length === 0 ? [ALWAYS] : claims.map(oppositeOf);
  return refuted.every((claim) => !canHold([...given, claim], facts));
}

export const ALWAYS: Constraint = { kind: "all", of: [] };

/** What is known, and what follows, without a sum. */
export function plainly(question: WhyQuestion): Clause {
  const grounds = groundsOf(question);
  if (question.claims.length > 0) return so(grounds, claimsOf(question));
  return grounds ? so(grounds, { kind: "cannotBe" }) : { kind: "cannotBe" };
}

/** People whom the clue counts, by the groups it speaks of where that is clear. */
export const countedPeople = ({ table, scene }: WhyQuestion, people: Mask): People =>
  (countBits(people) > 2 ? ownGroupOf(table, people, scene) : undefined) ?? peopleIn(table, people, scene);

/** What follows, once what it rests on has been told. */
export function claimsOf(question: WhyQuestion): Clause {
  const {
    scene,
    counts,
    premises: { known, value },
  } = question;
  const told = [value, known & ~value, ...counts.map(({ of }) => of)];
  const after = afterCounting(afterNaming(scene, namedInGrounds(question)), told);
  const clauses = countsIn(question.table, question.claims, after);
  return joinClauses("clauses", clauses) ?? { kind: "clauses", of: clauses };
}

/** One after the other: each leaves out by "other" those of whom the ones before have told. */
function countsIn(table: Table, counts: readonly Count[], scene: SentenceScene): Clause[] {
  return counts.map((count, i) => {
    const before = counts.slice(0, i).map(({ of }) => of);
    const now = afterNaming(
      afterCounting(scene, before),
      before.reduce((mask, of) => mask | of, 0),
    );
    return tellCount(table, count, settledBy(count) === undefined ? now : { ...now, told: [] });
  });
}

/** Of whom the grounds tell. */
export const namedInGrounds = ({ premises, counts, unsaid = 0 }: WhyQuestion): Mask =>
  counts.reduce((mask, { of }) => mask | of, premises.known & ~unsaid);

/** `counted` are people whom the sentence has just spoken of, and need not list again. */
export function groundsOf(
  { table, says, premises, counts, scene, unsaid }: WhyQuestion,
  counted = 0,
): Clause | undefined {
  const { known, value } = premises;
  const areThese = counted !== 0 && known === counted && (value === 0 || value === known);
  const told = areThese
    ? countOfThese(table, allAre(known, value !== 0))
    : knownAre(premises, scene.fresh, scopeOf(says), unsaid);
  const after = afterCounting(afterNaming(scene, known), [value, known & ~value]);
  return joinClauses("clauses", [...(told ? [told] : []), ...countsIn(table, counts, after)]);
}
