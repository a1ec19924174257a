// What a language says of a proof by supposition. Clauses come and go without a capital and a stop.

import type { ProofRule } from "../rules/proof.ts";
import type { CardKind } from "../table/deck.ts";
import type { Holder } from "./wording.ts";

/** What the sentence for a step is made of. */
export interface StepParts {
  /** What the step claims. */
  readonly claim: string;
  /** Whom the claims are about (the first of them first), and the cards, without repetitions. */
  readonly holder: Holder;
  readonly holders: readonly Holder[];
  readonly cards: readonly string[];
  /** What was shown one of. */
  readonly shown: readonly string[];
}

/** Somebody's hand, or one of the three cards of the envelope. */
export type SaidPlace = { readonly holder: Holder } | { readonly kind: CardKind };

export interface MisfitParts {
  readonly places: readonly SaidPlace[];
  readonly cards: readonly string[];
  readonly held: readonly string[];
  readonly count: number;
}

export interface ProofWording {
  /** Clauses: what an owner has or lacks. */
  has(holder: Holder, cards: readonly string[], holds: boolean): string;
  inside(cards: readonly string[], holds: boolean): string;
  both(clauses: readonly string[]): string;
  /** Sentences. */
  suppose(clause: string): string;
  supposeAlso(clause: string): string;
  /** Clauses again. */
  readonly steps: Readonly<Record<ProofRule, (parts: StepParts) => string>>;
  opposed(claim: string): string;
  link(holder: Holder, shown: readonly string[]): string;
  /** Too little room for so many shows: no card is in all of them, or no two share one. */
  links(holder: Holder, room: number, entries: readonly number[]): string;
  accusation(cards: readonly string[]): string;
  crowded(parts: MisfitParts): string;
  short(parts: MisfitParts): string;
  /** Sentences: a line that follows, one that contradicts, both with the numbers of entries; and what is concluded. */
  thus(clause: string, entries: readonly number[]): string;
  but(clause: string, entries: readonly number[]): string;
  so(clause: string): string;
}
