// What a language says with the templates: a plain sentence, and sixteen ways of telling it as a story.

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
  /** As many for each template as there are in English, all of them different sentences. */
  stories(template: TemplateId, params: WhoParams, at: WhoSetting): readonly (() => string)[];
}

/** What templates are called where they can be switched off. */
export type WhoLabels = Readonly<Record<TemplateId, string>>;
