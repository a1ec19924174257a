// A line of a proof where not everybody tells the truth. What a speaker says is no evidence by itself: it tells something
// through who could have said it. Whatever decides is quoted, and where it counts, the sum is done.

import { type Constraint, type Count, indices } from "@demonstrandum/logic";
import { allTrue, byTwo, clashIn, isSum } from "./clash.ts";
import { allAre, settledBy, tellCount } from "./count.ts";
import { type Clause, joinClauses, type QuoteWithReason, type Sentence, type Verdict } from "./saying.ts";
import { inEitherCase, inNeitherCase, judgedBySum, notOfOtherKind } from "./single-statement.ts";
import {
  allSentencesOf,
  byCounts,
  canBe,
  clueOf,
  denied,
  isKnownSpeaker,
  isOfKind,
  opposite,
  type SaidSum,
  sentenceOf,
  sinceOf,
  sumSaidBy,
  supposing,
  type TestimonyContext,
  type TestimonyTelling,
  whyBy,
} from "./testimony-context.ts";

function byTestimony(context: TestimonyContext, claims: readonly Count[]): Sentence {
  const own = claims.find((claim) => isOf(claim, context.speaker) && settledBy(claim) !== undefined);
  if (own) return speakerFound(context, settledBy(own) === true, claims);
  const { speaker, premises } = context;
  if (!isKnownSpeaker(context)) {
    const quotes = allSentencesOf(context);
    const claim = allOf(context, claims);
    return inEitherCase(context, claims) ?? { kind: "heardFromEither", ...sinceOf(context), speaker, quotes, claim };
  }
  const kind = ((premises.value >>> speaker) & 1) === 1;
  const sum = sumSaidBy(context, kind);
  if (sum) return countedIn(context, sum, claims, kind);
  return kind ? byLie(context, claims) : byTruth(context, claims);
}

function byCountInTestimony(context: TestimonyContext, claims: readonly Count[]): Sentence | undefined {
  if (!isKnownSpeaker(context)) return inEitherCase(context, claims);
  const kind = ((context.premises.value >>> context.speaker) & 1) === 1;
  const sum = sumSaidBy(context, kind);
  return sum && countedIn(context, sum, claims, kind);
}

function contradictionIn(context: TestimonyContext): Sentence {
  const { speaker, premises } = context;
  if (!isKnownSpeaker(context))
    return (
      inNeitherCase(context) ?? {
        kind: "heardFromNeither",
        ...sinceOf(context),
        speaker,
        quotes: allSentencesOf(context),
      }
    );
  const identity = ((premises.value >>> speaker) & 1) === 1;
  const why = wrongOrRight(context, !identity);
  if (why) return { kind: "judgedOtherwise", why, isTrue: identity, identity };
  const told = allJudged(context, !identity);
  if (told) return { kind: "allOtherwise", speaker, told, areTrue: identity, identity };
  return { kind: "contradiction", ...sinceOf(context), verdict: verdictOn(context, !identity), speaker, identity };
}

/** Why the speaker is what they are, and what else their words then show. */
function speakerFound(context: TestimonyContext, hidden: boolean, claims: readonly Count[]): Sentence {
  const rest = claims.flatMap((claim) => withoutSpeaker(context, claim));
  if (rest.length === 0) return whatSpeakerIs(context, hidden);
  const found = supposing(context, hidden);
  const sum = sumSaidBy(found, hidden);
  const reason = byCounts(context, hidden, rest) ?? (sum && whyBy(found, sum, rest, hidden));
  const more: Sentence = reason ? { kind: "andThen", reason } : byTestimony(found, rest);
  return { kind: "sentences", of: [whatSpeakerIs(context, hidden), more] };
}

function withoutSpeaker({ speaker }: TestimonyContext, claim: Count): Count[] {
  const value = settledBy(claim);
  const of = claim.of & ~(1 << speaker);
  if (of === claim.of || value === undefined) return [claim];
  return of === 0 ? [] : [allAre(of, value)];
}

/** By what they say, or because they could not say it if they were of the other kind. */
function whatSpeakerIs(context: TestimonyContext, hidden: boolean): Sentence {
  const { speaker } = context;
  const claim = isOfKind(context, hidden);
  const why = wrongOrRight(context, hidden);
  if (why) return { kind: "foundJudged", why, isTrue: !hidden, claim };
  const other = notOfOtherKind(context, hidden, claim);
  if (other) return other;
  const told = allJudged(context, hidden);
  if (told) return { kind: "foundAllJudged", speaker, told, areTrue: !hidden, claim };
  const supposed = allJudged(supposing(context, !hidden), hidden);
  if (supposed) return { kind: "failsIf", speaker, identity: !hidden, areTrue: hidden, told: supposed, claim };
  return { kind: "heardVerdict", ...sinceOf(context), verdict: verdictOn(context, hidden), claim };
}

/** Several sentences with the sums by which they are not all true, or all are. */
function allJudged(context: TestimonyContext, isFalse: boolean): QuoteWithReason[] | undefined {
  if (clueOf(context).says.length < 2) return undefined;
  return isFalse ? clashIn(context) : allTrue(context);
}

/** Of one sentence, or of one among several that is false: what it says, and the sum by which it is so. */
function wrongOrRight(context: TestimonyContext, isFalse: boolean): QuoteWithReason | undefined {
  const { says } = clueOf(context);
  if (says.length === 1) return judgedBySum(context, isFalse);
  const at = isFalse ? says.findIndex((each) => isSum(each) && !canBe(context, [each])) : -1;
  const wrong = says[at];
  if (!wrong || says.some((each) => !isSum(each) && !canBe(context, [each]))) return undefined;
  return { ...sentenceOf(context, at), reason: whyBy(context, { says: wrong }, [], false) };
}

/** The words of a known speaker and, if it takes one, the reason. */
function countedIn(context: TestimonyContext, sum: SaidSum, claims: readonly Count[], isLie: boolean): Sentence {
  const { speaker } = context;
  const isPlain = !isLie && clueOf(context).kind === "direct";
  const reason = isPlain ? {} : { reason: whyBy(context, sum, claims, isLie) };
  return { kind: "heardCount", speaker, isLie, said: [{ speaker, ...reason }] };
}

/** What true words come to: by the sentence that shows it, with its sum, or by all of them. */
function byTruth(context: TestimonyContext, claims: readonly Count[]): Sentence {
  const { says } = clueOf(context);
  const { speaker } = context;
  const shown: Constraint = { kind: "all", of: claims };
  const at = says.findIndex((each) => !canBe(context, [each, denied(shown)]));
  const one = says[at];
  if (one && isSum(one)) {
    const reason = whyBy(context, { says: one }, claims, false);
    return { kind: "heardCount", speaker, isLie: false, said: [{ ...sentenceOf(context, at), reason }] };
  }
  const said = at < 0 ? byTwo(context, claims) : undefined;
  if (said) return { kind: "heardCount", speaker, isLie: false, said };
  const quotes = at < 0 ? allSentencesOf(context) : [sentenceOf(context, at)];
  return { kind: "heardTruth", speaker, quotes, ...sinceOf(context), claim: allOf(context, claims) };
}

/** What the words of one of the hidden kind come to. Whatever is true anyway is left out. */
function byLie(context: TestimonyContext, claims: readonly Count[]): Sentence {
  const { speaker } = context;
  const claim = allOf(context, claims);
  const { says } = clueOf(context);
  if (says.length === 1)
    return { kind: "heardLie", speaker, quotes: allSentencesOf(context), ...sinceOf(context), claim };
  if (canBe(context, [notAllOf(says), notAllOf(claims)])) return byPartialTruth(context, claims);
  const lies = [...says.keys()].filter((at) => canBe(context, [denied(says[at] as Constraint)]));
  const [at = 0] = lies;
  const wrong = lies.length === 1 && isSum(says[at] as Constraint) ? opposite(says[at] as Constraint) : undefined;
  const quotes = lies.map((each) => sentenceOf(context, each));
  if (!wrong) return { kind: "heardFalsehood", speaker, quotes, ...sinceOf(context), claim };
  const reason = whyBy(context, { says: wrong }, claims, true);
  return { kind: "heardFalseCount", speaker, ...sinceOf(context), said: { ...sentenceOf(context, at), reason } };
}

/** What they come to where something of them is true too. Whatever is false anyway is left out. */
function byPartialTruth(context: TestimonyContext, claims: readonly Count[]): Sentence {
  const { speaker } = context;
  const claim = allOf(context, claims);
  const { says } = clueOf(context);
  if (canBe(context, [{ kind: "any", of: says }, notAllOf(claims)]))
    return { kind: "heardMixture", speaker, quotes: allSentencesOf(context), ...sinceOf(context), claim };
  const truths = [...says.keys()].filter((at) => canBe(context, [says[at] as Constraint]));
  const [at = 0] = truths;
  const right = says[at] as Constraint;
  const quotes = truths.map((each) => sentenceOf(context, each));
  if (truths.length > 1 || !isSum(right))
    return { kind: "heardSomeTruth", speaker, quotes, ...sinceOf(context), claim };
  const reason = whyBy(context, { says: right }, claims, false);
  return { kind: "heardTrueCount", speaker, ...sinceOf(context), said: { ...sentenceOf(context, at), reason } };
}

const notAllOf = (of: readonly Constraint[]): Constraint => denied({ kind: "all", of });

/** Why the speaker can only be of this kind, or cannot be what the premises say. */
function verdictOn(context: TestimonyContext, hidden: boolean): Verdict {
  const { speaker } = context;
  const quotes = allSentencesOf(context);
  const { says } = clueOf(context);
  const lie = hidden ? says.findIndex((each) => !canBe(context, [each])) : -1;
  if (lie >= 0) return { kind: "saysFalse", ...sentenceOf(context, lie) };
  if (!hidden && says.every((each) => !canBe(context, [denied(each)]))) return { kind: "saysTrue", speaker, quotes };
  if (hidden && says.length > 1 && !canBe(context, says)) return { kind: "cannotAllBeTrue", speaker, quotes };
  if (!hidden && says.every((each) => !canBe(context, [each]))) return { kind: "saysNothingTrue", speaker, quotes };
  if (!hidden && canBe(supposing(context, true), [notAllOf(says)]))
    return { kind: "wouldBeAlike", speaker, quotes, identity: true };
  return { kind: "wouldBeTrue", speaker, quotes, would: !hidden, identity: !hidden };
}

const isOf = ({ of }: Count, person: number): boolean => indices(of).includes(person);

function allOf({ table }: TestimonyContext, claims: readonly Count[]): Clause {
  const of = claims.map((count) => tellCount(table, count));
  return joinClauses("clauses", of) ?? { kind: "clauses", of };
}

/** For tables where not everybody tells the truth. */
export const TESTIMONY_TELLING: TestimonyTelling = { byTestimony, byCountInTestimony, contradictionIn };
