// What a player may do, and what the engine answers.

import type { Hint, HintLevel } from "./hint.ts";
import type { Why } from "./why.ts";

export type Move =
  | { readonly kind: "verdict"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "hint"; readonly level: HintLevel }
  | { readonly kind: "why"; readonly person: number; readonly identity: boolean };

export type Outcome =
  | { readonly kind: "accepted"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "refused"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "locked"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "known"; readonly person: number }
  | { readonly kind: "hint"; readonly hint: Hint }
  | { readonly kind: "why"; readonly why: Why }
  /** The answer would take more searching than any puzzle that passes the audit. */
  | { readonly kind: "too-much"; readonly text: string };
