// A village on paper, in English.

import { sayList } from "@demonstrandum/text";
import type { VillageWording } from "./wording.ts";

const are = (names: readonly string[], one: string, many: string): string =>
  `${sayList(names)} ${names.length === 1 ? one : many}.`;

export const en: VillageWording = {
  title: "The village of liars",
  kinds: [
    { one: "human", many: "humans" },
    { one: "werewolf", many: "werewolves" },
  ],
  testimony: { one: "testimony", many: "testimonies" },
  arrive: (size) => `You come to a village of ${size}. Each villager is either human or a werewolf.`,
  ask: "Who is a werewolf?",
  askOpen: "Of whom can you tell whether they are a werewolf?",
  villagers: "Villagers",
  theVillagers: "The villagers",
  testimonies: "What they say",
  meanings: "What the words mean",
  solution: "Solution",
  heading: (text) => `${text}:`,
  says: (name) => `${name} says:`,
  saysNothing: (name) => `${name} says nothing.`,
  silent: "(says nothing)",
  glossary: [
    "“If … then …” is false only when the first half is true and the second half is not; when the first half is false, it is true.",
    "“At least one of” two villagers may be both of them. “Exactly one of” them is never both.",
    "“Either both werewolves or both human” says only that the two are alike.",
    "“Exactly 2”, “at most 2”, “at least 2”: no more and no fewer than 2; 2 or fewer; 2 or more.",
    "“An even number” may be 0.",
    "“Among all villagers” includes the one who is speaking.",
  ],
  wolves(names) {
    if (names.length === 0) return "Nobody is a werewolf.";
    return names.length === 1 ? `${names[0]} is the only werewolf.` : `The werewolves are ${sayList(names)}.`;
  },
  areWolves: (names) => are(names, "is a werewolf", "are werewolves"),
  areHuman: (names) => are(names, "is a human", "are humans"),
  areEither: (names) => `${sayList(names)} can be either.`,
  names: (names) => sayList(names),
  sentences: (sentences) => sentences.join(" "),
};
