// Why a clue of several parts shows what none of them shows alone: if it were not so, one of them could not hold beside the rest.

import { type Constraint, type Count, countBits } from "@demonstrandum/logic";
import { missedBy } from "./compared.ts";
import { numbersOf, sayCountOf } from "./count.ts";
import { fewest } from "./fewest.ts";
import { kindWord, wordingOf } from "./prose.ts";
import { isEnough, knownTo, type Puzzlement, sayClaims, sayCountedPeople, sayGrounds } from "./puzzlement.ts";
import { missOf, numbersIn, numbersWithout } from "./sum.ts";
import type { SumTally } from "./words/wording.ts";

export function sayJointly(puzzlement: Puzzlement, parts: readonly Constraint[]): string | undefined {
  const { table, claims } = puzzlement;
  if (claims.length === 0) return undefined;
  const needed = neededOf(puzzlement, parts);
  const missed = needed.map((part) => missOfPart(puzzlement, part, needed)).find(({ tallies }) => tallies.length > 0);
  if (!missed) return undefined;
  const { apart, so, soOnly, orElse } = wordingOf(table);
  const reason = apart([sayCountsOf(puzzlement, needed), sayGrounds(puzzlement)].filter((text) => text !== ""));
  const end = orElse(sayClaims(puzzlement), missed.tallies, kindWord(table, missed.kind), needed.length > 1);
  return reason === "" ? soOnly(end) : so(reason, end);
}

/** Why they cannot all hold, if nothing is claimed: "…: that makes no elves among the two in row 1, which does not fit". */
export function sayJointlyBroken(puzzlement: Puzzlement, parts: readonly Constraint[]): string | undefined {
  const { table, claims, counts } = puzzlement;
  if (claims.length > 0) return undefined;
  const needed = neededOf(puzzlement, parts);
  const { apart, because, doesNotFit, makes } = wordingOf(table);
  for (const part of needed) {
    if (part.kind !== "count" || countBits(part.of) === 1) continue;
    const rest = needed.filter((each) => each !== part);
    const bounds = missOf(numbersIn(part.of, true, [...counts, ...rest], knownTo(puzzlement)), numbersOf(part));
    if (bounds.length === 0) continue;
    const told = apart([sayCountsOf(puzzlement, needed), sayGrounds(puzzlement)].filter((text) => text !== ""));
    const sum = makes([{ bounds, among: sayCountedPeople(puzzlement, part.of) }], kindWord(table, true));
    return doesNotFit(because(told, sum));
  }
  return undefined;
}

/** As few parts as are enough. */
const neededOf = (puzzlement: Puzzlement, parts: readonly Constraint[]): readonly Constraint[] =>
  fewest(parts, (some) => isEnough(puzzlement, some, puzzlement.premises));

/** How many a part would count if what is claimed were not so, and the rest of the clue were. */
function missOfPart(
  puzzlement: Puzzlement,
  part: Constraint,
  needed: readonly Constraint[],
): { readonly tallies: readonly SumTally[]; readonly kind: boolean } {
  const rest = needed.filter((each) => each !== part);
  if (part.kind === "compare") return { tallies: missedBy(puzzlement, part, rest), kind: puzzlement.identity };
  if (part.kind !== "count") return { tallies: [], kind: true };
  const bounds = missOf(numbersWithout(puzzlement, part.of, true, rest), numbersOf(part));
  const among = sayCountedPeople(puzzlement, part.of);
  const isOne = countBits(part.of) === 1;
  return { tallies: bounds.length === 0 ? [] : [{ bounds, among, isOne }], kind: true };
}

/** "here exactly 1 of the three in row 1 is an elf and …"; comparisons stand as they are quoted. */
function sayCountsOf(puzzlement: Puzzlement, parts: readonly Constraint[]): string {
  const { table } = puzzlement;
  const counts = parts.filter((part): part is Count => part.kind === "count");
  const { here, clauses } = wordingOf(table);
  if (counts.length === 0) return "";
  return here(clauses(counts.map((part) => sayCountOf(table, part, sayCountedPeople(puzzlement, part.of), true))));
}
