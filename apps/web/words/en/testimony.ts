// A village in English.
import type { PersonView, Word } from "@demonstrandum/engine";
import { sayList, withArticle } from "@demonstrandum/text";
import { wordFor } from "../word-for.ts";

export interface SayingVillager {
  readonly person: PersonView;
  readonly words: readonly [Word, Word];
  readonly tag: "dot" | "square" | "triangle" | undefined;
  /** What is pencilled, or what a supposed world says. */
  readonly supposed: boolean | undefined;
}

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

export const en = {
  label: (title: string, people: number) => `${title}, ${people} people`,
  /** Where the story begins; who tells the truth follows. */
  story: (people: number) => `You meet ${people} people, and everyone has something to say. `,
  /** A villager in one sentence. What they said can be read by itself. */
  villager: sayVillager,
  /** The legend of what is pencilled of somebody. */
  opinion: (name: string) => `What you think of ${name}`,
  unsure: "Unsure",
  /** Below the buttons that pencil somebody in, in one word. */
  pencil: (kind: string | undefined) => kind ?? "unsure",
  /** Below the name of somebody hidden: pressed, it asks who they are. */
  nameThem: "name them",
  /** The button that pencils a sentence, `at` counted from 1. */
  truth: (name: string, at: number, isTrue: boolean | undefined) =>
    `Statement ${at} of ${name}: ${isTrue === undefined ? "true or false?" : TRUTHS[`${isTrue}`]}`,
  blank: "Pencil in what you think, or name whom you can prove.",
  decided: (decided: number, total: number, hidden: number, word: Word) =>
    `Decided ${decided} of ${total}, ${hidden} ${word[hidden === 1 ? "one" : "many"]}.`,
  suppose: (name: string, kind: string) => `Suppose ${name} is ${withArticle(kind)}`,
  askClash: "Contradiction?",
  cost: "To ask for a contradiction counts as a hint, a wrong accusation as a mistake.",
  accuse: {
    title: "Accuse them all?",
    notReady: "Not everyone is decided",
    text: (accused: string) => `You say that ${accused}. If that is wrong anywhere, it is one mistake.`,
    undecided: (names: readonly string[]) => `Pencil in everyone first. Still undecided: ${sayList(names)}.`,
    notYet: "Not yet",
  },
};
