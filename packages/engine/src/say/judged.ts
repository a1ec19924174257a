// A single sentence of counts, judged by its sum: why it is false, or true, and why its speaker can or cannot be of one kind.

import { type Count, scopeOf } from "@demonstrandum/logic";
import {
  canBe,
  clueOf,
  denied,
  type Heard,
  sayByCounts,
  sayKind,
  sayWhy,
  speakerName,
  sumSaidBy,
  supposing,
} from "./heard.ts";
import { namingOf } from "./naming.ts";
import { wordingOf } from "./prose.ts";
import { sayTrueSum } from "./true-sum.ts";

const KINDS = [false, true];

/** What it says, and the sum by which it is false, or true; undefined if there is none, or it is neither. */
export function sayJudged(heard: Heard, isFalse: boolean): string | undefined {
  const reason = isPlainToSee(heard) ? undefined : sayReason(heard, isFalse);
  return reason && wordingOf(heard.table).saysWrongly(speakerName(heard), clueOf(heard).text, reason);
}

/** Why the speaker cannot be of the other kind than this, by a sum. */
export function sayNotOther(heard: Heard, hidden: boolean, claim: string): string | undefined {
  const broken = isPlainToSee(heard) ? undefined : sayBrokenCase(heard, !hidden);
  return broken && wordingOf(heard.table).heardCases(speakerName(heard), clueOf(heard).text, [broken], claim);
}

/** What is to be shown, whatever the speaker is: by a sum if they tell the truth, and by another if not. */
export function sayEither(heard: Heard, claims: readonly Count[]): string | undefined {
  const cases = KINDS.map((hidden) => sayCase(heard, hidden, claims) ?? sayBrokenCase(heard, hidden)).filter(isThere);
  if (cases.length < KINDS.length) return undefined;
  return wordingOf(heard.table).heardCases(speakerName(heard), clueOf(heard).text, cases, "");
}

/** Whatever the speaker is, the sum does not come out. */
export function sayNeither(heard: Heard): string | undefined {
  const cases = KINDS.map((hidden) => sayBrokenCase(heard, hidden)).filter(isThere);
  if (cases.length < KINDS.length) return undefined;
  return wordingOf(heard.table).neitherCase(speakerName(heard), clueOf(heard).text, cases);
}

const isThere = (text: string | undefined): text is string => text !== undefined;

function sayCase(heard: Heard, hidden: boolean, claims: readonly Count[]): string | undefined {
  const { inCase } = wordingOf(heard.table);
  const counted = sayByCounts(heard, hidden, claims);
  if (counted !== undefined) return inCase(sayKind(heard, hidden), !hidden, counted);
  const supposed = supposing(heard, hidden);
  const sum = sumSaidBy(supposed, hidden);
  if (!sum || !canBe(supposed, [sum.says])) return undefined;
  const reason = sayWhy(supposed, sum, claims, hidden);
  return inCase(sayKind(heard, hidden), !hidden, reason);
}

function sayBrokenCase(heard: Heard, hidden: boolean): string | undefined {
  const reason = sayReason(supposing(heard, hidden), !hidden);
  return reason && wordingOf(heard.table).inBrokenCase(sayKind(heard, hidden), !hidden, reason);
}

function sayReason(heard: Heard, isFalse: boolean): string | undefined {
  const sum = sumSaidBy(heard, false);
  if (!sum || canBe(heard, [isFalse ? sum.says : denied(sum.says)])) return undefined;
  return isFalse ? sayWhy(heard, sum, [], false) : sayTrueSum(heard, sum.says);
}

/** Who people are said to be by name needs no sum. */
function isPlainToSee(heard: Heard): boolean {
  const { kind, says } = clueOf(heard);
  const { named } = namingOf(heard.table, { kind: "clue", index: heard.speaker });
  return kind === "direct" || says.every((each) => (scopeOf(each) & ~named) === 0);
}
