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
import { leftoversOf, partsOf, sayLeftover, sumOf } from "./combined.ts";
import { sayCompared } from "./compared.ts";
import { allAre, joinClaims, settledBy } from "./count.ts";
import { sayCounted, sayPartAgain } from "./counted.ts";
import { sayJointly, sayJointlyBroken } from "./jointly.ts";
import { sayLinked } from "./linked.ts";
import { wordingOf } from "./prose.ts";
import {
  doShow,
  isEnough,
  isTold,
  namedInGrounds,
  type Puzzlement,
  type Since,
  sayGrounds,
  sayPlainly,
} from "./puzzlement.ts";
import { sayTold } from "./told.ts";

/**
 * Without a full stop: "Li Mu and Wang Hua are those two, so the other three are elves". `isRestated`: the count is not the one
 * that the words say, and is told first.
 */
export function sayWhyForced(question: Puzzlement, isRestated = false): string {
  const { table, since } = question;
  const lean = withoutIdle(question);
  const reason = sayReason(lean, isRestated);
  if (!since || isAmongGrounds(lean, since)) return reason;
  return `${wordingOf(table).first(sayGrounds({ ...question, ...since }))}${reason}`;
}

/** Whether the reason tells all of this anyway, and soon enough: what a comparison comes down to is told before. */
const isAmongGrounds = ({ says, premises, counts }: Puzzlement, since: Since): boolean =>
  says.kind === "count" &&
  (since.premises.known & ~premises.known) === 0 &&
  since.counts.every((count) => counts.includes(count));

function sayReason(question: Puzzlement, isRestated: boolean): string {
  const parts = partsOf(question.says);
  const stated = parts.filter((part): part is Count => part.kind === "count" && settledBy(part) !== undefined);
  const told = stated.reduce(withCount, question.premises);
  const { scene } = question;
  const puzzlement = { ...question, scene: { ...scene, named: scene.named & told.known } };
  const others = parts.filter((part) => !stated.includes(part as Count) || countBits(scopeOf(part)) > 1);
  const core = parts.find((part) => isEnough(puzzlement, [part], puzzlement.premises));
  if (core) return sayPart(puzzlement, core, isRestated || others.length > 1 || saysMore(puzzlement, parts, core));
  const left = leftoversOf(parts).find((part) => isEnough(puzzlement, [part], puzzlement.premises));
  if (left) return sayLeftover(puzzlement, left);
  const toldBeside = (part: Constraint): Facts =>
    stated.filter((each) => each !== part).reduce(withCount, question.premises);
  const helped = others.find(
    (part) => isEnough(puzzlement, [part], toldBeside(part)) && speaksOfAll(puzzlement, part, toldBeside(part)),
  );
  if (helped) {
    const premises = within(toldBeside(helped), helped, puzzlement);
    const claims = claimsBeyond(premises, question.claims);
    const isPart = others.length > 1 || saysMore(puzzlement, parts, helped);
    return sayPart({ ...puzzlement, premises, claims }, helped, isPart);
  }
  const sum = sumOf(parts);
  if (sum && isEnough(puzzlement, [sum], puzzlement.premises)) return sayPart(puzzlement, sum, true);
  const alike = sum ? [...parts, sum] : parts;
  return (
    sayApart(puzzlement, alike) ??
    sayJointly(puzzlement, parts) ??
    sayJointlyBroken(puzzlement, parts) ??
    sayPlainly(puzzlement)
  );
}

/** What the clue shows by itself is told by itself: whatever else is known is beside the point. */
const withoutIdle = (question: Puzzlement): Puzzlement =>
  question.claims.length > 0 && doShow([question.says], NOTHING, question.claims)
    ? { ...question, premises: NOTHING, counts: [] }
    : question;

/** Whether a clue speaks of others too, and not by name: then its number is not the one of this part. */
const saysMore = ({ named }: Puzzlement, parts: readonly Constraint[], part: Constraint): boolean =>
  (parts.reduce((mask, each) => mask | scopeOf(each), 0) & ~scopeOf(part) & ~named) !== 0;

/** What the clue says outright is a ground for the rest of what it shows, and need not be concluded again; unless it is all. */
function claimsBeyond({ known }: Facts, claims: readonly Count[]): readonly Count[] {
  const rest = claims.flatMap(piecesOf).filter(({ of }) => (of & ~known) !== 0);
  return rest.length === 0 ? claims : joinClaims(rest);
}

/** Whether all that is claimed is about people of this part, or by name. */
function speaksOfAll({ claims, named }: Puzzlement, part: Constraint, told: Facts): boolean {
  const spoken = scopeOf(part) | (told.known & named);
  return claims.every(({ of }) => (of & ~spoken) === 0);
}

/** A clue of several parts that each show something: one after the other. */
function sayApart(puzzlement: Puzzlement, parts: readonly Constraint[]): string | undefined {
  const { premises, scene, table } = puzzlement;
  const pieces = puzzlement.claims.flatMap(piecesOf).map((claim) => ({
    claim,
    part: parts.find((part) => isEnough({ ...puzzlement, claims: [claim] }, [part], premises)),
  }));
  const used = parts.filter((each) => pieces.some(({ part }) => part === each));
  if (pieces.length === 0 || pieces.some(({ part }) => part === undefined)) return undefined;
  let { named } = scene;
  const reasons = used.map((each) => {
    const claims = joinClaims(pieces.filter(({ part }) => part === each).map(({ claim }) => claim));
    const own = narrowed({ ...puzzlement, claims, scene: { ...scene, named } }, each);
    named = claims.reduce((mask, { of }) => mask | of, named | namedInGrounds(own));
    return sayPart(own, each, true);
  });
  return wordingOf(table).apart(reasons);
}

/** One claim for each person who is settled. */
function piecesOf(claim: Count): Count[] {
  const value = settledBy(claim);
  return value === undefined ? [claim] : indices(claim.of).map((person) => allAre(1 << person, value));
}

/** With only those premises that are about the people of this part, if that is enough. */
function narrowed(puzzlement: Puzzlement, part: Constraint): Puzzlement {
  const scope = scopeOf(part);
  const { premises, counts } = puzzlement;
  const own = {
    ...puzzlement,
    premises: { known: premises.known & scope, value: premises.value & scope },
    counts: counts.filter(({ of }) => (of & scope) !== 0),
  };
  return isEnough(own, [part], own.premises) ? own : puzzlement;
}

/** What a clue says outright of the people another part of it counts, besides what it rests on. */
function within(told: Facts, part: Constraint, { premises }: Puzzlement): Facts {
  const known = premises.known | (part.kind === "count" ? told.known & part.of : told.known);
  return { known, value: told.value & known };
}

function sayPart(puzzlement: Puzzlement, part: Constraint, isPart: boolean): string {
  switch (part.kind) {
    case "count":
      return isTold(puzzlement)
        ? sayTold(puzzlement, part, isPart)
        : sayCounted(puzzlement, part, isPart ? sayPartAgain(puzzlement, part) : undefined);
    case "compare":
      return sayCompared(puzzlement, part);
    case "connected":
      return sayLinked(puzzlement, part);
    default:
      return sayPlainly(puzzlement);
  }
}
