// The templates of who in any language, plainly and as stories.

import type { ClueTongue, NamedSetting } from "../tongue.ts";
import type { WhoClue } from "./mechanic.ts";
import { storyWay } from "./story-way.ts";
import type { TemplateId } from "./templates.ts";
import type { WhoWording } from "./words/wording.ts";

/** `roles` are what villagers and werewolves are called. */
export const makeWhoTongue = (words: WhoWording, roles: readonly [string, string]): WhoTongue => ({
  sayClue: ({ template, params }, at) => words.sentences[template as TemplateId](params, { ...at, roles }),
  tellClue: ({ template, params }, at) =>
    words.stories(template as TemplateId, params, { ...at, roles })[storyWay(at)]?.() ?? "",
  storiesOf: ({ template, params }, at) =>
    words.stories(template as TemplateId, params, { ...at, roles }).map((tell) => tell()),
});

export interface WhoTongue extends Required<ClueTongue<WhoClue>> {
  /** Every way of telling the clue. */
  storiesOf(clue: WhoClue, at: NamedSetting): readonly string[];
}
