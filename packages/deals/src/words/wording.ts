// What a language says of a table wherever it is shown: cards, holders, claims and their reasons, habits, refusals. Cards and
// players come as texts that the same wording made ("the Rope", "you"). A clause has neither a capital nor a stop; the rest has both.

import type { Tendency } from "../advice/habits.ts";
import type { RuleId } from "../rules/rule-names.ts";
import type { CardKind, Deck, PlayingCard } from "../table/deck.ts";
import type { TableErrorCode } from "../table/error.ts";
import type { ProofWording } from "./proof-wording.ts";

/** What a language says of a table: names, claims, rules, proofs. */
export interface TableWording extends NameWording, ClaimWording {
  readonly proof: ProofWording;
  readonly habits: HabitWording;
  readonly patterns: PatternWording;
  /** What is wrong with a table; `message` says it in English. */
  refused(error: TableRefusal): string;
}

/** Why an entry, a setup or a file was refused. */
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
  /** Clauses. */
  holding(owner: string, card: string): string;
  lacking(owner: string, card: string): string;
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
}

interface HabitWording {
  asksOwn(tendency: Tendency): string;
  showsKinds(kinds: readonly { readonly kind: CardKind; readonly tendency: Tendency }[]): string;
  showsAgain(tendency: Tendency): string;
  neverFirst(cards: readonly string[]): string;
}

/** What stands out in this game. */
interface PatternWording {
  asksAgain(
    holder: Holder,
    card: string,
    asked: { readonly times: number; readonly suggestions: number; readonly mayHold: boolean },
  ): string;
  asksOwn(holder: Holder, cards: readonly string[], times: number, suggestions: number): string;
  showsSame(holder: Holder, card: string, times: number): string;
  showsKind(holder: Holder, kind: CardKind, times: number): string;
}
