// A single sentence of counts, judged by its sum: why it is false, or true, and why its speaker can or cannot be of one kind.

import { type Count, scopeOf } from "@demonstrandum/logic";
import { byCounts, canBe, clueOf, denied, type Heard, sumSaidBy, supposing, whyBy } from "./heard.ts";
import { namingOf } from "./naming.ts";
import type { Case, Clause, QuoteWithReason, Sentence } from "./saying.ts";
import { trueSum } from "./true-sum.ts";

const KINDS = [false, true];

/** What it says, and the sum by which it is false, or true; undefined if there is none, or it is neither. */
export function judgedBySum(heard: Heard, isFalse: boolean): QuoteWithReason | undefined {
  const reason = isPlainToSee(heard) ? undefined : reasonFor(heard, isFalse);
  return reason && { speaker: heard.speaker, reason };
}

/** Why the speaker cannot be of the other kind than this, by a sum. */
export function notOfOtherKind(heard: Heard, hidden: boolean, claim: Clause): Sentence | undefined {
  const broken = isPlainToSee(heard) ? undefined : brokenCase(heard, !hidden);
  return broken && { kind: "heardCases", speaker: heard.speaker, cases: [broken], claim };
}

/** What is to be shown, whatever the speaker is: by a sum if they tell the truth, and by another if not. */
export function inEitherCase(heard: Heard, claims: readonly Count[]): Sentence | undefined {
  const cases = KINDS.map((hidden) => caseOf(heard, hidden, claims) ?? brokenCase(heard, hidden)).filter(isThere);
  if (cases.length < KINDS.length) return undefined;
  return { kind: "heardCases", speaker: heard.speaker, cases };
}

/** Whatever the speaker is, the sum does not come out. */
export function inNeitherCase(heard: Heard): Sentence | undefined {
  const cases = KINDS.map((hidden) => brokenCase(heard, hidden)).filter(isThere);
  if (cases.length < KINDS.length) return undefined;
  return { kind: "neitherCase", speaker: heard.speaker, cases };
}

const isThere = (each: Case | undefined): each is Case => each !== undefined;

function caseOf(heard: Heard, hidden: boolean, claims: readonly Count[]): Case | undefined {
  const counted = byCounts(heard, hidden, claims);
  if (counted) return { identity: hidden, isBroken: false, reason: counted };
  const supposed = supposing(heard, hidden);
  const sum = sumSaidBy(supposed, hidden);
  if (!sum || !canBe(supposed, [sum.says])) return undefined;
  return { identity: hidden, isBroken: false, reason: whyBy(supposed, sum, claims, hidden) };
}

function brokenCase(heard: Heard, hidden: boolean): Case | undefined {
  const reason = reasonFor(supposing(heard, hidden), !hidden);
  return reason && { identity: hidden, isBroken: true, reason };
}

function reasonFor(heard: Heard, isFalse: boolean): Clause | undefined {
  const sum = sumSaidBy(heard, false);
  if (!sum || canBe(heard, [isFalse ? sum.says : denied(sum.says)])) return undefined;
  return isFalse ? whyBy(heard, sum, [], false) : trueSum(heard, sum.says);
}

/** Who people are said to be by name needs no sum. */
function isPlainToSee(heard: Heard): boolean {
  const { kind, says } = clueOf(heard);
  const { named } = namingOf(heard.table, { kind: "clue", index: heard.speaker });
  return kind === "direct" || says.every((each) => (scopeOf(each) & ~named) === 0);
}
