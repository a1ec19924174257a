// The sentences of a proof in English, whole.

import { capitalize, sayList, withArticle, withoutStop } from "@demonstrandum/text";
import { firstOf, hasKind, isInMind } from "../../clause-parts.ts";
import type { SentenceParts, Verdict, VerdictParts } from "../../saying.ts";
import { byName, type Case, type Clause, type Quote, type QuoteWithReason, type Sentence } from "../../saying.ts";
import type { TableWords, Word } from "../../table-words.ts";
import { kindWord, nameAt, quoted } from "../at-table.ts";
import { type Linearizer, sayBy, type WordScene } from "../linearizer.ts";
import { sayClause } from "./clauses.ts";

/** "Li Mu's" and "James's" alike. */
export const sayOwner = (name: string): string => `${name}'s`;

const CLUE: Word = { one: "clue", many: "clues" };

/** "Li Mu's clue", or whatever the game calls what people say. */
const sayClue = (at: TableWords, speaker: number): string =>
  `${sayOwner(nameAt(at, speaker))} ${(at.clueWord ?? CLUE).one}`;

export const sayClues = (at: TableWords, speakers: readonly number[]): string => {
  const { one, many } = at.clueWord ?? CLUE;
  const owners = sayList(speakers.map((speaker) => sayOwner(nameAt(at, speaker))));
  return `${owners} ${speakers.length === 1 ? one : many}`;
};

const IS_IT = new Set<Clause["kind"]>(["counts", "countsOnly", "comesDownTo"]);

/** After what stands before it. */
const bare = (clause: Clause, { at }: WordScene): string => sayClause(clause, { at, lead: { kind: "bare" } });

/** With a capital and a full stop, after a quotation. */
const reasonAfter = (reason: Clause | undefined, scene: WordScene): string =>
  reason ? ` ${capitalize(sayClause(reason, scene))}.` : "";

const sayQuoted = ({ reason, ...quote }: QuoteWithReason, scene: WordScene): string =>
  `“${quoted(scene.at, quote)}”${reasonAfter(reason, scene)}`;

const sayAllQuoted = (told: readonly QuoteWithReason[], scene: WordScene): string =>
  told.map((each) => sayQuoted(each, scene)).join(" ");

/** “Exactly 2 elves are in row 1”, as a part of a sentence. */
const quoteBare = ({ at }: WordScene, quote: Quote): string => `“${withoutStop(quoted(at, quote))}”`;

const sayQuotes = (quotes: readonly Quote[], scene: WordScene): string =>
  sayList(quotes.map((quote) => quoteBare(scene, quote)));

const since = (grounds: Clause | undefined, scene: WordScene): string =>
  grounds ? `since ${sayClause(grounds, scene)}, ` : "";

/** "Li Mu is an elf". */
const sayIs = (speaker: number, identity: boolean, scene: WordScene): string =>
  sayClause({ kind: "are", people: byName([speaker]), size: 1, identity }, scene);

const aKind = ({ at }: WordScene, identity: boolean): string => withArticle(kindWord(at, identity).one);

const VERDICTS: Linearizer<VerdictParts> = {
  saysFalse: (quote, scene) => `${nameAt(scene.at, quote.speaker)} says something false, ${quoteBare(scene, quote)}`,
  saysTrue: ({ speaker, quotes }, scene) =>
    quotes.length === 1
      ? `${nameAt(scene.at, speaker)} speaks the truth, ${sayQuotes(quotes, scene)}`
      : `everything ${nameAt(scene.at, speaker)} says is true`,
  saysNothingTrue: ({ speaker, quotes }, scene) =>
    `nothing ${nameAt(scene.at, speaker)} says is true, ${sayQuotes(quotes, scene)}`,
  cannotAllBeTrue: ({ speaker, quotes }, scene) =>
    `${nameAt(scene.at, speaker)} says things that cannot all be true, ${sayQuotes(quotes, scene)}`,
  wouldBeTrue: ({ speaker, quotes, would, identity }, scene) =>
    `${sayQuotes(quotes, scene)} ${would ? "would" : "could not"} ${quotes.length === 1 ? "be true" : "all be true"} if ${nameAt(scene.at, speaker)} were ${aKind(scene, identity)}`,
  wouldBeAlike: ({ speaker, quotes, identity }, scene) =>
    `${sayQuotes(quotes, scene)} would be all true or all false if ${nameAt(scene.at, speaker)} were ${aKind(scene, identity)}`,
};

const sayVerdict = (verdict: Verdict, scene: WordScene): string => sayBy(VERDICTS, verdict, scene);

/** What follows in one case, or why it fails; `speaker` is who is of this kind. */
function sayCase({ identity, isBroken, isByKnown, reason }: Case, speaker: number, scene: WordScene): string {
  const is = sayIs(speaker, identity, scene);
  if (isByKnown) return `If ${is}, it cannot be that ${sayClause(reason, scene)}`;
  if (!isBroken) return `If ${is}, this is ${!identity}: ${sayClause(reason, scene)}`;
  const sum = bare(reason, scene);
  if (identity) return `If ${is}, this is false, but then ${sum}, as it says`;
  return `If ${is}, this is true, ${hasKind(reason, "butAre") ? "and" : "but"} then ${sum}`;
}

const says = (speaker: number, scene: WordScene): string => `${nameAt(scene.at, speaker)}:`;

const judged = (areTrue: boolean): string => `So ${areTrue ? "all" : "not all"} of this is true`;

const sayCases = (cases: readonly Case[], speaker: number, scene: WordScene): string =>
  `${says(speaker, scene)} “${quoted(scene.at, { speaker })}” ${cases.map((each) => sayCase(each, speaker, scene)).join(". ")}`;

/** A quotation and its sum, to which something is added. */
const sayWrongly = ({ reason, ...quote }: QuoteWithReason, scene: WordScene): string =>
  `${says(quote.speaker, scene)} “${quoted(scene.at, quote)}” ${reason ? capitalize(sayClause(reason, scene)) : ""}`;

const SENTENCES: Linearizer<SentenceParts> = {
  suppose: ({ claim }, scene) => `Suppose ${sayClause(claim, scene)}.`,
  therefore: ({ claim }, scene) => `So ${sayClause(claim, scene)}.`,
  quote({ speaker, counts, reason, isBut }, scene) {
    const told = `${isBut ? "But " : ""}${says(speaker, scene)} “${quoted(scene.at, { speaker })}”`;
    const quotedKind = counts && reason && isInMind(reason) ? { kind: counts.kind, isFaint: !counts.isNumber } : {};
    return `${told}${reasonAfter(reason, { ...scene, ...quotedKind })}`;
  },
  byClue({ speaker, reason, isBut }, scene) {
    const clue = sayClue(scene.at, speaker);
    const but = isBut ? "But " : "";
    if (IS_IT.has(firstOf(reason).kind))
      return `${but}${sayClause(reason, { at: scene.at, lead: { kind: "subject", subject: clue } })}.`;
    return `${isBut ? "But by" : "By"} ${clue}, ${bare(reason, scene)}.`;
  },
  byRules: ({ reason, isBut }, scene) => `${isBut ? "But by" : "By"} the rules of the game, ${bare(reason, scene)}.`,
  byKnown: ({ reason }, scene) => `${capitalize(sayClause(reason, scene))}.`,
  clash: ({ grounds }, scene) => `But ${sayClause(grounds, scene)}: contradiction.`,
  sentences: ({ of }, scene) => of.map((each) => wordSentence(each, scene)).join(" "),
  heardVerdict: ({ since: grounds, verdict, claim }, scene) =>
    `${capitalize(`${since(grounds, scene)}${sayVerdict(verdict, scene)}, so ${sayClause(claim, scene)}`)}.`,
  heardFromEither: ({ since: grounds, speaker, quotes, claim }, scene) =>
    `${capitalize(`${since(grounds, scene)}be ${nameAt(scene.at, speaker)} ${aKind(scene, false)} or ${aKind(scene, true)}, ${sayQuotes(quotes, scene)} can be said only if ${sayClause(claim, scene)}`)}.`,
  heardFromNeither: ({ since: grounds, speaker, quotes }, scene) =>
    `But ${since(grounds, scene)}neither ${aKind(scene, false)} nor ${aKind(scene, true)} could say what ${nameAt(scene.at, speaker)} says, ${sayQuotes(quotes, scene)}: contradiction.`,
  heardCount: ({ speaker, isLie, said }, scene) =>
    `${sayIs(speaker, isLie, scene)} and ${isLie ? "lies" : "speaks the truth"}: ${sayAllQuoted(said, scene)}`,
  foundJudged: ({ why, isTrue, claim }, scene) =>
    `${sayWrongly(why, scene)}. So this is ${isTrue}, and ${sayClause(claim, scene)}.`,
  judgedOtherwise: ({ why, isTrue, identity }, scene) =>
    `But ${sayWrongly(why, scene)}. So this is ${isTrue}, and yet ${sayIs(why.speaker, identity, scene)}: contradiction.`,
  heardCases: ({ speaker, cases, claim }, scene) =>
    `${sayCases(cases, speaker, scene)}.${claim ? ` So ${sayClause(claim, scene)}.` : ""}`,
  neitherCase: ({ speaker, cases }, scene) => `But ${sayCases(cases, speaker, scene)}: contradiction.`,
  andThen: ({ reason }, scene) => `And then ${bare(reason, scene)}.`,
  foundAllJudged: ({ speaker, told, areTrue, claim }, scene) =>
    `${says(speaker, scene)} ${sayAllQuoted(told, scene)} ${judged(areTrue)}, and ${sayClause(claim, scene)}.`,
  allOtherwise: ({ speaker, told, areTrue, identity }, scene) =>
    `But ${says(speaker, scene)} ${sayAllQuoted(told, scene)} ${judged(areTrue)}, and yet ${sayIs(speaker, identity, scene)}: contradiction.`,
  failsIf: ({ speaker, identity, areTrue, told, claim }, scene) =>
    `If ${sayIs(speaker, identity, scene)}, ${areTrue ? "all of this is true:" : "not all of this is true, but:"} ${sayAllQuoted(told, scene)} So ${sayClause(claim, scene)}.`,
  heardFalseCount: ({ speaker, since: grounds, said }, scene) =>
    `${sayIs(speaker, true, scene)} and says something false: ${since(grounds, scene)}that can only be ${sayQuoted(said, scene)}`,
  heardTruth: ({ speaker, quotes, since: grounds, claim }, scene) =>
    `${sayIs(speaker, false, scene)} and speaks the truth, ${sayQuotes(quotes, scene)}, so ${since(grounds, scene)}${sayClause(claim, scene)}.`,
  heardLie: ({ speaker, quotes, since: grounds, claim }, scene) =>
    `${sayIs(speaker, true, scene)} and lies, ${sayQuotes(quotes, scene)}, so ${since(grounds, scene)}${sayClause(claim, scene)}.`,
  heardFalsehood({ speaker, quotes, since: grounds, claim }, scene) {
    const lies = sayQuotes(quotes, scene);
    const what = quotes.length === 1 ? `that can only be ${lies}` : `${lies} are not all true`;
    return `${sayIs(speaker, true, scene)} and says something false: ${since(grounds, scene)}${what}, so ${sayClause(claim, scene)}.`;
  },
  heardTrueCount: ({ speaker, since: grounds, said }, scene) =>
    `${sayIs(speaker, true, scene)} and says something true: ${since(grounds, scene)}that can only be ${sayQuoted(said, scene)}`,
  heardSomeTruth({ speaker, quotes, since: grounds, claim }, scene) {
    const truths = sayQuotes(quotes, scene);
    const what = quotes.length === 1 ? `that can only be ${truths}` : `${truths} are not all false`;
    return `${sayIs(speaker, true, scene)} and says something true: ${since(grounds, scene)}${what}, so ${sayClause(claim, scene)}.`;
  },
  heardMixture: ({ speaker, quotes, since: grounds, claim }, scene) =>
    `${sayIs(speaker, true, scene)} and says something true and something false, ${sayQuotes(quotes, scene)}, so ${since(grounds, scene)}${sayClause(claim, scene)}.`,
  contradiction: ({ since: grounds, verdict, speaker, identity }, scene) =>
    `But ${since(grounds, scene)}${sayVerdict(verdict, scene)}, and ${sayIs(speaker, identity, scene)}: contradiction.`,
  unproved: ({ claim, speakers }, scene) =>
    `The shortest way there is too long to write down, but every case was tried: if ${sayClause(claim, scene)}, ${sayClues(scene.at, speakers)} cannot all be true.`,
};

export const wordSentence = (sentence: Sentence, scene: WordScene): string => sayBy(SENTENCES, sentence, scene);
