// Why a sentence of counts is true, given what is known of the people it counts: what they are, and the sum.

import {
  type Compare,
  type Constraint,
  type Count,
  countBits,
  type Facts,
  fullMask,
  type Mask,
} from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { countOf, numbersOfKind, theseAre } from "./count.ts";
import { namingOf } from "./naming.ts";
import { NO_SCENE, ownGroupOf, peopleIn } from "./people.ts";
import { because, type Clause, joined } from "./saying.ts";
import { boundsOfOne } from "./sum.ts";

/** Whose sentence it is, and what is known of everyone. */
interface Judged {
  readonly table: Table;
  readonly speaker: number;
  readonly facts: Facts;
}

/** "Li Mu and Wang Hua are elves: that makes at least 2 elves"; undefined if it takes more than a sum. */
export function trueSum(judged: Judged, says: Constraint): Clause | undefined {
  if (says.kind === "count") return sumOf(judged, says);
  if (says.kind === "compare") return sidesOf(judged, says);
  if (says.kind !== "all") return undefined;
  const parts = says.of.filter((part): part is Count => part.kind === "count");
  if (parts.length < says.of.length) return undefined;
  const wide = parts.filter(({ of }) => countBits(of) > 1);
  const whole = wide.length === parts.length ? parts : [unionOf(parts)];
  return joined(
    "apart",
    whole.map((part) => sumOf(judged, part)),
  );
}

/** All people of several counts; how many of them there are is known. */
function unionOf(parts: readonly Count[]): Count {
  const of = parts.reduce((mask, part) => mask | part.of, 0);
  return { kind: "count", of, allowed: fullMask(countBits(of) + 1) };
}

function sumOf({ table, speaker, facts }: Judged, part: Count): Clause {
  const { identity } = namingOf(table, { kind: "clue", index: speaker });
  const [least, most] = rangeOf(facts, part.of, identity);
  const grounds = [true, false].flatMap((value) => {
    const people = part.of & facts.known & (value ? facts.value : ~facts.value);
    return people === 0 ? [] : [theseAre(table, people, value)];
  });
  const isOpenAbove = numbersOfKind(part, identity).at(-1) === countBits(part.of);
  const bounded = isOpenAbove ? { least } : { most };
  const bounds = [least === most ? boundsOfOne(least) : bounded];
  const sum: Clause = { kind: "makes", tallies: [{ bounds }], identity };
  return because(joined("clauses", grounds), sum) ?? sum;
}

/** How many of these people are of one kind, at least and at most. */
function rangeOf({ known, value }: Facts, people: Mask, kind: boolean): readonly [least: number, most: number] {
  const sure = people & known & (kind ? value : ~value);
  const open = people & ~known;
  return [countBits(sure), countBits(sure | open)];
}

/** "exactly 1 of the three around Li Mu and at least 2 of the four in row 1 are elves". Whoever is on both sides makes no difference. */
function sidesOf(judged: Judged, { left, right }: Compare): Clause | undefined {
  const sides = [left & ~right, right & ~left].filter((side) => side !== 0);
  return joined(
    "clauses",
    sides.map((side) => sideOf(judged, side)),
  );
}

function sideOf({ table, speaker, facts }: Judged, people: Mask): Clause {
  const { identity, groups } = namingOf(table, { kind: "clue", index: speaker });
  const [least, most] = rangeOf(facts, people, true);
  const side: Count = { kind: "count", of: people, allowed: fullMask(most + 1) & ~fullMask(least) };
  const group = countBits(people) > 2 ? ownGroupOf(table, people, { ...NO_SCENE, groups }) : undefined;
  return countOf(side, group ?? peopleIn(table, people), identity);
}
