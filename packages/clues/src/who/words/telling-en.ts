// Which of the ways of telling each template has in English, and with what words they are filled.

import { capitalize } from "@demonstrandum/text";
import type { RoleId } from "../roles.ts";
import type { WhoParams } from "../template.ts";
import type { TemplateId } from "../templates.ts";
import { are, exactlySo, type Voice, verb } from "../voice.ts";
import { type EnglishTell, type EnglishTold, englishWays } from "./stories-en.ts";

type Where = (params: Required<WhoParams>, voice: Voice) => string;

/** How a template is told, and where its people are. */
interface Story {
  readonly ways: readonly EnglishTell[];
  readonly where: Where;
}

const lineOf: Where = (params, voice) => voice.line(params);
const beyond = (words: string): Story => ({
  ways: englishWays.BEYOND_LINE,
  where: (params, voice) => `${words} ${voice.line(params)}`,
});
const from = (
  words: string,
  ways: readonly EnglishTell[] = englishWays.FROM_PERSON,
  key: "character" | "first" = "character",
): Story => ({
  ways,
  where: (params, voice) => `${words} ${voice.person(params[key]).object}`,
});
const nowhere = (ways: readonly EnglishTell[]): Story => ({ ways, where: () => "" });

const STORIES: Readonly<Record<TemplateId, Story>> = {
  "row-count": { ways: englishWays.IN_LINE, where: lineOf },
  "column-count": { ways: englishWays.IN_LINE, where: lineOf },
  "above-row": beyond("above"),
  "below-row": beyond("below"),
  "left-of-column": beyond("to the left of"),
  "right-of-column": beyond("to the right of"),
  above: from("above"),
  below: from("below"),
  "left-of": from("to the left of"),
  "right-of": from("to the right of"),
  between: { ways: englishWays.BETWEEN, where: ({ first, second }, voice) => `between ${voice.both(first, second)}` },
  "neighbor-count": nowhere(englishWays.AROUND),
  "same-neighbors": nowhere(englishWays.SAME),
  "more-neighbors": nowhere(englishWays.MORE),
  "fewer-neighbors": nowhere(englishWays.FEWER),
  "one-of-neighbors": nowhere(englishWays.ONE_OF),
  "left-of-neighboring": from("to the left of", englishWays.NEIGHBORING, "first"),
  "right-of-neighboring": from("to the right of", englishWays.NEIGHBORING, "first"),
  "above-neighboring": from("above", englishWays.NEIGHBORING, "first"),
  "below-neighboring": from("below", englishWays.NEIGHBORING, "first"),
  "neighbors-neighboring": nowhere(englishWays.NEIGHBORS_NEIGHBORING),
  "connected-in-row": { ways: englishWays.CONNECTED, where: lineOf },
  "connected-in-column": { ways: englishWays.CONNECTED, where: lineOf },
  "is-villager": nowhere(englishWays.IS),
  "is-werewolf": nowhere(englishWays.IS),
  "before-alphabetically": nowhere(englishWays.BEFORE),
  "after-alphabetically": nowhere(englishWays.AFTER),
};

const ROLE_OF: Readonly<Record<string, RoleId>> = { "is-villager": "villager", "is-werewolf": "werewolf" };

function toldOf(template: TemplateId, given: WhoParams, voice: Voice): EnglishTold {
  const role = given.role ?? ROLE_OF[template] ?? "villager";
  const params = { ...given, role } as Required<WhoParams>;
  const { count } = params;
  return {
    some: voice.counted(role, count),
    so: exactlySo(count),
    one: voice.one(role),
    many: voice.many(role),
    aRole: voice.aRole(role),
    areRole: voice.areRole(role, count),
    does: (word) => verb(word, count),
    are: are(count),
    there: STORIES[template].where(params, voice),
    voice,
    params,
  };
}

/** A template told in every way, each made when it is asked for. */
export function storiesInEnglish(id: TemplateId, params: WhoParams, voice: Voice): readonly (() => string)[] {
  const told = toldOf(id, params, voice);
  return STORIES[id].ways.map((tell) => () => `${capitalize(tell(told))}.`);
}
