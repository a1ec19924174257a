// The sentences of a proof in Chinese, whole.

import { sayChineseList, withoutChineseStop } from "@demonstrandum/text";
import { firstOf } from "../../clause-parts.ts";
import {
  byName,
  type Case,
  type Clause,
  type Quote,
  type QuoteWithReason,
  type Sentence,
  type SentenceParts,
  type Verdict,
  type VerdictParts,
} from "../../saying.ts";
import type { TableWords } from "../../table-words.ts";
import { kindWord, nameAt, quoted } from "../at-table.ts";
import { type Linearizer, sayBy, type WordScene } from "../linearizer.ts";
import { sayClause, sayNames } from "./clauses.ts";

const CLUE = "线索";

export const sayClues = (at: TableWords, speakers: readonly number[]): string => {
  const { one, many } = at.clueWord ?? { one: CLUE, many: CLUE };
  return `${sayNames(at, speakers)}的${speakers.length === 1 ? one : many}`;
};

/** After what stands before it: without what would link it to that. */
const bare = (clause: Clause, { at }: WordScene): string => sayClause(clause, { at, lead: { kind: "bare" } });

const reasonAfter = (reason: Clause | undefined, scene: WordScene): string =>
  reason ? `${sayClause(reason, scene)}。` : "";

const sayQuoted = ({ reason, ...quote }: QuoteWithReason, scene: WordScene): string =>
  `“${quoted(scene.at, quote)}”${reasonAfter(reason, scene)}`;

const sayAllQuoted = (told: readonly QuoteWithReason[], scene: WordScene): string =>
  told.map((each) => sayQuoted(each, scene)).join("");

/** As a part of a sentence. */
const quoteBare = ({ at }: WordScene, quote: Quote): string => `“${withoutChineseStop(quoted(at, quote))}”`;

const sayQuotes = (quotes: readonly Quote[], scene: WordScene): string =>
  sayChineseList(quotes.map((quote) => quoteBare(scene, quote)));

const since = (grounds: Clause | undefined, scene: WordScene): string =>
  grounds ? `既然${sayClause(grounds, scene)}，` : "";

/** What is known, where it stands beside what follows from it. */
const known = (grounds: Clause | undefined, scene: WordScene): string =>
  grounds ? `${sayClause(grounds, scene)}，` : "";

const sayIs = (speaker: number, identity: boolean, scene: WordScene): string =>
  sayClause({ kind: "are", people: byName([speaker]), size: 1, identity }, scene);

const kindOf = ({ at }: WordScene, identity: boolean): string => kindWord(at, identity).one;

const word = (isTrue: boolean): string => (isTrue ? "真话" : "假话");

const VERDICTS: Linearizer<VerdictParts> = {
  saysFalse: (quote, scene) => `${nameAt(scene.at, quote.speaker)}说的${quoteBare(scene, quote)}就是假话`,
  saysTrue: ({ speaker, quotes }, scene) =>
    quotes.length === 1
      ? `${nameAt(scene.at, speaker)}说的${sayQuotes(quotes, scene)}就是真话`
      : `${nameAt(scene.at, speaker)}的话就句句属实`,
  saysNothingTrue: ({ speaker, quotes }, scene) =>
    `${nameAt(scene.at, speaker)}说的${sayQuotes(quotes, scene)}就没有一句是真的`,
  cannotAllBeTrue: ({ speaker, quotes }, scene) =>
    `${nameAt(scene.at, speaker)}说的${sayQuotes(quotes, scene)}不可能都是真的`,
  wouldBeTrue: ({ speaker, quotes, would, identity }, scene) =>
    `如果${nameAt(scene.at, speaker)}是${kindOf(scene, identity)}，${sayQuotes(quotes, scene)}就${would ? "会" : "不可能"}${quotes.length === 1 ? "" : "都"}是真的`,
  wouldBeAlike: ({ speaker, quotes, identity }, scene) =>
    `如果${nameAt(scene.at, speaker)}是${kindOf(scene, identity)}，${sayQuotes(quotes, scene)}就全是真的或全是假的`,
};

const sayVerdict = (verdict: Verdict, scene: WordScene): string => sayBy(VERDICTS, verdict, scene);

function sayCase({ identity, isBroken, isByKnown, reason }: Case, speaker: number, scene: WordScene): string {
  const is = sayIs(speaker, identity, scene);
  if (isByKnown) return `如果${is}，以下就不能同时成立：${sayClause(reason, scene)}`;
  if (!isBroken) return `如果${is}，这就是${word(!identity)}：${sayClause(reason, scene)}`;
  const sum = bare(reason, scene);
  return identity ? `如果${is}，这就是假话，但${sum}，与所说相符` : `如果${is}，这就是真话，那么${sum}`;
}

const says = (speaker: number, scene: WordScene): string => `${nameAt(scene.at, speaker)}说：`;

const judged = (areTrue: boolean): string => `所以这些话${areTrue ? "句句属实" : "不都是真的"}`;

const sayCases = (cases: readonly Case[], speaker: number, joint: string, scene: WordScene): string =>
  `${says(speaker, scene)}“${quoted(scene.at, { speaker })}”${cases.map((each) => sayCase(each, speaker, scene)).join(joint)}`;

/** A quotation and its sum, to which something is added. */
const sayWrongly = ({ reason, ...quote }: QuoteWithReason, scene: WordScene): string =>
  `${says(quote.speaker, scene)}“${quoted(scene.at, quote)}”${reason ? sayClause(reason, scene) : ""}`;

const but = (isBut: boolean): string => (isBut ? "但是，" : "");

const SENTENCES: Linearizer<SentenceParts> = {
  suppose: ({ claim }, scene) => `假设${sayClause(claim, scene)}。`,
  therefore: ({ claim }, scene) => `所以${sayClause(claim, scene)}。`,
  quote: ({ speaker, reason, isBut }, scene) =>
    `${but(isBut)}${says(speaker, scene)}“${quoted(scene.at, { speaker })}”${reasonAfter(reason, scene)}`,
  byClue({ speaker, reason, isBut }, scene) {
    const clue = sayClues(scene.at, [speaker]);
    const { kind } = firstOf(reason);
    const isAbout = kind === "counts" || kind === "countsOnly";
    return isAbout
      ? `${but(isBut)}${clue}${sayClause(reason, scene)}。`
      : `${but(isBut)}再看${clue}：${bare(reason, scene)}。`;
  },
  byRules: ({ reason, isBut }, scene) => `${but(isBut)}根据游戏规则，${bare(reason, scene)}。`,
  byKnown: ({ reason }, scene) => `${bare(reason, scene)}。`,
  clash: ({ grounds }, scene) => `但是，${sayClause(grounds, scene)}，矛盾。`,
  sentences: ({ of }, scene) => of.map((each) => wordSentence(each, scene)).join(""),
  heardVerdict: ({ since: grounds, verdict, claim }, scene) =>
    `${since(grounds, scene)}${sayVerdict(verdict, scene)}，所以${sayClause(claim, scene)}。`,
  heardFromEither: ({ since: grounds, speaker, quotes, claim }, scene) =>
    `${since(grounds, scene)}不论${nameAt(scene.at, speaker)}是${kindOf(scene, false)}还是${kindOf(scene, true)}，只有当${sayClause(claim, scene)}时才能说${sayQuotes(quotes, scene)}。`,
  heardFromNeither: ({ since: grounds, speaker, quotes }, scene) =>
    `但是，${since(grounds, scene)}不论是${kindOf(scene, false)}还是${kindOf(scene, true)}，都说不出${nameAt(scene.at, speaker)}说的${sayQuotes(quotes, scene)}，矛盾。`,
  heardCount: ({ speaker, isLie, said }, scene) =>
    `${sayIs(speaker, isLie, scene)}，说的是${word(!isLie)}：${sayAllQuoted(said, scene)}`,
  foundJudged: ({ why, isTrue, claim }, scene) =>
    `${sayWrongly(why, scene)}。所以这是${word(isTrue)}，${sayClause(claim, scene)}。`,
  judgedOtherwise: ({ why, isTrue, identity }, scene) =>
    `但是，${sayWrongly(why, scene)}。所以这是${word(isTrue)}；可是${sayIs(why.speaker, identity, scene)}，矛盾。`,
  heardCases: ({ speaker, cases, claim }, scene) =>
    `${sayCases(cases, speaker, "。", scene)}。${claim ? `所以${sayClause(claim, scene)}。` : ""}`,
  neitherCase: ({ speaker, cases }, scene) => `但是，${sayCases(cases, speaker, "；", scene)}，矛盾。`,
  andThen: ({ reason }, scene) => `这样一来，${bare(reason, scene)}。`,
  foundAllJudged: ({ speaker, told, areTrue, claim }, scene) =>
    `${says(speaker, scene)}${sayAllQuoted(told, scene)}${judged(areTrue)}，${sayClause(claim, scene)}。`,
  allOtherwise: ({ speaker, told, areTrue, identity }, scene) =>
    `但是，${says(speaker, scene)}${sayAllQuoted(told, scene)}${judged(areTrue)}；可是${sayIs(speaker, identity, scene)}，矛盾。`,
  failsIf: ({ speaker, identity, areTrue, told, claim }, scene) =>
    `如果${sayIs(speaker, identity, scene)}，${areTrue ? "这些话就都是真的：" : "这些话里就有假话，可是："}${sayAllQuoted(told, scene)}所以${sayClause(claim, scene)}。`,
  heardFalseCount: ({ speaker, since: grounds, said }, scene) =>
    `${sayIs(speaker, true, scene)}，话里必有假：${since(grounds, scene)}假的只能是${sayQuoted(said, scene)}`,
  heardTruth: ({ speaker, quotes, since: grounds, claim }, scene) =>
    `${sayIs(speaker, false, scene)}，说的是真话：${sayQuotes(quotes, scene)}。${known(grounds, scene)}所以${sayClause(claim, scene)}。`,
  heardLie: ({ speaker, quotes, since: grounds, claim }, scene) =>
    `${sayIs(speaker, true, scene)}，说的是假话：${sayQuotes(quotes, scene)}。${known(grounds, scene)}所以${sayClause(claim, scene)}。`,
  heardFalsehood({ speaker, quotes, since: grounds, claim }, scene) {
    const lies = sayQuotes(quotes, scene);
    const what = quotes.length === 1 ? `假的只能是${lies}` : `${lies}不会都是真的`;
    return `${sayIs(speaker, true, scene)}，话里必有假：${since(grounds, scene)}${what}，所以${sayClause(claim, scene)}。`;
  },
  heardTrueCount: ({ speaker, since: grounds, said }, scene) =>
    `${sayIs(speaker, true, scene)}，话里必有真：${since(grounds, scene)}真的只能是${sayQuoted(said, scene)}`,
  heardSomeTruth({ speaker, quotes, since: grounds, claim }, scene) {
    const truths = sayQuotes(quotes, scene);
    const what = quotes.length === 1 ? `真的只能是${truths}` : `${truths}不会都是假的`;
    return `${sayIs(speaker, true, scene)}，话里必有真：${since(grounds, scene)}${what}，所以${sayClause(claim, scene)}。`;
  },
  heardMixture: ({ speaker, quotes, since: grounds, claim }, scene) =>
    `${sayIs(speaker, true, scene)}，话里有真也有假：${sayQuotes(quotes, scene)}。${known(grounds, scene)}所以${sayClause(claim, scene)}。`,
  contradiction: ({ since: grounds, verdict, speaker, identity }, scene) =>
    `但是，${since(grounds, scene)}${sayVerdict(verdict, scene)}；可是${sayIs(speaker, identity, scene)}，矛盾。`,
  unproved: ({ claim, speakers }, scene) =>
    `最短的证明也长得写不下，但每种情况都试过了：如果${sayClause(claim, scene)}，${sayClues(scene.at, speakers)}就不可能都成立。`,
};

export const wordSentence = (sentence: Sentence, scene: WordScene): string => sayBy(SENTENCES, sentence, scene);
