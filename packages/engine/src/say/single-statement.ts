// A single sentence of counts, judged by its sum: why it is false, or true, and why its speaker can or cannot be of one kind.

import { type Count, scopeOf } from "@demonstrandum/logic";
import { namingOf } from "./naming.ts";
import type { Case, Clause, QuoteWithReason, Sentence } from "./saying.ts";
import {
  byCounts,
  canBe,
  clashIf,
  clueOf,
  denied,
  sumSaidBy,
  supposing,
  type TestimonyContext,
  whyBy,
} from "./testimony-context.ts";
import { trueSum } from "./true-sum.ts";

const KINDS = [false, true];

/** What it says, and the sum by which it is false, or true; undefined if there is none, or it is neither. */
export function judgedBySum(context: TestimonyContext, isFalse: boolean): QuoteWithReason | undefined {
  const reason = isPlainToSee(context) ? undefined : reasonFor(context, isFalse);
  return reason && { speaker: context.speaker, reason };
}

/** Why the speaker cannot be of the other kind than this, by a sum. */
export function notOfOtherKind(context: TestimonyContext, hidden: boolean, claim: Clause): Sentence | undefined {
  const broken = isPlainToSee(context) ? undefined : brokenCase(context, !hidden);
  return broken && { kind: "heardCases", speaker: context.speaker, cases: [broken], claim };
}

/** What is to be shown, whatever the speaker is: by a sum if they tell the truth, and by another if not. */
export function inEitherCase(context: TestimonyContext, claims: readonly Count[]): Sentence | undefined {
  const cases = KINDS.map((hidden) => caseOf(context, hidden, claims) ?? brokenCase(context, hidden)).filter(isThere);
  if (cases.length < KINDS.length) return undefined;
  return { kind: "heardCases", speaker: context.speaker, cases };
}

/** Whatever the speaker is, the sum does not come out. */
export function inNeitherCase(context: TestimonyContext): Sentence | undefined {
  const cases = KINDS.map((hidden) => brokenCase(context, hidden)).filter(isThere);
  if (cases.length < KINDS.length) return undefined;
  return { kind: "neitherCase", speaker: context.speaker, cases };
}

const isThere = (each: Case | undefined): each is Case => each !== undefined;

function caseOf(context: TestimonyContext, hidden: boolean, claims: readonly Count[]): Case | undefined {
  const counted = byCounts(context, hidden, claims);
  if (counted) return { identity: hidden, isBroken: false, reason: counted };
  const supposed = supposing(context, hidden);
  const sum = sumSaidBy(supposed, hidden);
  if (!sum || !canBe(supposed, [sum.says])) return undefined;
  return { identity: hidden, isBroken: false, reason: whyBy(supposed, sum, claims, hidden) };
}

function brokenCase(context: TestimonyContext, hidden: boolean): Case | undefined {
  const clash = clashIf(context, hidden);
  if (clash) return { identity: hidden, isBroken: true, isByKnown: true, reason: clash };
  const reason = reasonFor(supposing(context, hidden), !hidden);
  return reason && { identity: hidden, isBroken: true, reason };
}

function reasonFor(context: TestimonyContext, isFalse: boolean): Clause | undefined {
  const sum = sumSaidBy(context, false);
  if (!sum || canBe(context, [isFalse ? sum.says : denied(sum.says)])) return undefined;
  return isFalse ? whyBy(context, sum, [], false) : trueSum(context, sum.says);
}

/** Who people are said to be by name needs no sum. */
function isPlainToSee(context: TestimonyContext): boolean {
  const { kind, says } = clueOf(context);
  const { named } = namingOf(context.table, { kind: "clue", index: context.speaker });
  return kind === "direct" || says.every((each) => (scopeOf(each) & ~named) === 0);
}
