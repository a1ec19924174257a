// What a language says with the 27 templates: a plain sentence, and at least three ways of telling it, each a clause that an
// opening can stand before.

import type { NamedSetting } from "../../tongue.ts";
import type { WhoParams } from "../template.ts";

export type TemplateId =
  | "row-count"
  | "column-count"
  | "above-row"
  | "below-row"
  | "left-of-column"
  | "right-of-column"
  | "above"
  | "below"
  | "left-of"
  | "right-of"
  | "between"
  | "neighbor-count"
  | "same-neighbors"
  | "more-neighbors"
  | "fewer-neighbors"
  | "one-of-neighbors"
  | "left-of-neighboring"
  | "right-of-neighboring"
  | "above-neighboring"
  | "below-neighboring"
  | "neighbors-neighboring"
  | "connected-in-row"
  | "connected-in-column"
  | "is-villager"
  | "is-werewolf"
  | "before-alphabetically"
  | "after-alphabetically";

/** Who speaks and where, and what the villagers and the werewolves are called. */
export interface WhoSetting extends NamedSetting {
  readonly roles: readonly [villager: string, werewolf: string];
}

type SayTemplate = (params: WhoParams, at: WhoSetting) => string;

export interface WhoWording {
  readonly sentences: Readonly<Record<TemplateId, SayTemplate>>;
  readonly voices: Readonly<Record<TemplateId, readonly SayTemplate[]>>;
  /** How stories begin: as many as there are in English, none twice. */
  readonly openings: readonly string[];
  /** An opening and a clause. */
  story(opening: string, clause: string): string;
}
