// What a language says of puzzles, configurations and clues that are not as they should be. English stands where they are found.

import type { CodeFlaw } from "@demonstrandum/engine";

/** Of what all audits look for: `name` and `said` are the person's whom it is about, or empty. Whole sentences. */
export type DefectWording = Readonly<Record<DefectKind, (name: string, said: string) => string>>;

type DefectKind =
  | "absurd clue"
  | "ambiguous"
  | "cast"
  | "chain"
  | "config"
  | "contradiction"
  | "cost"
  | "counts"
  | "dialect"
  | "disabled clue"
  | "empty clue"
  | "false axiom"
  | "false clue"
  | "format"
  | "game"
  | "identity"
  | "idle atom"
  | "idle statement"
  | "ill-formed clue"
  | "label"
  | "place"
  | "relations"
  | "repeated clue"
  | "self-reference"
  | "start"
  | "stuck"
  | "testimony"
  | "text"
  | "too much"
  | "wolves";

/** Why a try at a puzzle failed, apart from defects: a clause each. */
export type RejectionWording = Readonly<Record<Rejection, string>>;

type Rejection =
  | "no start"
  | "the start led nowhere"
  | "the words led nowhere"
  | "somebody had nothing to say"
  | "nothing left to say"
  | "the profile was not reached"
  | "not the level"
  | "too few relations"
  | "more than one solution"
  | "other solver";

export type CodeWording = Readonly<Record<CodeFlaw, string>>;
