// Why a clue of several parts shows what none of them shows alone: if it were not so, one of them could not hold beside the rest.

import { type Constraint, type Count, countBits, minimise } from "@demonstrandum/logic";
import { missedBy } from "./by-comparison.ts";
import { numbersOf, tellCountOf } from "./count.ts";
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

/** How many there would be, none where that could be, and of which kind. */
interface Missed {
  readonly tallies: readonly SumTally[];
  readonly kind: boolean;
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
    // What the rest comes to is told of all of it where it is not told part by part.
    const rest = (part.kind === "compare" ? parts : needed).filter((each) => each !== part);
    const { tallies, kind: identity } = brokenPart(question, part, rest);
    if (tallies.length === 0) continue;
    // What the other counts of the clue come to has been told, what its other comparisons do has not.
    const isRestHeld = part.kind === "compare" ? { isRestHeld: true as const } : {};
    const reason = because(toldOf(question, needed), { kind: "makes", tallies, identity, ...isRestHeld });
    return reason && { kind: "doesNotFit", reason };
  }
  return undefined;
}

/** How many a part counts if the rest of the clue holds, where that cannot be. */
function brokenPart(question: WhyQuestion, part: Constraint, rest: readonly Constraint[]): Missed {
  if (part.kind === "compare") return { tallies: missedBy(question, part, rest), kind: question.identity };
  if (part.kind !== "count" || countBits(part.of) === 1) return { tallies: [], kind: true };
  const numbers = numbersIn(part.of, true, [...question.counts, ...rest], knownTo(question));
  const bounds = missOf(numbers, numbersOf(part));
  const tallies = bounds.length === 0 ? [] : [{ bounds, among: countedPeople(question, part.of) }];
  return { tallies, kind: true };
}

/** As few parts as are enough. */
const neededOf = (question: WhyQuestion, parts: readonly Constraint[]): readonly Constraint[] =>
  minimise(parts, (some) => isEnough(question, some, question.premises));

/** How many a part would count if what is claimed were not so, and the rest of the clue were. */
function missOfPart(question: WhyQuestion, part: Constraint, needed: readonly Constraint[]): Missed {
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
