// The coach of a first board, in English.
import type { View } from "@demonstrandum/engine";
import { sayList, withArticle } from "@demonstrandum/text";

/** Where everybody has spoken, the board itself says who tells the truth. */
const sayRule = ({ isOpen, words }: View): string =>
  isOpen ? "" : ` Everyone revealed tells the truth, ${words[1].many} too.`;

interface Following {
  readonly name: string;
  readonly kind: string;
  /** What they are not. */
  readonly other: string;
}

export const en = {
  label: "How to play",
  goalLabel: "The goal",
  /** What it is all about, and the one rule. */
  goal: (view: View) =>
    `Find out who is ${withArticle(view.words[0].one)} and who is ${withArticle(view.words[1].one)}.${sayRule(view)}`,
  /** Where to begin reading. */
  read: (names: readonly string[]) => `Start with ${sayList(names)}: read what is said there.`,
  readAny: "Everyone has spoken. Start anywhere and read what is said.",
  meant: (count: number) =>
    count === 1 ? "The one that is lit up is meant." : `The ${count} people who are lit up are meant.`,
  /** In place of a proof that is too long to be told here. */
  supposed: ({ name, kind, other }: Following) =>
    `Were ${name} ${withArticle(other)}, what has been said would not fit together. So ${name} is ${withArticle(kind)}.`,
  /** What to do about it, below the proof. */
  follows: ({ name, kind }: Following) => `Tap ${name}, choose “${kind}”, and choose it again to mean it.`,
  /** Where whom it is may not be told. */
  findOut: "Who is certain now? Tap them and say it, twice. Not sure? “Hint” tells more, and counts.",
  alone: "Proved! Now go on by yourself. If you are stuck, “Hint” says where to look.",
  next: "Next",
  notNow: "Not now",
  done: "Got it",
};
