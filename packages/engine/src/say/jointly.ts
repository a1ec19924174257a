// Why a clue of several parts shows what none of them shows alone: if it were not so, one of them could not hold beside the rest.

import type { Constraint, Count } from "@demonstrandum/logic";
import { missedBy } from "./compared.ts";
import { countOf, numbersOf } from "./count.ts";
import { claimsOf, countedPeople, groundsOf, isEnough, type Puzzlement } from "./puzzlement.ts";
import { type Clause, joined, so, type Tally } from "./saying.ts";
import { missOf, numbersWithout } from "./sum.ts";

export function together(puzzlement: Puzzlement, parts: readonly Constraint[]): Clause | undefined {
  if (puzzlement.claims.length === 0) return undefined;
  const needed = neededOf(puzzlement, parts);
  const missed = needed.map((part) => missOfPart(puzzlement, part, needed)).find(({ tallies }) => tallies.length > 0);
  if (!missed) return undefined;
  const reasons = [countsOf(puzzlement, needed), groundsOf(puzzlement)].filter((each) => each !== undefined);
  const { tallies, kind: identity } = missed;
  const claims = claimsOf(puzzlement);
  return so(joined("apart", reasons), { kind: "orElse", claims, tallies, identity, isRestHeld: needed.length > 1 });
}

/** As few parts as are enough. */
const neededOf = (puzzlement: Puzzlement, parts: readonly Constraint[]): readonly Constraint[] =>
  parts.reduce((kept: readonly Constraint[], part) => {
    const without = kept.filter((each) => each !== part);
    return isEnough(puzzlement, without, puzzlement.premises) ? without : kept;
  }, parts);

/** How many a part would count if what is claimed were not so, and the rest of the clue were. */
function missOfPart(
  puzzlement: Puzzlement,
  part: Constraint,
  needed: readonly Constraint[],
): { readonly tallies: readonly Tally[]; readonly kind: boolean } {
  const rest = needed.filter((each) => each !== part);
  if (part.kind === "compare") return { tallies: missedBy(puzzlement, part, rest), kind: puzzlement.identity };
  if (part.kind !== "count") return { tallies: [], kind: true };
  const bounds = missOf(numbersWithout(puzzlement, part.of, true, rest), numbersOf(part));
  const among = countedPeople(puzzlement, part.of);
  return { tallies: bounds.length === 0 ? [] : [{ bounds, among }], kind: true };
}

/** "here exactly 1 of the three in row 1 is an elf and …"; comparisons stand as they are quoted. */
function countsOf(puzzlement: Puzzlement, parts: readonly Constraint[]): Clause | undefined {
  const counts = parts.filter((part): part is Count => part.kind === "count");
  const clause = joined(
    "clauses",
    counts.map((part) => countOf(part, countedPeople(puzzlement, part.of), true)),
  );
  return clause && { kind: "here", clause };
}
