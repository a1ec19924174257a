// The words around a village: the story, what everybody says, the solution. Text and Markdown both use them.

import { en as proof } from "@demonstrandum/engine";
import { entailed, fullMask, indices, type Mask, NOTHING } from "@demonstrandum/logic";
import { honestyOf, theoryOf } from "./testimony.ts";
import { isOpenEnded, type VillagePuzzle, villageOf } from "./village-puzzle.ts";
import { englishVillage, type VillageVoice, villagersIn } from "./village-words.ts";
import { en } from "./words/en.ts";

export const ENGLISH_VILLAGE = englishVillage(proof);

/** What the words in statements mean, line by line in English. */
export const GLOSSARY = en.glossary;

/** What each villager says, in order. */
export function sayTestimonies(
  puzzle: VillagePuzzle,
  voice: VillageVoice = ENGLISH_VILLAGE,
): readonly (readonly string[])[] {
  const names = villagersIn(voice, puzzle);
  return villageOf(puzzle).statements.map((testimony) =>
    testimony.map((statement) => voice.sayStatement(statement, names)),
  );
}

/** Tells a village as a story. */
export const tellStory = (
  puzzle: VillagePuzzle,
  { words, proof }: VillageVoice = ENGLISH_VILLAGE,
): readonly string[] => [
  words.arrive(puzzle.villagers.length),
  proof.honesty(honestyOf(villageOf(puzzle)), ...words.kinds, false),
  isOpenEnded(puzzle) ? words.askOpen : words.ask,
];

/** Says who is what, or what can be proved where there is more than one solution. */
export function saySolution(puzzle: VillagePuzzle, voice: VillageVoice = ENGLISH_VILLAGE): string {
  if (isOpenEnded(puzzle)) return sayProvable(puzzle, voice);
  return voice.words.wolves(villagersIn(voice, puzzle).filter((_, index) => puzzle.solution[index]));
}

/** Of a village with several solutions only what is the same in all of them. */
function sayProvable(puzzle: VillagePuzzle, voice: VillageVoice): string {
  const { words } = voice;
  const names = villagersIn(voice, puzzle);
  const { known, value } = entailed(theoryOf(villageOf(puzzle))) ?? NOTHING;
  const say = (people: Mask, rest: (names: readonly string[]) => string): string[] =>
    people === 0 ? [] : [rest(indices(people).map((index) => names[index] ?? ""))];
  return words.sentences([
    ...say(value, words.areWolves),
    ...say(known & ~value, words.areHuman),
    ...say(fullMask(names.length) & ~known, words.areEither),
  ]);
}
