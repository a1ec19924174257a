// What is said around what is known, and how it went.
import type { CardKind, DeductionType } from "@demonstrandum/deals";

export interface IntelligenceWording {
  readonly envelope: string;
  provedOf(proved: number): string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly proved: string;
  left(count: number, percent: string | undefined): string;
  readonly likeliest: string;
  readonly figures: string;
  readonly ways: string;
  readonly tooMany: string;
  readonly envelopes: string;
  readonly placed: string;
  readonly certain: string;
  of(some: number, all: number): string;
  readonly entries: string;
  readonly linksOpen: string;
  readonly sampled: string;
  readonly onlyRules: string;
  readonly links: string;
  readonly linksNote: string;
  readonly noLinks: string;
  link(player: string, cards: readonly { readonly card: string; readonly percent: string }[]): string;
  readonly leads: string;
  lead(player: string, card: string, percent: string): string;
  leadLinks(count: number): string;
  readonly deductions: string;
  readonly which: string;
  readonly notable: string;
  all(count: number): string;
  readonly types: Readonly<Record<DeductionType, string>>;
  typeCount(name: string, count: number): string;
  readonly nothing: string;
  more(count: number): string;
  readonly habits: string;
  readonly habitsNote: string;
  habitsFrom(games: number): string;
  readonly useHabits: string;
  readonly review: string;
  /** Null: somebody. */
  named(by: { readonly name: string; readonly isMe: boolean } | null, cards: readonly string[]): string;
  readonly lookingBack: string;
  /** Undefined: from the start. */
  certainFrom(card: string, entry: number | undefined): string;
  readonly notAllProved: string;
  toldMost(entry: number, told: string): string;
  couldName(player: string, percent: string): string;
  mayHaveHad(player: string, envelopes: number): string;
  youMade(suggestions: number): string;
}
