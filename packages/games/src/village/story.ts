// The words around a village: the story, what the wording means, the solution. Text and Markdown both use them.

import { sayStatement } from "@demonstrandum/clues";
import { sayHonesty, type Word } from "@demonstrandum/engine";
import { countBits, entailed, fullMask, indices, type Mask, NOTHING } from "@demonstrandum/logic";
import { sayList, withArticle } from "@demonstrandum/text";
import { honestyOf, theoryOf } from "./testimony.ts";
import { isOpenEnded, namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";

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
    isOpenEnded(puzzle) ? "Of whom can you tell whether they are a werewolf?" : "Who is a werewolf?",
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

export function saySolution(puzzle: VillagePuzzle): string {
  const { villagers, solution } = puzzle;
  if (isOpenEnded(puzzle)) return sayProvable(puzzle);
  const wolves = villagers.filter(({ index }) => solution[index]).map(({ name }) => name);
  if (wolves.length === 0) return "Nobody is a werewolf.";
  if (wolves.length === 1) return `${wolves[0]} is the only werewolf.`;
  return `The werewolves are ${sayList(wolves)}.`;
}

/** Of a village with several solutions only what is the same in all of them. */
function sayProvable(puzzle: VillagePuzzle): string {
  const names = namesOf(puzzle);
  const { known, value } = entailed(theoryOf(villageOf(puzzle))) ?? NOTHING;
  const say = (people: Mask, rest: string): string[] =>
    people === 0 ? [] : [`${sayList(indices(people).map((index) => names[index] ?? ""))} ${rest}`];
  const are = (people: Mask, { one, many }: Word): string =>
    countBits(people) === 1 ? `is ${withArticle(one)}.` : `are ${many}.`;
  const open = fullMask(names.length) & ~known;
  return [
    ...say(value, are(value, VILLAGE_WORDS[1])),
    ...say(known & ~value, are(known & ~value, VILLAGE_WORDS[0])),
    ...say(open, "can be either."),
  ].join(" ");
}
