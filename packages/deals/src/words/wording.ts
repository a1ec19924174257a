// What a language says of a table: claims and their reasons, answers, advice, refusals. Cards and players come as texts that the
// same wording made ("the Rope", "you"), chances from 0 to 1. What is a clause has neither a capital nor a stop; the rest has both.

import type { Tendency } from "../advice/habits.ts";
import type { Question } from "../answers/question.ts";
import type { RuleId } from "../rules/rule-names.ts";
import type { CardKind, Deck, PlayingCard } from "../table/deck.ts";
import type { TableErrorCode } from "../table/error.ts";
import type { Setup } from "../table/setup.ts";

export interface TableWording
  extends NameWording,
    ClaimWording,
    CardAnswerWording,
    MoveAnswerWording,
    PlayerAnswerWording,
    BriefingWording,
    ReferenceWording {
  /** What is wrong with a table; `message` says it in English. */
  refused(error: TableRefusal): string;
  /** What a question was taken for. */
  restate(question: Question, say: Saying): string;
  examples(names: ExampleNames): string;
  /** A name that may be a card or a player. */
  unclear(name: string): string;
}

/** A language, and how questions are read in it. */
export interface TableTongue {
  readonly words: TableWording;
  parseQuestion(text: string, setup: Setup): Question | undefined;
}

export interface TableRefusal {
  readonly code: TableErrorCode;
  readonly about: readonly string[];
  readonly message: string;
}

/** Somebody who holds cards, as it is said, and whether that is the reader. */
export interface Holder {
  readonly said: string;
  readonly isYou: boolean;
}

/** What is said of ids. */
export interface Saying {
  card(id: string): string;
  cards(ids: readonly string[]): string[];
  holder(owner: string): Holder;
  /** A clause. */
  holding(owner: string, card: string): string;
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

interface NameWording {
  deckName(deck: Deck): string;
  /** As a card is labelled: "Rope". */
  cardName(deck: Deck, card: PlayingCard): string;
  /** As a sentence names it: "the Rope". */
  card(name: string, kind: CardKind): string;
  readonly envelope: string;
  readonly table: string;
  readonly you: string;
  /** "nothing" where there is none. */
  and(names: readonly string[]): string;
  or(names: readonly string[]): string;
  sentence(clause: string): string;
  /** Sentences one after the other. */
  paragraph(sentences: readonly string[]): string;
}

/** What the sentence for a rule is made of. */
export interface ReasonParts {
  readonly holder: Holder;
  /** The card that is claimed about. */
  readonly card: string;
  readonly holds: boolean;
  readonly isEither: boolean;
  /** What was shown one of. */
  readonly shown: readonly string[];
  readonly ruledOut: readonly string[];
  /** Those who cannot have it. */
  readonly others: readonly string[];
  /** The first premise, as a clause. */
  readonly premise: string | undefined;
}

interface ClaimWording {
  /** Clauses. */
  holds(holder: Holder, card: string, holds: boolean): string;
  inEnvelope(card: string, holds: boolean): string;
  holdsOneOf(holder: Holder, cards: readonly string[]): string;
  showedOneOf(holder: Holder, cards: readonly string[]): string;
  readonly reasons: Readonly<Record<RuleId, (parts: ReasonParts) => string>>;
  /** The reason with the numbers of the entries that prove it. */
  reason(clause: string, entries: readonly number[]): string;
  /** "entries 1 and 4". */
  entries(numbers: readonly number[]): string;
  readonly ruleNames: Readonly<Record<RuleId, string>>;
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
  besides(cards: readonly CardChance[]): string;
  byRule(rule: RuleId): string;
  kindProved(kind: CardKind, card: string): string;
  kindOpen(kind: CardKind, cards: readonly CardChance[]): string;
  envelopeProved(cards: readonly string[]): string;
  likeliestEnvelopes(envelopes: readonly { readonly cards: readonly string[]; readonly chance: number }[]): string;
  kindsOpen(kinds: readonly { readonly kind: CardKind; readonly count: number }[]): string;
  /** Undefined: too many to count. */
  deals(deals: number | undefined, envelopes: number): string;
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
  asked(by: string, cards: readonly string[]): string;
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
    readonly fewest: number;
    readonly solved: number;
  }): string;
  accuseNow(cards: readonly string[]): string;
  verdict(verdict: "accuse" | "wait"): string;
  accuseOdds(cards: readonly string[], now: number, afterAsking: number): string;
  risk(risk: number): string;
  readonly habits: HabitWording;
}

interface HabitWording {
  asksOwn(tendency: Tendency): string;
  showsKinds(kinds: readonly { readonly kind: CardKind; readonly tendency: Tendency }[]): string;
  showsAgain(tendency: Tendency): string;
  neverFirst(cards: readonly string[]): string;
}

/** Parts of a sentence that a language model writes around them. */
interface ReferenceWording {
  cellChance(clause: string, chance: number, isEstimate: boolean): string;
  /** `then` is absent where it cannot be. */
  ifSo(clause: string, isSo: boolean, then: string | undefined): string;
  envelopeChance(cards: readonly string[], chance: number): string;
  possibleEnvelopes(count: number): string;
  worth(cards: readonly string[], leaves: number, nobody: number): string;
  accusing(cards: readonly string[], now: number, afterAsking: number): string;
  habit(player: string, said: string | undefined): string;
}
