// What a player may do, and what the engine answers.

import type { BareClash, SupposedFact } from "./clash.ts";
import type { BareHint, HintLevel } from "./hint.ts";
import type { BareWhy } from "./why.ts";

/** What a player can do: give a verdict, or ask for a hint, for why, or for a clash. */
export type Move =
  | { readonly kind: "verdict"; readonly person: number; readonly identity: boolean }
  /** A verdict on everyone at once: these and nobody else are of the hidden kind. */
  | { readonly kind: "accuse"; readonly people: readonly number[] }
  | { readonly kind: "hint"; readonly level: HintLevel }
  | { readonly kind: "why"; readonly person: number; readonly identity: boolean }
  /** Is there a contradiction in what the player supposes? */
  | { readonly kind: "clash"; readonly supposed: readonly SupposedFact[] };

/** A move that asks for words: finding the answer takes a proof, while what it does to a play takes none. */
export type Question = Extract<Move, { readonly kind: "hint" | "why" | "clash" }>;

/** Whether a move only asks, and reveals nobody. */
export const isQuestion = (move: Move): move is Question =>
  move.kind === "hint" || move.kind === "why" || move.kind === "clash";

/** What is the same in all words. */
export type Judgement =
  | { readonly kind: "accepted"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "refused"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "locked"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "known"; readonly person: number }
  /** The accusation is proved, and everyone is revealed. */
  | { readonly kind: "convicted"; readonly people: readonly number[] }
  /** The accusation is wrong or unproved; which of the two, or in whom, is not told. */
  | { readonly kind: "dismissed"; readonly people: readonly number[] }
  /** The same accusation was dismissed, and nobody has been revealed since. */
  | { readonly kind: "dismissed-already"; readonly people: readonly number[] };

/** What came of a move, in no language. */
export type BareOutcome =
  | Judgement
  | { readonly kind: "hint"; readonly hint: BareHint }
  | { readonly kind: "why"; readonly why: BareWhy }
  | { readonly kind: "clash"; readonly clash: BareClash }
  | TooMuchAnswer;

/** The answer would take more searching than any puzzle that passes the audit. */
export interface TooMuchAnswer {
  readonly kind: "too-much";
}
