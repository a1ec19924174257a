// What a player may do, and what the engine answers.

import type { SupposedClash, SupposedFact } from "./clash.ts";
import type { Hint, HintLevel } from "./hint.ts";
import type { Why } from "./why.ts";

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

export const isQuestion = (move: Move): move is Question =>
  move.kind === "hint" || move.kind === "why" || move.kind === "clash";

export type Outcome =
  | { readonly kind: "accepted"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "refused"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "locked"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "known"; readonly person: number }
  /** The accusation is proved, and everyone is revealed. */
  | { readonly kind: "convicted"; readonly people: readonly number[] }
  /** The accusation is wrong or unproved; which of the two, or in whom, is not told. */
  | { readonly kind: "dismissed"; readonly people: readonly number[] }
  /** The same accusation was dismissed, and nobody has been revealed since. */
  | { readonly kind: "dismissed-already"; readonly people: readonly number[] }
  | { readonly kind: "hint"; readonly hint: Hint }
  | { readonly kind: "why"; readonly why: Why }
  | { readonly kind: "clash"; readonly clash: SupposedClash }
  /** The answer would take more searching than any puzzle that passes the audit. */
  | { readonly kind: "too-much"; readonly text: string };
