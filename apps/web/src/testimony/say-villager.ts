// Somebody who has spoken, in one sentence, for those who hear the village instead of seeing it. What they said can be read by itself.
import type { PersonView, Word } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import { wordFor } from "../board/say-person.ts";
import type { Tag } from "../state/notes.ts";

interface SayingVillager {
  readonly person: PersonView;
  readonly words: readonly [Word, Word];
  readonly tag: Tag | undefined;
  /** What is pencilled, or what a supposed world says. */
  readonly supposed: boolean | undefined;
}

const sayCount = (count: number): string => (count === 1 ? "one statement" : `${count} statements`);

export function sayVillager({ person, words, tag, supposed }: SayingVillager): string {
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

/** The button that pencils a sentence. */
export const sayTruth = (name: string, at: number, isTrue: boolean | undefined): string =>
  `Statement ${at + 1} of ${name}: ${isTrue === undefined ? "true or false?" : TRUTHS[`${isTrue}`]}`;
