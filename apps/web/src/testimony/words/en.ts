// A village in English.
import { sayList, withArticle } from "@demonstrandum/text";
import { wordFor } from "../../board/word-for.ts";
import type { SayingVillager, TestimonyWording } from "./wording.ts";

const sayCount = (count: number): string => (count === 1 ? "one statement" : `${count} statements`);

function sayVillager({ person, words, tag, supposed }: SayingVillager): string {
  const { name, identity, clue, refused } = person;
  if (identity !== undefined) return `${name}, ${wordFor(words, identity)}`;
  const parts = [`${name}, not yet known`];
  if (supposed !== undefined) parts.push(`supposed to be ${withArticle(wordFor(words, supposed))}`);
  if (tag) parts.push(`tagged with a ${tag}`);
  for (const each of refused)
    parts.push(`not proved to be ${withArticle(wordFor(words, each))} until someone is revealed`);
  if (clue) parts.push(sayCount(clue.sentences.length));
  return parts.join(", ");
}

const TRUTHS = { true: "pencilled as true", false: "pencilled as false" } as const;

export const en: TestimonyWording = {
  label: (title, people) => `${title}, ${people} people`,
  story: (people) => `You meet ${people} people, and everyone has something to say. `,
  villager: sayVillager,
  opinion: (name) => `What you think of ${name}`,
  unsure: "Unsure",
  truth: (name, at, isTrue) =>
    `Statement ${at} of ${name}: ${isTrue === undefined ? "true or false?" : TRUTHS[`${isTrue}`]}`,
  blank: "Pencil in what you think, or name whom you can prove.",
  decided: (decided, total, hidden, word) =>
    `Decided ${decided} of ${total}, ${hidden} ${word[hidden === 1 ? "one" : "many"]}.`,
  suppose: (name, kind) => `Suppose ${name} is ${withArticle(kind)}`,
  askClash: "Contradiction?",
  cost: "To ask for a contradiction counts as a hint, a wrong accusation as a mistake.",
  accuse: {
    title: "Accuse them all?",
    notReady: "Not everyone is decided",
    text: (accused) => `You say that ${accused}. If that is wrong anywhere, it is one mistake.`,
    undecided: (names) => `Pencil in everyone first. Still undecided: ${sayList(names)}.`,
    notYet: "Not yet",
  },
};
