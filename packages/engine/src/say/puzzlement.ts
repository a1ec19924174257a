// What a reason has to explain, and the two ends that every reason has: what is known, and what follows.

import {
  type Constraint,
  type Count,
  canHold,
  countBits,
  type Facts,
  type Mask,
  oppositeOf,
} from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { allAre, sayCount, sayOfThese, sayThese } from "./count.ts";
import type { Naming } from "./naming.ts";
import { sayGroup, sayPeople } from "./people.ts";
import { wordingOf } from "./prose.ts";

/** What is to be explained: why the constraint shows the claims, or cannot hold if there are none. */
export interface Puzzlement extends Naming {
  readonly table: Table;
  readonly says: Constraint;
  /** The people it rests on, the counts it rests on, and everyone known by now. */
  readonly premises: Facts;
  readonly counts: readonly Count[];
  readonly known: Mask;
  /** The people whose identity the clue says by name. */
  readonly stated: Mask;
  readonly claims: readonly Count[];
  /** Who is asked about in the end. */
  readonly asked: Mask;
}

/** Whether nothing but the clue's own words is needed. */
export const isTold = ({ premises, counts, claims }: Puzzlement): boolean =>
  premises.known === 0 && counts.length === 0 && claims.length > 0;

/** Whether these parts of the clue are enough, with these facts in place of the premises. */
export function isEnough({ counts, claims }: Puzzlement, parts: readonly Constraint[], facts: Facts): boolean {
  const refuted: readonly Constraint[] = claims.length === 0 ? [ALWAYS] : claims.map(oppositeOf);
  return refuted.every((claim) => !canHold([...parts, ...counts, claim], facts));
}

const ALWAYS: Constraint = { kind: "all", of: [] };

/** What is known, and what follows, without a sum. */
export function sayPlainly(puzzlement: Puzzlement): string {
  const grounds = sayGrounds(puzzlement);
  const { cannotBe, so, soOnly } = wordingOf(puzzlement.table);
  const end = puzzlement.claims.length === 0 ? cannotBe : sayClaims(puzzlement);
  if (grounds !== "") return so(grounds, end);
  return puzzlement.claims.length === 0 ? end : soOnly(end);
}

/** People whom the clue counts, by the groups it speaks of where that is clear. */
export const sayCountedPeople = (puzzlement: Puzzlement, people: Mask): string =>
  (countBits(people) > 2 ? sayOwnGroup(puzzlement, people) : undefined) ??
  sayPeople(puzzlement.table, people, puzzlement.known);

/** "the four around Li Mu and not in row 2": a name that says all is clearer than one that leaves out who is known. */
export function sayOwnGroup({ table, groups, known, stated }: Puzzlement, people: Mask): string | undefined {
  const words = wordingOf(table);
  return sayGroup(words, groups, people, 0) ?? sayGroup(words, groups, people, known | stated);
}

export const sayClaims = ({ table, claims, known }: Puzzlement): string =>
  wordingOf(table).clauses(claims.map((claim) => sayCount(table, claim, known)));

/** `named` are people whom the sentence has just spoken of, and need not list again. */
export function sayGrounds({ table, premises: { known, value }, counts, known: all }: Puzzlement, named = 0): string {
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    if (people === 0) return [];
    return [people === named ? sayOfThese(table, allAre(people, identity)) : sayThese(table, people, identity, 0)];
  });
  return wordingOf(table).clauses([...groups, ...counts.map((count) => sayCount(table, count, all))]);
}
