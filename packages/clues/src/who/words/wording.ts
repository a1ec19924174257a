// What a language says with the templates: a plain sentence, and at least three ways of telling it, each a clause that an
// opening can stand before.

import type { NamedSetting } from "../../tongue.ts";
import type { WhoParams } from "../template.ts";
import type { TemplateId } from "../templates.ts";

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

/** What templates are called where they can be switched off. */
export type WhoLabels = Readonly<Record<TemplateId, string>>;
