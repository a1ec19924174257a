// Why a clue of several parts shows what none of them shows alone: if it were not so, one of them could not hold beside the rest.

import { type Constraint, type Count, countBits } from "@demonstrandum/logic";
import { missedBy } from "./by-comparison.ts";
import { numbersOf, tellCountOf } from "./count.ts";
import { fewest } from "./fewest.ts";
import { claimsOf, countedPeople, groundsOf, isEnough, knownTo, type WhyQuestion } from "./question.ts";
import { because, type Clause, joinClauses, type SumTally, so } from "./saying.ts";
import { missOf, numbersIn, numbersWithout } from "./sum.ts";

export function byAllTogether(question: WhyQuestion, parts: readonly Constraint[]): Clause | undefined {
  if (question.claims.length === 0) return undefined;
  const needed = neededOf(question, parts);
  const missed = needed.map((part) => missOfPart(question, part, needed)).find(({ tallies }) => tallies.length > 0);
  if (!missed) return undefined;
  const { tallies, kind: identity } = missed;
  const claims = claimsOf(question);
  return so(toldOf(question, needed), { kind: "orElse", claims, tallies, identity, isRestHeld: needed.length > 1 });
}

/** What the parts count, and what is known. */
const toldOf = (question: WhyQuestion, parts: readonly Constraint[]): Clause | undefined =>
  joinClauses(
    "apart",
    [countsOf(question, parts), groundsOf(question)].filter((each) => each !== undefined),
  );

/** Why they cannot all hold, if nothing is claimed: "…: that makes no elves among the two in row 1, which does not fit". */
export function brokenTogether(question: WhyQuestion, parts: readonly Constraint[]): Clause | undefined {
  if (question.claims.length > 0) return undefined;
  const needed = neededOf(question, parts);
  for (const part of needed) {
    if (part.kind !== "count" || countBits(part.of) === 1) continue;
    const rest = needed.filter((each) => each !== part);
    const numbers = numbersIn(part.of, true, [...question.counts, ...rest], knownTo(question));
    const bounds = missOf(numbers, numbersOf(part));
    if (bounds.length === 0) continue;
    const tallies = [{ bounds, among: countedPeople(question, part.of) }];
    const reason = because(toldOf(question, needed), { kind: "makes", tallies, identity: true });
    return reason && { kind: "doesNotFit", reason };
  }
  return undefined;
}

/** As few parts as are enough. */
const neededOf = (question: WhyQuestion, parts: readonly Constraint[]): readonly Constraint[] =>
  fewest(parts, (some) => isEnough(question, some, question.premises));

/** How many a part would count if what is claimed were not so, and the rest of the clue were. */
function missOfPart(
  question: WhyQuestion,
  part: Constraint,
  needed: readonly Constraint[],
): { readonly tallies: readonly SumTally[]; readonly kind: boolean } {
  const rest = needed.filter((each) => each !== part);
  if (part.kind === "compare") return { tallies: missedBy(question, part, rest), kind: question.identity };
  if (part.kind !== "count") return { tallies: [], kind: true };
  const bounds = missOf(numbersWithout(question, part.of, true, rest), numbersOf(part));
  const among = countedPeople(question, part.of);
  const isOne = countBits(part.of) === 1;
  return { tallies: bounds.length === 0 ? [] : [{ bounds, among, isOne }], kind: true };
}

/** "here exactly 1 of the three in row 1 is an elf and …"; comparisons stand as they are quoted. */
function countsOf(question: WhyQuestion, parts: readonly Constraint[]): Clause | undefined {
  const counts = parts.filter((part): part is Count => part.kind === "count");
  const clause = joinClauses(
    "clauses",
    counts.map((part) => tellCountOf(part, countedPeople(question, part.of), true)),
  );
  return clause && { kind: "here", clause };
}
