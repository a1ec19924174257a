// What a proof says, as plain data: sentences made of clauses, clauses that speak of people by number, by name or by what they
// have in common. No text stands here: a language puts it into words (`words/`), one function for each kind.

/**
 * Who of a group is meant: all, those of whom nothing has been told in the sentence, those of whom nothing was known before, or
 * whoever of these has not been told of.
 */
export type GroupShare = "all" | "other" | "unknown" | "otherUnknown";

/** A part of the board by the keys of its groups: one, what two share, one without the other, or one without a few people. */
export type GroupPlace =
  | { readonly kind: "one"; readonly in: string }
  | { readonly kind: "both"; readonly in: string; readonly and: string }
  | { readonly kind: "without"; readonly in: string; readonly not: string }
  | { readonly kind: "besides"; readonly in: string; readonly people: readonly number[] };

/** How many there are at least, at most, or, if both are the same, exactly. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** A number of some people: within one of the bounds, among those named, or among all that the clue counts. */
export interface SumTally {
  readonly bounds: readonly Bounds[];
  readonly among?: People;
  /** They are one person. */
  readonly isOne?: boolean;
}

/** How the one side compares with the other. */
export type SideLead = "more" | "no more" | "fewer" | "no fewer" | "not as many";

/** What a sentence of somebody's is: the one with this number, or all they say where there is no number. */
export interface Quote {
  readonly speaker: number;
  readonly at?: number;
}

/** What quoted words count; `isNumber` if they do nothing but say how many, so that their kind is in mind after them. */
export interface QuotedKind {
  readonly kind: boolean;
  readonly isNumber: boolean;
}

/** A quotation and, if it takes one, the reason that follows. */
export interface QuoteWithReason extends Quote {
  readonly reason?: Clause;
}

/** What would be if the speaker were of one kind: it follows, or it cannot be. */
export interface Case {
  readonly identity: boolean;
  readonly isBroken: boolean;
  /** It cannot be whatever the speaker says: the reason is what is known, and clashes. */
  readonly isByKnown?: true;
  readonly reason: Clause;
}

/** People of one kind who are known: those who were found in this proof are named, and the others are a number and a light. */
export interface KnownPeople {
  readonly identity: boolean;
  readonly named: readonly number[];
  readonly lit: readonly number[];
}

/** Ways to refer to people. */
export interface PeopleParts {
  /** "Li Mu and Wang Hua". */
  names: { readonly people: readonly number[] };
  /** "Li Mu and six others". */
  nameAndOthers: { readonly person: number; readonly others: number };
  /** "the four in row 2", "the other four in row 2", "the four still unknown in row 2". */
  group: {
    readonly place: GroupPlace;
    readonly size: number;
    readonly share: GroupShare;
    /** Of the speaker's neighbors it need not be said whose they are. */
    readonly isOwn?: true;
  };
  /** Known people by their number alone, who are lit on the board, after those whom the proof has just found. */
  lit: { readonly named: readonly number[]; readonly people: readonly number[] };
  /** "both Li Mu and Wang Hua", "all of …". */
  everyOneOf: { readonly people: People; readonly size: number };
  /** The last so many of whom the proof told a number: "those five". */
  those: { readonly people: readonly number[] };
  /** Who was spoken of last: "these three", "both", "all three". */
  these: { readonly size: number };
  allOfThese: { readonly size: number };
  /** A side of a comparison by its group; `isApart` without whom both sides count, `isRest` without those who are claimed. */
  side: { readonly in: string; readonly against: string; readonly isApart: boolean; readonly isRest: boolean };
}

/** `numbers` are all that is allowed, fewest first, of `size` people; `identity` is the kind that is counted. */
export interface ClauseParts {
  /** "Li Mu is an elf", "both are elves". */
  are: { readonly people: People; readonly size: number; readonly identity: boolean };
  /** "two elves and one dwarf are known", "Li Mu and two others are elves". */
  known: KnownParts;
  /** "two of these three are elves". */
  countAre: Numbers & { readonly people: People };
  /** All others whom the clue counts, of whom only some are named: "the other seven, Li Mu among them, are elves". */
  othersAre: { readonly size: number; readonly named: readonly number[]; readonly identity: boolean };
  /** One after the other, as one clause. */
  clauses: { readonly of: readonly Clause[] };
  so: { readonly reason?: Clause; readonly end: Clause };
  /** What is known, and what it adds up to. */
  because: { readonly grounds: Clause; readonly sum: Clause };
  cannotBe: object;
  doesNotFit: { readonly reason: Clause };
  /** One after the other, each by itself. */
  apart: { readonly of: readonly Clause[] };
  /** Said before what comes of it. */
  before: { readonly clause: Clause; readonly isClose: boolean; readonly next: Clause };
  given: { readonly grounds: Clause; readonly next: Clause };
  /** What is known by which the words come to what is told next. */
  first: { readonly grounds: Clause; readonly next: Clause };
  /** What is known, before what else is so. */
  andAlso: { readonly grounds: Clause; readonly next: Clause };
  /** Of a clue that says several things, the one that is used; `isSizeless` if it matters to nobody among how many people. */
  here: { readonly clause: Clause; readonly isSizeless?: true };
  /** All of these are of the kind that the clue counts. */
  takes: { readonly people: People; readonly size: number; readonly identity: boolean };
  /** Of all whom the clue counts; `isBeside` of the others than those of whom it says by name what they are. */
  leaves: Numbers & { readonly isBeside?: true };
  leavesFor: Numbers & { readonly people: People };
  leavesNone: { readonly identity: boolean; readonly people: People; readonly size: number };
  /** "Li Mu and Wang Hua are those two", or "are two already". */
  areThose: { readonly people: People; readonly number: number; readonly isExact: boolean };
  areTheOnes: { readonly people: People; readonly number: number; readonly identity: boolean };
  /** Of people of whom nothing is known no more than all can be of a kind. */
  makeAtMost: { readonly people: People; readonly size: number; readonly identity: boolean };
  /** `isRestHeld` if the rest of the clue is needed for that. */
  makes: { readonly tallies: readonly SumTally[]; readonly identity: boolean; readonly isRestHeld?: true };
  /** Only so many others can be of the kind that the clue counts. */
  onlyOthers: { readonly bounds: readonly Bounds[]; readonly identity: boolean };
  /** That is all of the kind that the clue takes. */
  makesAll: { readonly number: number; readonly identity: boolean };
  /** Of those of the kind that the clue takes only one was left: one of these, who is so the last of `number`. */
  lastIs: Numbers & { readonly people: People; readonly number: number };
  /** What there is, or can be, and what the clue takes. */
  makesAndTakes: Numbers & {
    readonly tallies: readonly SumTally[];
    /** There just can be so many; otherwise there cannot. */
    readonly isTight: boolean;
  };
  /** "…, or else there would be at least 4 elves"; `isRestHeld` if the rest of the clue is needed for that. */
  orElse: {
    readonly claims: Clause;
    readonly tallies: readonly SumTally[];
    readonly identity: boolean;
    readonly isRestHeld: boolean;
  };
  /** "…, or there would be no more elves in row 1 than in row 2". */
  orElseLead: {
    readonly claims: Clause;
    readonly lead: SideLead;
    readonly sides: readonly [People, People];
    readonly identity: boolean;
  };
  /** What a clue demands of people, and what they are instead. */
  butAre: { readonly demand: Clause; readonly grounds: Clause };
  /** More of the kind are known than the clue takes. */
  tooMany: { readonly grounds: Clause; readonly most: number };
  counts: { readonly people: People };
  countsOnly: { readonly people: People };
  groupIs: { readonly group: People; readonly size: number; readonly people: People };
  areAmong: { readonly people: People; readonly number: number; readonly group: People };
  comesDownTo: { readonly sides: readonly People[]; readonly identity: boolean };
  nothingConnects: { readonly people: People };
  /** Whoever of these is which, those of the kind are not connected. */
  neverConnected: { readonly grounds: Clause; readonly identity: boolean };
  nothingConnectsWith: { readonly people: People; readonly others: People };
  connectedOnlyThrough: { readonly people: People; readonly size: number; readonly through: People };
  thatIs: { readonly people: People };
}

interface KnownParts {
  readonly groups: readonly KnownPeople[];
  /** Who of the counted is known besides, and need not be told: what follows is told of all who are not. */
  readonly seen?: { readonly identity: boolean; readonly people: readonly number[] };
}

interface Numbers {
  readonly numbers: readonly number[];
  readonly size: number;
  readonly identity: boolean;
}

/** Why the speaker can only be of one kind. */
export interface VerdictParts {
  saysFalse: Quote;
  saysTrue: { readonly quotes: readonly Quote[]; readonly speaker: number };
  /** All of it is false. */
  saysNothingTrue: { readonly quotes: readonly Quote[]; readonly speaker: number };
  cannotAllBeTrue: { readonly quotes: readonly Quote[]; readonly speaker: number };
  /** They would be true, or could not be, if the speaker were of this kind. */
  wouldBeTrue: {
    readonly quotes: readonly Quote[];
    readonly would: boolean;
    readonly speaker: number;
    readonly identity: boolean;
  };
  /** They would be all true or all false if the speaker were of this kind. */
  wouldBeAlike: { readonly quotes: readonly Quote[]; readonly speaker: number; readonly identity: boolean };
}

/** Whole sentences. `since` is what is known before. */
export interface SentenceParts {
  suppose: { readonly claim: Clause };
  therefore: { readonly claim: Clause };
  /** The clue in its speaker's words, which count this kind, if they count one. */
  quote: {
    readonly speaker: number;
    readonly counts?: QuotedKind;
    readonly reason?: Clause;
    readonly isBut: boolean;
  };
  byClue: { readonly speaker: number; readonly reason: Clause; readonly isBut: boolean };
  byRules: { readonly reason: Clause; readonly isBut: boolean };
  /** What has been shown is enough without a clue. */
  byKnown: { readonly reason: Clause };
  /** What has been shown cannot all be. */
  clash: { readonly grounds: Clause };
  sentences: { readonly of: readonly Sentence[] };
  heardVerdict: { readonly since?: Clause; readonly verdict: Verdict; readonly claim: Clause };
  heardFromEither: Heard & { readonly claim: Clause };
  heardFromNeither: Heard;
  /** A known speaker, what they said and what comes of it. */
  heardCount: { readonly speaker: number; readonly isLie: boolean; readonly said: readonly QuoteWithReason[] };
  /** A quotation with the sum by which it is true, or false. */
  foundJudged: { readonly why: QuoteWithReason; readonly isTrue: boolean; readonly claim: Clause };
  judgedOtherwise: { readonly why: QuoteWithReason; readonly isTrue: boolean; readonly identity: boolean };
  heardCases: { readonly speaker: number; readonly cases: readonly Case[]; readonly claim?: Clause };
  neitherCase: { readonly speaker: number; readonly cases: readonly Case[] };
  /** What follows once the speaker is known. */
  andThen: { readonly reason: Clause };
  /** Several sentences with the reasons by which they are all true, or not. */
  foundAllJudged: AllJudged & { readonly claim: Clause };
  allOtherwise: AllJudged & { readonly identity: boolean };
  /** If the speaker is of one kind they should all be true, or not. */
  failsIf: AllJudged & { readonly identity: boolean; readonly claim: Clause };
  /** Which sentence is false, with its reason. */
  heardFalseCount: { readonly speaker: number; readonly since?: Clause; readonly said: QuoteWithReason };
  heardTruth: Heard & { readonly claim: Clause };
  heardLie: Heard & { readonly claim: Clause };
  heardFalsehood: Heard & { readonly claim: Clause };
  /** Which sentence is true, with its reason; which may be; or that some are true and some are false. */
  heardTrueCount: { readonly speaker: number; readonly since?: Clause; readonly said: QuoteWithReason };
  heardSomeTruth: Heard & { readonly claim: Clause };
  heardMixture: Heard & { readonly claim: Clause };
  contradiction: {
    readonly since?: Clause;
    readonly verdict: Verdict;
    readonly speaker: number;
    readonly identity: boolean;
  };
  /** Stands in the place of a proof that is too long to write down: nobody found a world in which this is so. */
  unproved: { readonly claim: Clause; readonly speakers: readonly number[] };
}

interface Heard {
  readonly since?: Clause;
  readonly speaker: number;
  readonly quotes: readonly Quote[];
}

interface AllJudged {
  readonly speaker: number;
  readonly told: readonly QuoteWithReason[];
  readonly areTrue: boolean;
}

/** One node of each kind. */
export type OneOf<Parts> = { [Kind in keyof Parts]: { readonly kind: Kind } & Parts[Kind] }[keyof Parts];

export type People = OneOf<PeopleParts>;
export type Clause = OneOf<ClauseParts>;
export type Verdict = OneOf<VerdictParts>;
export type Sentence = OneOf<SentenceParts>;

export const byName = (people: readonly number[]): People => ({ kind: "names", people });

/** "Li Mu is an elf", "Li Mu and Wang Hua are elves". */
export const areAll = (people: readonly number[], identity: boolean): Clause => ({
  kind: "are",
  people: byName(people),
  size: people.length,
  identity,
});

/** Nothing for no clause, the clause itself for one. */
export const joinClauses = (kind: "clauses" | "apart", of: readonly Clause[]): Clause | undefined =>
  of.length > 1 ? { kind, of } : of[0];

/** What is known, what it adds up to, or both. */
export const because = (grounds: Clause | undefined, sum: Clause | undefined): Clause | undefined =>
  grounds && sum ? { kind: "because", grounds, sum } : (grounds ?? sum);

export type So = Extract<Clause, { readonly kind: "so" }>;

export const so = (reason: Clause | undefined, end: Clause): So =>
  reason ? { kind: "so", reason, end } : { kind: "so", end };

/** Who they are, right after it was told how many there are: "two of these three are elves, Li Mu and Wang Hua, so …". */
export interface Namely {
  readonly people: People;
  readonly end: Clause;
}

export function namelyIn(next: Clause): Namely | undefined {
  if (next.kind !== "so" || next.reason?.kind !== "areThose" || !next.reason.isExact) return undefined;
  const { people } = next.reason;
  const areNamed = people.kind === "names" || (people.kind === "lit" && people.named.length > 0);
  return areNamed ? { people, end: next.end } : undefined;
}

/** The clause after what is said before it, if anything is. */
export const after = (clause: Clause | undefined, next: Clause, isClose = false): Clause =>
  clause ? { kind: "before", clause, isClose, next } : next;

/** Answers to a player: whole sentences. `people` and `speakers` are in the order in which they are named. */
export interface AnswerParts {
  nothingLeft: object;
  /** Where to look: around this person. */
  lookAt: { readonly person: number };
  /** Whose clues say something new; nobody's, where what is known does. */
  saysNew: { readonly speakers: readonly number[] };
  follows: { readonly people: readonly number[] };
  verdicts: { readonly claims: Clause };
  verdictsBecause: { readonly claims: Clause };
  /** There is a world in which this person is of this kind. */
  otherwise: { readonly person: number; readonly identity: boolean };
  /** What becomes of this supposition follows. */
  refuted: { readonly person: number; readonly identity: boolean };
  /** Whose clues to read again; nobody's, where what is known is enough. `isProved` where the verdict was right after all. */
  readAgain: { readonly speakers: readonly number[]; readonly isProved: boolean };
  /** What somebody says: one sentence, or something where it is not one. */
  says: { readonly speaker: number; readonly at?: number };
  ifSo: { readonly speaker: number; readonly identity: boolean; readonly isTrue: boolean; readonly at?: number };
  notesFit: object;
  notesClash: object;
  pencilled: { readonly claim: Clause };
  pencilledAs: { readonly speaker: number; readonly at: number; readonly isTrue: boolean };
  tooMuch: object;
  /** Why a puzzle is not solved. */
  saysOtherwise: { readonly claim: Clause };
  nothingProves: { readonly people: readonly number[] };
}

export type Answer = OneOf<AnswerParts>;
