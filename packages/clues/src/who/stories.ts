// The stories of the who dialect in English. They are many, so whoever tells none need not load them.

import type { Setting } from "../form.ts";
import type { WhoClue } from "./mechanic.ts";
import { DEFAULT_ROLES, type Roles } from "./roles.ts";
import { storyWay } from "./story-way.ts";
import { makeVoice } from "./voice.ts";
import { makeWho, type TellStory, templateFor } from "./who.ts";
import { storiesInEnglish } from "./words/telling-en.ts";

/** Every way of telling the clue. */
export const storiesOf = ({ template, params }: WhoClue, roles: Roles, at: Setting): string[] =>
  storiesInEnglish(templateFor(template).id, params, makeVoice(roles, at)).map((tell) => tell());

/** Tells a clue as its speaker does. */
export const tellWhoStory: TellStory = ({ template, params }, roles, at) =>
  storiesInEnglish(templateFor(template).id, params, makeVoice(roles, at))[storyWay(at)]?.() ?? "";

/** The dialect of Clues of Who, with its usual roles and its stories. */
export const who = makeWho(DEFAULT_ROLES, tellWhoStory);
