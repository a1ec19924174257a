// A person in one sentence, for those who hear the board instead of seeing it.
import type { PersonView, Word } from "@demonstrandum/engine";
import { sayList, sentence, withArticle } from "@demonstrandum/text";
import type { Tag } from "../state/notes.ts";
import { sayPlaceOf } from "./place.ts";

const sayRoots = (roots: readonly string[]): string =>
  roots.length === 0 ? "" : `, spiritual ${roots.length === 1 ? "root" : "roots"} ${sayList(roots)}`;

export const wordFor = (words: readonly [Word, Word], identity: boolean): string => words[identity ? 1 : 0].one;

interface Saying {
  readonly person: PersonView;
  readonly words: readonly [Word, Word];
  readonly tag?: Tag | undefined;
  readonly isStory?: boolean;
  /** What a supposed world says of this person. */
  readonly supposed?: boolean | undefined;
  /** What their clue is pencilled as. */
  readonly truth?: boolean | undefined;
}

/** The clue as a sentence: some games write it without capital and full stop. */
export function clueText(clue: NonNullable<PersonView["clue"]>, isStory: boolean): string {
  const text = (isStory && clue.narrative) || clue.text;
  return sentence(text);
}

export function sayPerson({ person, words, tag, isStory = false, supposed, truth }: Saying): string {
  const { identity, clue } = person;
  const parts = [`${person.name}, ${sayPlaceOf(person)}${sayRoots(person.marks)}`];
  parts.push(identity === undefined ? "not yet known" : wordFor(words, identity));
  if (supposed !== undefined && identity === undefined)
    parts.push(`supposed to be ${withArticle(wordFor(words, supposed))}`);
  if (tag && identity === undefined) parts.push(`tagged with a ${tag}`);
  for (const refused of person.refused)
    parts.push(`not proved to be ${withArticle(wordFor(words, refused))} until someone is revealed`);
  if (truth !== undefined) parts.push(`pencilled as saying something ${truth}`);
  if (clue) parts.push(`says: ${clueText(clue, isStory)}${clue.isSpent ? " This clue has nothing more to add." : ""}`);
  return parts.join(", ");
}
