// Why a clue shows what it shows: whom it counts, what is already known of them, and the sum. Each kind of constraint has its
// own words; a clue of several parts is explained by the one part that does it, or by what two of them leave for the rest.

import {
  type Constraint,
  type Count,
  countBits,
  type Facts,
  indices,
  NOTHING,
  scopeOf,
  withCount,
} from "@demonstrandum/logic";
import { byComparison, byDeniedComparisons } from "./by-comparison.ts";
import { byCount, partAgain } from "./by-count.ts";
import { byDefinition } from "./by-definition.ts";
import { byDifference, leftoversOf, sumOf } from "./by-difference.ts";
import { byConnection } from "./connected.ts";
import { allAre, joinClaims, settledBy } from "./count.ts";
import {
  doShow,
  groundsOf,
  isEnough,
  isTold,
  namedInGrounds,
  partsOf,
  plainly,
  type Since,
  type WhyQuestion,
} from "./question.ts";
import { type Clause, joinClauses } from "./saying.ts";
import { brokenTogether, byAllTogether } from "./together.ts";

/**
 * Without a full stop: "Li Mu and Wang Hua are those two, so the other three are elves". `isRestated`: the count is not the one
 * that the words say, and is told first.
 */
export function whyForced(question: WhyQuestion, isRestated = false): Clause {
  const { since } = question;
  const lean = withoutIdle(question);
  const next = reasonFor(lean, isRestated);
  const grounds = !since || isAmongGrounds(lean, since) ? undefined : groundsOf({ ...question, ...since });
  return grounds ? { kind: "first", grounds, next } : next;
}

/** Whether the reason tells all of this anyway, and soon enough: what a comparison comes down to is told before. */
const isAmongGrounds = ({ says, premises, counts }: WhyQuestion, since: Since): boolean =>
  says.kind === "count" &&
  (since.premises.known & ~premises.known) === 0 &&
  since.counts.every((count) => counts.includes(count));

/** What the clue shows by itself is told by itself: whatever else is known is beside the point. */
const withoutIdle = (question: WhyQuestion): WhyQuestion =>
  question.claims.length > 0 && doShow([question.says], NOTHING, question.claims)
    ? { ...question, premises: NOTHING, counts: [] }
    : question;

function reasonFor(asked: WhyQuestion, isRestated: boolean): Clause {
  const parts = partsOf(asked.says);
  const stated = parts.filter((part): part is Count => part.kind === "count" && settledBy(part) !== undefined);
  const told = stated.reduce(withCount, asked.premises);
  const { scene } = asked;
  const question = { ...asked, scene: { ...scene, named: scene.named & told.known } };
  const others = parts.filter((part) => !stated.includes(part as Count) || countBits(scopeOf(part)) > 1);
  const core = parts.find((part) => isEnough(question, [part], question.premises));
  if (core) return byPart(question, core, isRestated || others.length > 1 || saysMore(question, parts, core));
  const left = leftoversOf(parts).find((part) => isEnough(question, [part], question.premises));
  if (left) return byDifference(question, left);
  const toldBeside = (part: Constraint): Facts =>
    stated.filter((each) => each !== part).reduce(withCount, question.premises);
  const helped = others.find(
    (part) => isEnough(question, [part], toldBeside(part)) && speaksOfAll(question, part, toldBeside(part)),
  );
  if (helped) {
    const premises = within(toldBeside(helped), helped, question);
    const claims = claimsBeyond(premises, question.claims);
    const isPart = others.length > 1 || saysMore(question, parts, helped);
    return byPart({ ...question, premises, claims }, helped, isPart);
  }
  const sum = sumOf(parts);
  if (sum && isEnough(question, [sum], question.premises)) return byPart(question, sum, true);
  const alike = sum ? [...parts, sum] : parts;
  return (
    partByPart(question, alike) ??
    byAllTogether(question, parts) ??
    brokenTogether(question, parts) ??
    oneByOne(question, alike) ??
    plainly(question)
  );
}

/** Whether a clue speaks of others too, and not by name: then its number is not the one of this part. */
const saysMore = ({ named }: WhyQuestion, parts: readonly Constraint[], part: Constraint): boolean =>
  (parts.reduce((mask, each) => mask | scopeOf(each), 0) & ~scopeOf(part) & ~named) !== 0;

/** What the clue says outright is a ground for the rest of what it shows, and need not be concluded again; unless it is all. */
function claimsBeyond({ known }: Facts, claims: readonly Count[]): readonly Count[] {
  const rest = claims.flatMap(piecesOf).filter(({ of }) => (of & ~known) !== 0);
  return rest.length === 0 ? claims : joinClaims(rest);
}

/** Whether all that is claimed is about people of this part, or by name. */
function speaksOfAll({ claims, named }: WhyQuestion, part: Constraint, told: Facts): boolean {
  const spoken = scopeOf(part) | (told.known & named);
  return claims.every(({ of }) => (of & ~spoken) === 0);
}

/** A clue of several parts that each show something: one after the other. */
function partByPart(question: WhyQuestion, parts: readonly Constraint[]): Clause | undefined {
  const { premises, scene } = question;
  const pieces = question.claims.flatMap(piecesOf).map((claim) => ({
    claim,
    part: parts.find((part) => isEnough({ ...question, claims: [claim] }, [part], premises)),
  }));
  const used = parts.filter((each) => pieces.some(({ part }) => part === each));
  if (pieces.length === 0 || pieces.some(({ part }) => part === undefined)) return undefined;
  let { named } = scene;
  const reasons = used.map((each) => {
    const claims = joinClaims(pieces.filter(({ part }) => part === each).map(({ claim }) => claim));
    const own = narrowed({ ...question, claims, scene: { ...scene, named } }, each);
    named = claims.reduce((mask, { of }) => mask | of, named | namedInGrounds(own));
    return byPart(own, each, true);
  });
  return joinClauses("apart", reasons);
}

/** Where no reason shows all that is claimed, each has its own; undefined if one has none. */
function oneByOne(question: WhyQuestion, parts: readonly Constraint[]): Clause | undefined {
  const pieces = question.claims.flatMap(piecesOf);
  const reasons = pieces.map((claim) => {
    const own = { ...question, claims: [claim] };
    return partByPart(own, parts) ?? byAllTogether(own, parts);
  });
  return pieces.length > 1 && reasons.every((each) => each !== undefined) ? joinClauses("apart", reasons) : undefined;
}

/** One claim for each person who is settled. */
function piecesOf(claim: Count): Count[] {
  const value = settledBy(claim);
  return value === undefined ? [claim] : indices(claim.of).map((person) => allAre(1 << person, value));
}

/** With only those premises that are about the people of this part, if that is enough. */
function narrowed(question: WhyQuestion, part: Constraint): WhyQuestion {
  const scope = scopeOf(part);
  const { premises, counts } = question;
  const own = {
    ...question,
    premises: { known: premises.known & scope, value: premises.value & scope },
    counts: counts.filter(({ of }) => (of & scope) !== 0),
  };
  return isEnough(own, [part], own.premises) ? own : question;
}

/** What a clue says outright of the people another part of it counts, besides what it rests on. */
function within(told: Facts, part: Constraint, { premises }: WhyQuestion): Facts {
  const known = premises.known | (part.kind === "count" ? told.known & part.of : told.known);
  return { known, value: told.value & known };
}

function byPart(question: WhyQuestion, part: Constraint, isPart: boolean): Clause {
  switch (part.kind) {
    case "count":
      return isTold(question)
        ? byDefinition(question, part, isPart)
        : byCount(question, part, isPart ? partAgain(question, part) : undefined);
    case "compare":
      return byComparison(question, part);
    case "connected":
      return byConnection(question, part);
    case "not":
      return byDeniedComparisons(question, part) ?? plainly(question);
    default:
      return plainly(question);
  }
}
