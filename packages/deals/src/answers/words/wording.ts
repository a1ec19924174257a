// What a language says in answer to questions and as advice. Chances go from 0 to 1.

import type { NumberedRule } from "../../rules/rule-names.ts";
import type { CardKind } from "../../table/deck.ts";
import type { Setup } from "../../table/setup.ts";
import type { Holder, Saying, TableWording } from "../../words/wording.ts";
import type { Question, QuestionReading, RankedBy } from "../question.ts";
import type { TypedSuggestion } from "../typed-suggestion.ts";

/** What a language says in answers at the table. */
export interface AdviceWording
  extends TableWording,
    CardAnswerWording,
    MoveAnswerWording,
    PlayerAnswerWording,
    LogAnswerWording,
    BriefingWording {
  /** What a question was taken for. */
  restate(question: Question, say: Saying): string;
  /** Before what was learned in earlier games. */
  readonly fromEarlierGames: string;
  nothingStandsOut(holder: Holder, suggestions: number): string;
  /** What is said above somebody's habits. */
  habitsAreGuesses(holder: Holder): string;
  examples(names: ExampleNames): string;
  /** Said instead of an answer; `taken` is what it may have asked. */
  unsure(taken: string | undefined): string;
  /** A name that may be a card or a player. */
  unclear(name: string): string;
}

/** A language, and how questions are read in it. */
export interface TableTongue {
  readonly words: AdviceWording;
  readQuestion(text: string, setup: Setup): QuestionReading;
  /** A suggestion in one line. */
  readLine(text: string, setup: Setup): TypedSuggestion;
}

export interface CardChance {
  readonly card: string;
  /** Absent where chances are not known. */
  readonly chance?: number;
}

interface ExampleNames {
  readonly other: string;
  readonly suspect: string;
  readonly weapon: string;
  readonly room: string;
}

interface CardAnswerWording {
  readonly tooMuch: string;
  readonly isCertain: string;
  readonly isNotCertain: string;
  owners(card: string, owners: readonly { readonly holder: string; readonly chance: number }[]): string;
  nobodyLacks(card: string): string;
  lack(card: string, holders: readonly string[]): string;
  no(clause: string): string;
  yes(clause: string): string;
  perhaps(clause: string, chance: number): string;
  cells(
    cells: readonly { readonly card: string; readonly held: boolean | undefined; readonly chance: number }[],
  ): string;
  hand(holder: Holder, cards: readonly string[]): string;
  /** Cards that somebody certainly does not have. */
  without(holder: Holder, cards: readonly string[]): string;
  besides(cards: readonly CardChance[]): string;
  byRule(rule: NumberedRule): string;
  kindProved(kind: CardKind, card: string): string;
  kindOpen(kind: CardKind, cards: readonly CardChance[]): string;
  /** Cards of a kind that are certainly not in the envelope. */
  kindExcluded(kind: CardKind, cards: readonly string[]): string;
  envelopeProved(cards: readonly string[]): string;
  likeliestEnvelopes(envelopes: readonly { readonly cards: readonly string[]; readonly chance: number }[]): string;
  kindsOpen(kinds: readonly { readonly kind: CardKind; readonly count: number }[]): string;
  /** Undefined: too many to count. */
  deals(deals: number | undefined, envelopes: number): string;
}

/** One entry of the log, in said names. */
export type SaidEntry =
  | {
      readonly kind: "suggestion";
      readonly by: string;
      readonly cards: readonly string[];
      readonly passed: readonly string[];
      readonly shows: readonly { readonly by: string; readonly card: string | undefined }[];
    }
  | {
      readonly kind: "accusation";
      readonly by: string | undefined;
      readonly cards: readonly string[];
      readonly correct: boolean;
    }
  /** Clauses: somebody has one of some cards, or has a card or not. */
  | { readonly kind: "said"; readonly clause: string };

export interface FavoriteCard {
  readonly card: string;
  readonly count: number;
  readonly own: number | undefined;
  readonly inside: number | undefined;
}

interface LogAnswerWording {
  passedOn(holder: Holder, cards: readonly string[]): string;
  passers(card: string, holders: readonly string[]): string;
  /** That or whether somebody passed on a card. */
  passedCard(holder: Holder, card: string, entries: readonly number[]): string;
  readonly nobodyPassed: string;
  times(counted: {
    readonly what: "asked" | "passed" | "shown" | "nobody";
    readonly who: string | undefined;
    readonly to: string | undefined;
    readonly card: string | undefined;
    readonly count: number;
  }): string;
  /** Most first; `least` and `most` differ where a hand's size is not known. */
  ranked(
    what: RankedBy,
    rows: readonly { readonly who: string; readonly least: number; readonly most: number }[],
  ): string;
  /** Most first; nobody's where all are counted. Chances that a card is the asker's own, and that it is in the envelope. */
  favorites(holder: Holder | undefined, cards: readonly FavoriteCard[]): string;
  /** My cards that somebody can be sure of. */
  exposed(holder: Holder, cards: readonly string[]): string;
  exposedCard(holder: Holder, card: string, isKnown: boolean): string;
  /** Whether somebody can be sure of a clause, or who has a card where there is none. */
  aware(holder: Holder, card: string, claim: string | undefined, isKnown: boolean): string;
  unplaced(cards: readonly string[]): string;
  /** Clauses that an entry made certain; how many more there are. */
  brought(clauses: readonly string[], more: number): string;
  turnAfter(after: Holder, next: Holder): string;
  handSize(holder: Holder, min: number, max: number, known: number): string;
  holdsOfKind(holder: Holder, kind: CardKind, held: readonly string[], open: readonly CardChance[]): string;
  entry(number: number, entry: SaidEntry): string;
  noEntry(count: number): string;
  noConflict(entries: number): string;
  turn(holder: Holder): string;
  readonly turnUnknown: string;
  handKnown(holder: Holder, cards: readonly string[]): string;
  noHandKnown(holder: Holder, known: number, size: number): string;
  /** Clauses; how many more there are. */
  newFacts(clauses: readonly string[], more: number, since: number | undefined): string;
  nothingNew(since: number | undefined): string;
  /** How many turns it takes until mine, where that is known. */
  order(players: readonly string[], turns: number | undefined): string;
  readonly noneUnanswered: string;
  seenByMe(own: readonly string[], shown: readonly string[]): string;
  noneHave(players: readonly string[], cards: readonly string[]): string;
  placed(rows: readonly { readonly holder: Holder; readonly cards: readonly string[] }[], open: number): string;
  /** Nobody's where all suggestions are meant. */
  unasked(holder: Holder | undefined, cards: readonly string[]): string;
  readonly nothingHidden: string;
  taughtMost(entries: readonly { readonly number: number; readonly count: number }[]): string;
  taughtNothing(entries: readonly number[]): string;
  readonly neverAsked: string;
  rooms(
    rooms: readonly { readonly room: string; readonly cards: readonly string[]; readonly success: number }[],
  ): string;
  /** What to ask to find a card; `safe` where nobody else can show the other two. */
  findBy(card: string, cards: readonly string[], safe: boolean): string;
  accuseChance(cards: readonly string[], chance: number): string;
}

interface MoveAnswerWording {
  readonly noSuchSuggestion: string;
  suggestionPlace(cards: readonly string[], place: number, count: number): string;
  namedAfter(success: number, now: number): string;
  nobodyAnswers(chance: number): string;
  bestWouldBring(cards: readonly string[], success: number): string;
  gameOver(cards: readonly string[]): string;
  readonly youAreOut: string;
  readonly contradicts: string;
  readonly tooMuchIf: string;
  envelopesIf(then: number, now: number): string;
  likeliestIf(cards: readonly string[], chance: number): string;
  /** Clauses. */
  knownIf(clauses: readonly string[]): string;
  readonly askWhatWasAsked: string;
  readonly youHoldNone: string;
  show(card: string, asker: string, seenBefore: boolean, leaves: number): string;
  otherShows(cards: readonly { readonly card: string; readonly leaves: number }[]): string;
}

interface PlayerAnswerWording {
  readonly youKnow: string;
  seen(player: string, cards: readonly string[]): string;
  readonly nothingShown: string;
  showed(by: string, to: string, card: string): string;
  showedHidden(by: string, to: string, cards: readonly string[]): string;
  readonly nothingAsked: string;
  asked(by: string, cards: readonly string[], entry: number): string;
  askedBefore(count: number): string;
  readonly nobodyAsked: string;
  ownAsked(who: string, own: number, count: number): string;
  /** The last suggestion, and which of its cards may be their own. */
  lastAsked(who: string, cards: readonly string[], own: readonly CardChance[]): string;
}

interface BriefingWording {
  conflict(entries: readonly number[]): string;
  ask(cards: readonly string[]): string;
  after(leaves: number, success: number, now: number): string;
  answerProves(chance: number): string;
  likeliestAnswer(shows: readonly { readonly player: string; readonly card: string }[], chance: number): string;
  mostInformative(cards: readonly string[], bits: number): string;
  likeliestEnvelope(cards: readonly string[], chance: number, count: number): string;
  provedSoFar(cards: readonly string[]): string;
  dealsFit(deals: number): string;
  lead(player: string, card: string, chance: number): string;
  openLinks(count: number): string;
  closeness(close: {
    readonly player: string;
    readonly expected: number;
    readonly solved: number;
    /** Whether `solved` is counted, and not drawn. */
    readonly isExact: boolean;
  }): string;
  accuseNow(cards: readonly string[]): string;
  verdict(verdict: "accuse" | "wait"): string;
  accuseOdds(cards: readonly string[], now: number, afterAsking: number): string;
  risk(risk: number, isExact: boolean): string;
}
