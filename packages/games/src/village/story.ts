// The words around a village: the story, what everybody says, the solution. Text and Markdown both use them.

import { type Statement, sayStatement } from "@demonstrandum/clues/village";
import { type Honesty, sayHonesty } from "@demonstrandum/engine";
import { entailed, fullMask, indices, type Mask, NOTHING } from "@demonstrandum/logic";
import { honestyOf, theoryOf } from "./testimony.ts";
import { isOpenEnded, namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";
import { en } from "./words/en.ts";
import type { VillageWording } from "./words/wording.ts";

/** A language in which a village is told. */
export interface VillageVoice {
  readonly words: VillageWording;
  /** What villagers are called. */
  namesOf(puzzle: VillagePuzzle): readonly string[];
  sayStatement(statement: Statement, names: readonly string[]): string;
  sayHonesty(honesty: Honesty): string;
}

export const ENGLISH_VILLAGE: VillageVoice = {
  words: en,
  namesOf,
  sayStatement,
  sayHonesty: (honesty) => sayHonesty(honesty, en.kinds, false),
};

export const GLOSSARY = en.glossary;

/** What each villager says, in order. */
export function sayTestimonies(
  puzzle: VillagePuzzle,
  voice: VillageVoice = ENGLISH_VILLAGE,
): readonly (readonly string[])[] {
  const names = voice.namesOf(puzzle);
  return villageOf(puzzle).statements.map((testimony) =>
    testimony.map((statement) => voice.sayStatement(statement, names)),
  );
}

export const tellStory = (
  puzzle: VillagePuzzle,
  { words, sayHonesty }: VillageVoice = ENGLISH_VILLAGE,
): readonly string[] => [
  words.arrive(puzzle.villagers.length),
  sayHonesty(honestyOf(villageOf(puzzle))),
  isOpenEnded(puzzle) ? words.askOpen : words.ask,
];

export function saySolution(puzzle: VillagePuzzle, voice: VillageVoice = ENGLISH_VILLAGE): string {
  if (isOpenEnded(puzzle)) return sayProvable(puzzle, voice);
  return voice.words.wolves(voice.namesOf(puzzle).filter((_, index) => puzzle.solution[index]));
}

/** Of a village with several solutions only what is the same in all of them. */
function sayProvable(puzzle: VillagePuzzle, { words, namesOf }: VillageVoice): string {
  const names = namesOf(puzzle);
  const { known, value } = entailed(theoryOf(villageOf(puzzle))) ?? NOTHING;
  const say = (people: Mask, rest: (names: readonly string[]) => string): string[] =>
    people === 0 ? [] : [rest(indices(people).map((index) => names[index] ?? ""))];
  return words.sentences([
    ...say(value, words.areWolves),
    ...say(known & ~value, words.areHuman),
    ...say(fullMask(names.length) & ~known, words.areEither),
  ]);
}
