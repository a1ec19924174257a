// Why a try at a puzzle failed: a clause for each reason and each kind of defect. English stands where it is found.

import type { VillageLabel } from "../village/config.ts";

export type RejectionWording = Readonly<Record<Rejection, string>>;

type Rejection =
  | DefectKind
  | "no start"
  | "the start led nowhere"
  | "the words led nowhere"
  | "somebody had nothing to say"
  | "somebody said the same"
  | "too few clues were spare"
  | "nothing left to say"
  | "the profile was not reached"
  | "not the level"
  | `not ${VillageLabel}${"" | " and concise"}`
  | "too few relations"
  | "more than one solution"
  | "other solver";

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
  | "limit"
  | "place"
  | "relations"
  | "repeated clue"
  | "self-reference"
  | "start"
  | "stuck"
  | "testimony"
  | "text"
  | "too much"
  | "unrevealed subject"
  | "wolves";
