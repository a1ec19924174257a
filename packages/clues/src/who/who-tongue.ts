// The templates of who in any language, plainly and as stories.

import type { ClueTongue } from "../tongue.ts";
import type { WhoClue } from "./mechanic.ts";
import { openingIndex } from "./openings.ts";
import type { TemplateId } from "./templates.ts";
import { voiceIndex } from "./who.ts";
import type { WhoWording } from "./words/wording.ts";

/** `roles` are what villagers and werewolves are called. */
export function makeWhoTongue(
  words: WhoWording,
  roles: readonly [string, string],
): ClueTongue<WhoClue> & Required<Pick<ClueTongue<WhoClue>, "tellClue">> {
  return {
    sayClue: ({ template, params }, at) => words.sentences[template as TemplateId](params, { ...at, roles }),
    tellClue(clue, at) {
      const voices = words.voices[clue.template as TemplateId];
      const clause = voices[voiceIndex(clue, at.speaker) % voices.length]?.(clue.params, { ...at, roles }) ?? "";
      return words.story(words.openings[openingIndex(at) % words.openings.length] ?? "", clause);
    },
  };
}
