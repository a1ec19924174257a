// A line of a proof where not everybody tells the truth. What a speaker says is no evidence by itself: it tells something
// through who could have said it. Whatever decides is quoted, and where it counts, the sum is done.

import { type Constraint, type Count, indices } from "@demonstrandum/logic";
import { isSum, sayAllTrue, sayByTwo, sayClash } from "./clash.ts";
import { allAre, sayCount, settledBy } from "./count.ts";
import {
  canBe,
  clueOf,
  denied,
  type Heard,
  type HeardTelling,
  isKnownSpeaker,
  opposite,
  type SaidSum,
  sayByCounts,
  sayKind,
  saySince,
  sayWhy,
  sentenceOf,
  speakerName,
  sumSaidBy,
  supposing,
} from "./heard.ts";
import { sayEither, sayJudged, sayNeither, sayNotOther } from "./judged.ts";
import { kindWord, wordingOf } from "./prose.ts";

function sayHeard(heard: Heard, claims: readonly Count[]): string {
  const own = claims.find((claim) => isOf(claim, heard.speaker) && settledBy(claim) !== undefined);
  if (own) return sayFound(heard, settledBy(own) === true, claims);
  const { table, speaker, premises } = heard;
  const words = wordingOf(table);
  if (!isKnownSpeaker(heard)) {
    const claim = sayAll(heard, claims);
    const plainly = words.heardFromEither(saySince(heard), speakerName(heard), table.words, quoteAll(heard), claim);
    return sayEither(heard, claims) ?? plainly;
  }
  const kind = ((premises.value >>> speaker) & 1) === 1;
  const sum = sumSaidBy(heard, kind);
  if (sum) return words.heardCount(sayKind(heard, kind), kind, sayCounting(heard, sum, claims, kind));
  return kind ? sayLie(heard, claims) : sayTruth(heard, claims);
}

function sayHeardCount(heard: Heard, claims: readonly Count[]): string | undefined {
  if (!isKnownSpeaker(heard)) return sayEither(heard, claims);
  const kind = ((heard.premises.value >>> heard.speaker) & 1) === 1;
  const sum = sumSaidBy(heard, kind);
  const { heardCount } = wordingOf(heard.table);
  return sum && heardCount(sayKind(heard, kind), kind, sayCounting(heard, sum, claims, kind));
}

function sayContradiction(heard: Heard): string {
  const { table, speaker, premises } = heard;
  const words = wordingOf(table);
  const since = saySince(heard);
  if (!isKnownSpeaker(heard))
    return sayNeither(heard) ?? words.heardFromNeither(since, speakerName(heard), table.words, quoteAll(heard));
  const kind = ((premises.value >>> speaker) & 1) === 1;
  const is = sayKind(heard, kind);
  const why = sayWrongOrRight(heard, !kind);
  if (why !== undefined) return words.judgedOtherwise(why, kind, is);
  const told = sayAllJudged(heard, !kind);
  return told === undefined
    ? words.contradiction(since, sayVerdict(heard, !kind), is)
    : words.allOtherwise(speakerName(heard), told, kind, is);
}

/** Why the speaker is what they are, and what else their words then show. */
function sayFound(heard: Heard, hidden: boolean, claims: readonly Count[]): string {
  const rest = claims.flatMap((claim) => withoutSpeaker(heard, claim));
  if (rest.length === 0) return sayWhatSpeakerIs(heard, hidden, sayKind(heard, hidden));
  const found = supposing(heard, hidden);
  const sum = sumSaidBy(found, hidden);
  const { sentences, andThen } = wordingOf(heard.table);
  const counted = sayByCounts(heard, hidden, rest);
  const reason = counted ?? (sum && sayWhy(found, sum, rest, hidden));
  const more = reason === undefined ? sayHeard(found, rest) : andThen(reason);
  return sentences([sayWhatSpeakerIs(heard, hidden, sayKind(heard, hidden)), more]);
}

function withoutSpeaker({ speaker }: Heard, claim: Count): Count[] {
  const value = settledBy(claim);
  const of = claim.of & ~(1 << speaker);
  if (of === claim.of || value === undefined) return [claim];
  return of === 0 ? [] : [allAre(of, value)];
}

/** By what they say, or because they could not say it if they were of the other kind. */
function sayWhatSpeakerIs(heard: Heard, hidden: boolean, claim: string): string {
  const { foundJudged, heardVerdict, foundAllJudged, failsIf } = wordingOf(heard.table);
  const why = sayWrongOrRight(heard, hidden);
  if (why !== undefined) return foundJudged(why, !hidden, claim);
  const other = sayNotOther(heard, hidden, claim);
  if (other !== undefined) return other;
  const told = sayAllJudged(heard, hidden);
  if (told !== undefined) return foundAllJudged(speakerName(heard), told, !hidden, claim);
  const supposed = sayAllJudged(supposing(heard, !hidden), hidden);
  if (supposed !== undefined) return failsIf(sayKind(heard, !hidden), hidden, supposed, claim);
  return heardVerdict(saySince(heard), sayVerdict(heard, hidden), claim);
}

/** Several sentences with the sums by which they are not all true, or all are. */
function sayAllJudged(heard: Heard, isFalse: boolean): string | undefined {
  if (clueOf(heard).says.length < 2) return undefined;
  return isFalse ? sayClash(heard) : sayAllTrue(heard);
}

/** Of one sentence, or of one among several that is false: what it says, and the sum by which it is so. */
function sayWrongOrRight(heard: Heard, isFalse: boolean): string | undefined {
  const { says } = clueOf(heard);
  if (says.length === 1) return sayJudged(heard, isFalse);
  const at = isFalse ? says.findIndex((each) => isSum(each) && !canBe(heard, [each])) : -1;
  const wrong = says[at];
  if (!wrong || says.some((each) => !isSum(each) && !canBe(heard, [each]))) return undefined;
  const reason = sayWhy(heard, { says: wrong }, [], false);
  return wordingOf(heard.table).saysWrongly(speakerName(heard), sentenceOf(heard, at), reason);
}

/** The sentence as it stands and, if it takes one, the reason. */
function sayCounting(heard: Heard, sum: SaidSum, claims: readonly Count[], isLie: boolean): string {
  const isPlain = !isLie && clueOf(heard).kind === "direct";
  const reason = isPlain ? "" : sayWhy(heard, sum, claims, isLie);
  return wordingOf(heard.table).quoteAndReason(clueOf(heard).text, reason);
}

/** What true words come to: by the sentence that shows it, with its sum, or by all of them. */
function sayTruth(heard: Heard, claims: readonly Count[]): string {
  const { says } = clueOf(heard);
  const shown: Constraint = { kind: "all", of: claims };
  const at = says.findIndex((each) => !canBe(heard, [each, denied(shown)]));
  const [is, words] = [sayKind(heard, false), wordingOf(heard.table)];
  const one = says[at];
  if (one && isSum(one)) {
    const reason = sayWhy(heard, { says: one }, claims, false);
    return words.heardCount(is, false, words.quoteAndReason(sentenceOf(heard, at), reason));
  }
  const told = at < 0 ? sayByTwo(heard, claims) : undefined;
  if (told !== undefined) return words.heardCount(is, false, told);
  const quotes = at < 0 ? quoteAll(heard) : quote(heard, at);
  return words.heardTruth(is, quotes, saySince(heard), sayAll(heard, claims));
}

/** What the words of one of the hidden kind come to. Whatever is true anyway is left out. */
function sayLie(heard: Heard, claims: readonly Count[]): string {
  const words = wordingOf(heard.table);
  const [is, since, claim] = [sayKind(heard, true), saySince(heard), sayAll(heard, claims)];
  const { says } = clueOf(heard);
  if (says.length === 1) return words.heardLie(is, quoteAll(heard), since, claim);
  if (canBe(heard, [notAllOf(says), notAllOf(claims)])) return sayPartlyTrue(heard, claims);
  const lies = [...says.keys()].filter((at) => canBe(heard, [denied(says[at] as Constraint)]));
  const [at = 0] = lies;
  const wrong = lies.length === 1 && isSum(says[at] as Constraint) ? opposite(says[at] as Constraint) : undefined;
  if (!wrong)
    return words.heardFalsehood(is, words.quotes(lies.map((each) => quote(heard, each))), lies.length, since, claim);
  const reason = sayWhy(heard, { says: wrong }, claims, true);
  return words.heardFalseCount(is, since, words.quoteAndReason(sentenceOf(heard, at), reason));
}

/** What they come to where something of them is true too. Whatever is false anyway is left out. */
function sayPartlyTrue(heard: Heard, claims: readonly Count[]): string {
  const words = wordingOf(heard.table);
  const [is, since, claim] = [sayKind(heard, true), saySince(heard), sayAll(heard, claims)];
  const { says } = clueOf(heard);
  if (canBe(heard, [{ kind: "any", of: says }, notAllOf(claims)]))
    return words.heardMixture(is, quoteAll(heard), since, claim);
  const truths = [...says.keys()].filter((at) => canBe(heard, [says[at] as Constraint]));
  const [at = 0] = truths;
  const right = says[at] as Constraint;
  if (truths.length > 1 || !isSum(right))
    return words.heardSomeTruth(
      is,
      words.quotes(truths.map((each) => quote(heard, each))),
      truths.length,
      since,
      claim,
    );
  const reason = sayWhy(heard, { says: right }, claims, false);
  return words.heardTrueCount(is, since, words.quoteAndReason(sentenceOf(heard, at), reason));
}

const notAllOf = (of: readonly Constraint[]): Constraint => denied({ kind: "all", of });

/** Why the speaker can only be of this kind, or cannot be what the premises say. */
function sayVerdict(heard: Heard, hidden: boolean): string {
  const { table } = heard;
  const words = wordingOf(table);
  const [name, all] = [speakerName(heard), quoteAll(heard)];
  const { says } = clueOf(heard);
  const lie = hidden ? says.findIndex((each) => !canBe(heard, [each])) : -1;
  if (lie >= 0) return words.saysFalse(name, quote(heard, lie));
  if (!hidden && says.every((each) => !canBe(heard, [denied(each)]))) return words.saysTrue(name, all, says.length);
  if (hidden && says.length > 1 && !canBe(heard, says)) return words.cannotAllBeTrue(name, all);
  if (!hidden && says.every((each) => !canBe(heard, [each]))) return words.saysNothingTrue(name, all);
  if (!hidden && canBe(supposing(heard, true), [notAllOf(says)]))
    return words.wouldBeAlike(all, name, kindWord(table, true));
  return words.wouldBeTrue(all, says.length, !hidden, name, kindWord(table, !hidden));
}

const isOf = ({ of }: Count, person: number): boolean => indices(of).includes(person);

const sayAll = ({ table }: Heard, claims: readonly Count[]): string =>
  wordingOf(table).clauses(claims.map((count) => sayCount(table, count)));

/** “Exactly 2 elves are in row 1” */
const quote = (heard: Heard, at: number): string => wordingOf(heard.table).quoteBare(sentenceOf(heard, at));

const quoteAll = (heard: Heard): string =>
  wordingOf(heard.table).quotes(clueOf(heard).says.map((_, at) => quote(heard, at)));

/** For tables where not everybody tells the truth. */
export const HEARD_TELLING: HeardTelling = { sayHeard, sayHeardCount, sayContradiction };
