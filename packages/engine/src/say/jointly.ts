// Why a clue of several parts shows what none of them shows alone: if it were not so, one of them could not hold beside the rest.

import { type Constraint, type Count, countBits } from "@demonstrandum/logic";
import { missedBy } from "./compared.ts";
import { numbersOf, tellCountOf } from "./count.ts";
import { fewest } from "./fewest.ts";
import { claimsOf, countedPeople, groundsOf, isEnough, knownTo, type Puzzlement } from "./puzzlement.ts";
import { because, type Clause, joinClauses, type SumTally, so } from "./saying.ts";
import { missOf, numbersIn, numbersWithout } from "./sum.ts";

export function byAllTogether(puzzlement: Puzzlement, parts: readonly Constraint[]): Clause | undefined {
  if (puzzlement.claims.length === 0) return undefined;
  const needed = neededOf(puzzlement, parts);
  const missed = needed.map((part) => missOfPart(puzzlement, part, needed)).find(({ tallies }) => tallies.length > 0);
  if (!missed) return undefined;
  const { tallies, kind: identity } = missed;
  const claims = claimsOf(puzzlement);
  return so(toldOf(puzzlement, needed), { kind: "orElse", claims, tallies, identity, isRestHeld: needed.length > 1 });
}

/** What the parts count, and what is known. */
const toldOf = (puzzlement: Puzzlement, parts: readonly Constraint[]): Clause | undefined =>
  joinClauses(
    "apart",
    [countsOf(puzzlement, parts), groundsOf(puzzlement)].filter((each) => each !== undefined),
  );

/** Why they cannot all hold, if nothing is claimed: "…: that makes no elves among the two in row 1, which does not fit". */
export function brokenTogether(puzzlement: Puzzlement, parts: readonly Constraint[]): Clause | undefined {
  if (puzzlement.claims.length > 0) return undefined;
  const needed = neededOf(puzzlement, parts);
  for (const part of needed) {
    if (part.kind !== "count" || countBits(part.of) === 1) continue;
    const rest = needed.filter((each) => each !== part);
    const numbers = numbersIn(part.of, true, [...puzzlement.counts, ...rest], knownTo(puzzlement));
    const bounds = missOf(numbers, numbersOf(part));
    if (bounds.length === 0) continue;
    const tallies = [{ bounds, among: countedPeople(puzzlement, part.of) }];
    const reason = because(toldOf(puzzlement, needed), { kind: "makes", tallies, identity: true });
    return reason && { kind: "doesNotFit", reason };
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
  const among = countedPeople(puzzlement, part.of);
  const isOne = countBits(part.of) === 1;
  return { tallies: bounds.length === 0 ? [] : [{ bounds, among, isOne }], kind: true };
}

/** "here exactly 1 of the three in row 1 is an elf and …"; comparisons stand as they are quoted. */
function countsOf(puzzlement: Puzzlement, parts: readonly Constraint[]): Clause | undefined {
  const counts = parts.filter((part): part is Count => part.kind === "count");
  const clause = joinClauses(
    "clauses",
    counts.map((part) => tellCountOf(part, countedPeople(puzzlement, part.of), true)),
  );
  return clause && { kind: "here", clause };
}
