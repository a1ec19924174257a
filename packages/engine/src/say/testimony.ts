// A line of a proof where not everybody tells the truth. What a speaker says is no evidence by itself: it tells something
// through who could have said it. Whatever decides is quoted, and where it counts, the sum is done.

import { type Constraint, type Count, indices } from "@demonstrandum/logic";
import { allTrue, byTwo, clashIn, isSum } from "./clash.ts";
import { allAre, settledBy, tellCount } from "./count.ts";
import {
  allSentencesOf,
  byCounts,
  canBe,
  clueOf,
  denied,
  type Heard,
  type HeardTelling,
  isKnownSpeaker,
  isOfKind,
  opposite,
  type SaidSum,
  sentenceOf,
  sinceOf,
  sumSaidBy,
  supposing,
  whyBy,
} from "./heard.ts";
import { inEitherCase, inNeitherCase, judgedBySum, notOfOtherKind } from "./judged.ts";
import { type Clause, joinClauses, type QuoteWithReason, type Sentence, type Verdict } from "./saying.ts";

function byTestimony(heard: Heard, claims: readonly Count[]): Sentence {
  const own = claims.find((claim) => isOf(claim, heard.speaker) && settledBy(claim) !== undefined);
  if (own) return speakerFound(heard, settledBy(own) === true, claims);
  const { speaker, premises } = heard;
  if (!isKnownSpeaker(heard)) {
    const quotes = allSentencesOf(heard);
    const claim = allOf(heard, claims);
    return inEitherCase(heard, claims) ?? { kind: "heardFromEither", ...sinceOf(heard), speaker, quotes, claim };
  }
  const kind = ((premises.value >>> speaker) & 1) === 1;
  const sum = sumSaidBy(heard, kind);
  if (sum) return countedIn(heard, sum, claims, kind);
  return kind ? byLie(heard, claims) : byTruth(heard, claims);
}

function byCountInTestimony(heard: Heard, claims: readonly Count[]): Sentence | undefined {
  if (!isKnownSpeaker(heard)) return inEitherCase(heard, claims);
  const kind = ((heard.premises.value >>> heard.speaker) & 1) === 1;
  const sum = sumSaidBy(heard, kind);
  return sum && countedIn(heard, sum, claims, kind);
}

function contradictionIn(heard: Heard): Sentence {
  const { speaker, premises } = heard;
  if (!isKnownSpeaker(heard))
    return (
      inNeitherCase(heard) ?? { kind: "heardFromNeither", ...sinceOf(heard), speaker, quotes: allSentencesOf(heard) }
    );
  const identity = ((premises.value >>> speaker) & 1) === 1;
  const why = wrongOrRight(heard, !identity);
  if (why) return { kind: "judgedOtherwise", why, isTrue: identity, identity };
  const told = allJudged(heard, !identity);
  if (told) return { kind: "allOtherwise", speaker, told, areTrue: identity, identity };
  return { kind: "contradiction", ...sinceOf(heard), verdict: verdictOn(heard, !identity), speaker, identity };
}

/** Why the speaker is what they are, and what else their words then show. */
function speakerFound(heard: Heard, hidden: boolean, claims: readonly Count[]): Sentence {
  const rest = claims.flatMap((claim) => withoutSpeaker(heard, claim));
  if (rest.length === 0) return whatSpeakerIs(heard, hidden);
  const found = supposing(heard, hidden);
  const sum = sumSaidBy(found, hidden);
  const reason = byCounts(heard, hidden, rest) ?? (sum && whyBy(found, sum, rest, hidden));
  const more: Sentence = reason ? { kind: "andThen", reason } : byTestimony(found, rest);
  return { kind: "sentences", of: [whatSpeakerIs(heard, hidden), more] };
}

function withoutSpeaker({ speaker }: Heard, claim: Count): Count[] {
  const value = settledBy(claim);
  const of = claim.of & ~(1 << speaker);
  if (of === claim.of || value === undefined) return [claim];
  return of === 0 ? [] : [allAre(of, value)];
}

/** By what they say, or because they could not say it if they were of the other kind. */
function whatSpeakerIs(heard: Heard, hidden: boolean): Sentence {
  const { speaker } = heard;
  const claim = isOfKind(heard, hidden);
  const why = wrongOrRight(heard, hidden);
  if (why) return { kind: "foundJudged", why, isTrue: !hidden, claim };
  const other = notOfOtherKind(heard, hidden, claim);
  if (other) return other;
  const told = allJudged(heard, hidden);
  if (told) return { kind: "foundAllJudged", speaker, told, areTrue: !hidden, claim };
  const supposed = allJudged(supposing(heard, !hidden), hidden);
  if (supposed) return { kind: "failsIf", speaker, identity: !hidden, areTrue: hidden, told: supposed, claim };
  return { kind: "heardVerdict", ...sinceOf(heard), verdict: verdictOn(heard, hidden), claim };
}

/** Several sentences with the sums by which they are not all true, or all are. */
function allJudged(heard: Heard, isFalse: boolean): QuoteWithReason[] | undefined {
  if (clueOf(heard).says.length < 2) return undefined;
  return isFalse ? clashIn(heard) : allTrue(heard);
}

/** Of one sentence, or of one among several that is false: what it says, and the sum by which it is so. */
function wrongOrRight(heard: Heard, isFalse: boolean): QuoteWithReason | undefined {
  const { says } = clueOf(heard);
  if (says.length === 1) return judgedBySum(heard, isFalse);
  const at = isFalse ? says.findIndex((each) => isSum(each) && !canBe(heard, [each])) : -1;
  const wrong = says[at];
  if (!wrong || says.some((each) => !isSum(each) && !canBe(heard, [each]))) return undefined;
  return { ...sentenceOf(heard, at), reason: whyBy(heard, { says: wrong }, [], false) };
}

/** The words of a known speaker and, if it takes one, the reason. */
function countedIn(heard: Heard, sum: SaidSum, claims: readonly Count[], isLie: boolean): Sentence {
  const { speaker } = heard;
  const isPlain = !isLie && clueOf(heard).kind === "direct";
  const reason = isPlain ? {} : { reason: whyBy(heard, sum, claims, isLie) };
  return { kind: "heardCount", speaker, isLie, said: [{ speaker, ...reason }] };
}

/** What true words come to: by the sentence that shows it, with its sum, or by all of them. */
function byTruth(heard: Heard, claims: readonly Count[]): Sentence {
  const { says } = clueOf(heard);
  const { speaker } = heard;
  const shown: Constraint = { kind: "all", of: claims };
  const at = says.findIndex((each) => !canBe(heard, [each, denied(shown)]));
  const one = says[at];
  if (one && isSum(one)) {
    const reason = whyBy(heard, { says: one }, claims, false);
    return { kind: "heardCount", speaker, isLie: false, said: [{ ...sentenceOf(heard, at), reason }] };
  }
  const said = at < 0 ? byTwo(heard, claims) : undefined;
  if (said) return { kind: "heardCount", speaker, isLie: false, said };
  const quotes = at < 0 ? allSentencesOf(heard) : [sentenceOf(heard, at)];
  return { kind: "heardTruth", speaker, quotes, ...sinceOf(heard), claim: allOf(heard, claims) };
}

/** What the words of one of the hidden kind come to. Whatever is true anyway is left out. */
function byLie(heard: Heard, claims: readonly Count[]): Sentence {
  const { speaker } = heard;
  const claim = allOf(heard, claims);
  const { says } = clueOf(heard);
  if (says.length === 1) return { kind: "heardLie", speaker, quotes: allSentencesOf(heard), ...sinceOf(heard), claim };
  if (canBe(heard, [notAllOf(says), notAllOf(claims)])) return byPartialTruth(heard, claims);
  const lies = [...says.keys()].filter((at) => canBe(heard, [denied(says[at] as Constraint)]));
  const [at = 0] = lies;
  const wrong = lies.length === 1 && isSum(says[at] as Constraint) ? opposite(says[at] as Constraint) : undefined;
  const quotes = lies.map((each) => sentenceOf(heard, each));
  if (!wrong) return { kind: "heardFalsehood", speaker, quotes, ...sinceOf(heard), claim };
  const reason = whyBy(heard, { says: wrong }, claims, true);
  return { kind: "heardFalseCount", speaker, ...sinceOf(heard), said: { ...sentenceOf(heard, at), reason } };
}

/** What they come to where something of them is true too. Whatever is false anyway is left out. */
function byPartialTruth(heard: Heard, claims: readonly Count[]): Sentence {
  const { speaker } = heard;
  const claim = allOf(heard, claims);
  const { says } = clueOf(heard);
  if (canBe(heard, [{ kind: "any", of: says }, notAllOf(claims)]))
    return { kind: "heardMixture", speaker, quotes: allSentencesOf(heard), ...sinceOf(heard), claim };
  const truths = [...says.keys()].filter((at) => canBe(heard, [says[at] as Constraint]));
  const [at = 0] = truths;
  const right = says[at] as Constraint;
  const quotes = truths.map((each) => sentenceOf(heard, each));
  if (truths.length > 1 || !isSum(right)) return { kind: "heardSomeTruth", speaker, quotes, ...sinceOf(heard), claim };
  const reason = whyBy(heard, { says: right }, claims, false);
  return { kind: "heardTrueCount", speaker, ...sinceOf(heard), said: { ...sentenceOf(heard, at), reason } };
}

const notAllOf = (of: readonly Constraint[]): Constraint => denied({ kind: "all", of });

/** Why the speaker can only be of this kind, or cannot be what the premises say. */
function verdictOn(heard: Heard, hidden: boolean): Verdict {
  const { speaker } = heard;
  const quotes = allSentencesOf(heard);
  const { says } = clueOf(heard);
  const lie = hidden ? says.findIndex((each) => !canBe(heard, [each])) : -1;
  if (lie >= 0) return { kind: "saysFalse", ...sentenceOf(heard, lie) };
  if (!hidden && says.every((each) => !canBe(heard, [denied(each)]))) return { kind: "saysTrue", speaker, quotes };
  if (hidden && says.length > 1 && !canBe(heard, says)) return { kind: "cannotAllBeTrue", speaker, quotes };
  if (!hidden && says.every((each) => !canBe(heard, [each]))) return { kind: "saysNothingTrue", speaker, quotes };
  if (!hidden && canBe(supposing(heard, true), [notAllOf(says)]))
    return { kind: "wouldBeAlike", speaker, quotes, identity: true };
  return { kind: "wouldBeTrue", speaker, quotes, would: !hidden, identity: !hidden };
}

const isOf = ({ of }: Count, person: number): boolean => indices(of).includes(person);

function allOf({ table }: Heard, claims: readonly Count[]): Clause {
  const of = claims.map((count) => tellCount(table, count));
  return joinClauses("clauses", of) ?? { kind: "clauses", of };
}

/** For tables where not everybody tells the truth. */
export const HEARD_TELLING: HeardTelling = { byTestimony, byCountInTestimony, contradictionIn };
