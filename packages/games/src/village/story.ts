// The words around a village: the story, what the wording means, the solution. Text and Markdown both use them.

import { sayStatement } from "@demonstrandum/clues";
import { sayHonesty, type Word } from "@demonstrandum/engine";
import { sayList } from "@demonstrandum/text";
import { honestyOf } from "./testimony.ts";
import { namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";

export const VILLAGE_WORDS: readonly [Word, Word] = [
  { one: "human", many: "humans" },
  { one: "werewolf", many: "werewolves" },
];

/** What each villager says, in English, in order. */
export function sayTestimonies(puzzle: VillagePuzzle): readonly (readonly string[])[] {
  const names = namesOf(puzzle);
  return villageOf(puzzle).statements.map((testimony) => testimony.map((statement) => sayStatement(statement, names)));
}

export function tellStory(puzzle: VillagePuzzle): readonly string[] {
  return [
    `You come to a village of ${puzzle.villagers.length}. Each villager is either human or a werewolf.`,
    sayHonesty(honestyOf(villageOf(puzzle)), VILLAGE_WORDS, false),
    "Who is a werewolf?",
  ];
}

export const GLOSSARY: readonly string[] = [
  "“If … then …” is false only when the first half is true and the second half is not; when the first half is false, it is true.",
  "“At least one of” two villagers may be both of them. “Exactly one of” them is never both.",
  "“Either both werewolves or both human” says only that the two are alike.",
  "“Exactly 2”, “at most 2”, “at least 2”: no more and no fewer than 2; 2 or fewer; 2 or more.",
  "“An even number” may be 0.",
  "“Among all villagers” includes the one who is speaking.",
];

export function saySolution({ villagers, solution }: VillagePuzzle): string {
  const wolves = villagers.filter(({ index }) => solution[index]).map(({ name }) => name);
  if (wolves.length === 0) return "Nobody is a werewolf.";
  if (wolves.length === 1) return `${wolves[0]} is the only werewolf.`;
  return `The werewolves are ${sayList(wolves)}.`;
}
