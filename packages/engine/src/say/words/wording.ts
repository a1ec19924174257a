// What a language says in proofs, hints and answers. Clauses have neither a capital nor a full stop unless it says so; `Word` is
// what a kind is called. Who is meant comes as a text that the same wording made.

import type { Honesty } from "../../game/honesty.ts";
import type { Word } from "../../game/table.ts";

export interface ProofWording
  extends PeopleWording,
    CountWording,
    ReasonWording,
    SentenceWording,
    TestimonyWording,
    AnswerWording {
  readonly print: PrintWording;
}

/** Who of a group is meant: all, those of whom nothing has been told in the sentence, or those of whom nothing was known before. */
export type GroupShare = "all" | "other" | "unknown";

interface PeopleWording {
  names(names: readonly string[]): string;
  /** "Li Mu and six others". */
  nameAndOthers(name: string, others: number): string;
  /** "the four in row 2", "the other four in row 2", "the four still unknown in row 2". */
  group(where: string, size: number, share: GroupShare): string;
  /** In both groups; in the one and not in the other. */
  inBoth(one: string, other: string): string;
  inOneOnly(one: string, other: string): string;
  /** All of a group but these. */
  besides(where: string, names: string): string;
  /** "these three", "both", "all three". */
  these(size: number): string;
  all(size: number): string;
  /** "both Li Mu and Wang Hua", "all of …". */
  everyOneOf(people: string, size: number): string;
  clueOf(name: string, clue: Word | undefined): string;
  cluesOf(names: readonly string[], clue: Word | undefined): string;
}

/** `numbers` are all that is allowed, fewest first, of `size` people. */
interface CountWording {
  /** "Li Mu is an elf", "both are elves". */
  are(people: string, size: number, kind: Word): string;
  /** "exactly 2 of these three are elves". */
  countAre(numbers: readonly number[], size: number, people: string, kind: Word): string;
  /** "the other three, Li Mu, Wang Hua and Zhao Min, are elves"; of many only some are named. */
  othersAre(size: number, names: string, areAllNamed: boolean, kind: Word): string;
}

interface ReasonWording {
  clauses(clauses: readonly string[]): string;
  so(reason: string, end: string): string;
  soOnly(end: string): string;
  /** What is known, and what it adds up to; either may be empty. */
  because(grounds: string, sum: string): string;
  readonly cannotBe: string;
  doesNotFit(reason: string): string;
  /** One after the other. */
  apart(reasons: readonly string[]): string;
  /** Said before what comes of it. */
  before(clause: string, isClose?: boolean): string;
  given(grounds: string): string;
  /** What is known by which the words come to what is told next. */
  first(grounds: string): string;
  /** What is known, before what else is so. */
  and(grounds: string): string;
  here(clause: string): string;
  /** All of these are of the kind that the clue counts. */
  takes(everyone: string, size: number, kind: Word): string;
  leaves(numbers: readonly number[], size: number, kind: Word): string;
  leavesFor(numbers: readonly number[], size: number, kind: Word, people: string): string;
  leavesNone(kind: Word, people: string, size: number): string;
  /** "Li Mu and Wang Hua are those two", or "are two already". */
  areThose(people: string, number: number, isExact: boolean): string;
  areTheOnes(people: string, number: number, kind: Word): string;
  /** Of people of whom nothing is known no more than all can be of a kind. */
  makeAtMost(people: string, size: number, kind: Word): string;
  makes(tallies: readonly SumTally[], kind: Word): string;
  /** What there is, or can be, and what the clue takes. */
  makesAndTakes(tallies: readonly SumTally[], kind: Word, numbers: readonly number[], size: number): string;
  /** "…, or else there would be at least 4 elves"; `isRestHeld` if the rest of the clue is needed for that. */
  orElse(claims: string, tallies: readonly SumTally[], kind: Word, isRestHeld?: boolean): string;
  /** "…, or else there would be no more elves among the former than among the latter". */
  orElseLead(claims: string, lead: SideLead, kind: Word): string;
  readonly others: string;
  readonly former: string;
  readonly latter: string;
  /** Those of a side who are not claimed to be something. */
  othersOf(side: string): string;
  /** What a clue demands of people, and what they are instead. */
  butAre(demand: string, grounds: string): string;
  counts(people: string): string;
  countsOnly(people: string): string;
  groupIs(group: string, size: number, people: string): string;
  areAmong(people: string, number: number, group: string): string;
  comesDownTo(sides: readonly string[]): string;
  nothingConnects(people: string): string;
  /** Whoever of these is which, those of the kind are not connected. */
  neverConnected(grounds: string, kind: Word): string;
  nothingConnectsWith(people: string, others: string): string;
  connectedOnlyThrough(people: string, size: number, through: string): string;
  thatIs(people: string): string;
}

/** How many there are at least, at most, or, if both are the same, exactly. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** How the former compare with the latter. */
export type SideLead = "more" | "no more" | "fewer" | "no fewer" | "not as many";

/** A number of some people: within one of the bounds, among those named, or among all that the clue counts. */
export interface SumTally {
  readonly bounds: readonly Bounds[];
  readonly among?: string;
  /** They are one person. */
  readonly isOne?: boolean;
}

/** Whole sentences of a proof. */
interface SentenceWording {
  suppose(claim: string): string;
  therefore(claim: string): string;
  /** The clue in its speaker's words and the reason, which may be empty. */
  quote(name: string, text: string, reason: string): string;
  byClue(clue: string, reason: string): string;
  byRules(reason: string): string;
  /** What has been shown is enough without a clue. */
  byKnown(reason: string): string;
  /** What has been shown cannot all be. */
  clash(grounds: string): string;
  but(sentence: string): string;
}

/** Where not everybody tells the truth. `since` is what is known before, or empty; `is` says what the speaker is. */
interface TestimonyWording {
  /** What somebody said, without its full stop. */
  quoteBare(text: string): string;
  quotes(quotes: readonly string[]): string;
  /** The sentence as it stands and, if it takes one, the reason. */
  quoteAndReason(text: string, reason: string): string;
  saysWrongly(name: string, text: string, reason: string): string;
  since(grounds: string): string;
  saysFalse(name: string, quote: string): string;
  saysTrue(name: string, quotes: string, count: number): string;
  /** All of it is false. */
  saysNothingTrue(name: string, quotes: string): string;
  cannotAllBeTrue(name: string, quotes: string): string;
  /** They would be true, or could not be, if the speaker were of this kind. */
  wouldBeTrue(quotes: string, count: number, would: boolean, name: string, kind: Word): string;
  /** They would be all true or all false if the speaker were of this kind. */
  wouldBeAlike(quotes: string, name: string, kind: Word): string;
  /** Whole sentences. */
  heardVerdict(since: string, why: string, claim: string): string;
  heardFromEither(since: string, name: string, kinds: readonly [Word, Word], quotes: string, claim: string): string;
  heardFromNeither(since: string, name: string, kinds: readonly [Word, Word], quotes: string): string;
  /** `said` is a quotation and its reason. */
  heardCount(is: string, isLie: boolean, said: string): string;
  /** `why` is a quotation and the sum by which it is true, or false. */
  foundJudged(why: string, isTrue: boolean, claim: string): string;
  judgedOtherwise(why: string, isTrue: boolean, is: string): string;
  /** If the speaker is of one kind, what they say is true, or false, and this is why something follows, or why that fails. */
  inCase(is: string, isTrue: boolean, reason: string): string;
  inBrokenCase(is: string, isTrue: boolean, reason: string): string;
  /** The claim may be empty, where the cases come to it. */
  heardCases(name: string, text: string, cases: readonly string[], claim: string): string;
  neitherCase(name: string, text: string, cases: readonly string[]): string;
  /** What follows once the speaker is known. */
  andThen(reason: string): string;
  /** `told` are several sentences with the reasons by which they are all true, or not. */
  foundAllJudged(name: string, told: string, areTrue: boolean, claim: string): string;
  allOtherwise(name: string, told: string, areTrue: boolean, is: string): string;
  /** If the speaker is of one kind they should all be true, or not. */
  failsIf(is: string, areTrue: boolean, told: string, claim: string): string;
  /** Which sentence is false, with its reason. */
  heardFalseCount(is: string, since: string, said: string): string;
  sentences(sentences: readonly string[]): string;
  heardTruth(is: string, quotes: string, since: string, claim: string): string;
  heardLie(is: string, quotes: string, since: string, claim: string): string;
  heardFalsehood(is: string, quotes: string, count: number, since: string, claim: string): string;
  /** Which sentence is true, with its reason; which may be; or that some are true and some are false. */
  heardTrueCount(is: string, since: string, said: string): string;
  heardSomeTruth(is: string, quotes: string, count: number, since: string, claim: string): string;
  heardMixture(is: string, quotes: string, since: string, claim: string): string;
  contradiction(since: string, verdict: string, is: string): string;
}

/** A puzzle on paper. */
interface PrintWording {
  head(dialect: string | undefined, difficulty: string, seed: string): string;
  readonly start: string;
  readonly open: string;
  readonly solution: string;
  place(name: string, place: string): string;
  quote(text: string): string;
  revealed(place: string, kind: Word, quote: string): string;
  told(place: string, what: string): string;
  marked(person: string, marks: readonly string[]): string;
}

/** Whole sentences that answer a player. */
interface AnswerWording {
  readonly nothingLeft: string;
  lookAt(region: string): string;
  saysNew(clues: string, count: number): string;
  readonly knownSaysNew: string;
  follows(names: readonly string[]): string;
  verdicts(claims: string): string;
  verdictsBecause(claims: string): string;
  unproved(claim: string, clues: string): string;
  otherwise(name: string, kind: Word): string;
  proved(reading: string): string;
  readAgain(clues: string): string;
  readonly lookAgain: string;
  honesty(honesty: Honesty, ordinary: Word, hidden: Word, isBrief: boolean): string;
  /** What somebody says: one sentence, or something where it is not one. */
  says(name: string, quote: string | undefined): string;
  ifSo(claim: string, name: string, isTrue: boolean, quote: string | undefined): string;
  readonly notesFit: string;
  readonly notesClash: string;
  pencilled(claim: string): string;
  pencilledAs(isTrue: boolean, quote: string, name: string): string;
  readonly tooMuch: string;
  /** Why a puzzle is not solved. */
  saysOtherwise(claim: string): string;
  nothingProves(names: readonly string[]): string;
}
