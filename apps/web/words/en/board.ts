// The board in English.
import type { PersonView, Word } from "@demonstrandum/engine";
import { sayList, sentence, withArticle } from "@demonstrandum/text";
import { clueText, isUsedUp } from "../clue-text.ts";
import { isPlaceClear } from "../place.ts";
import { wordFor } from "../word-for.ts";

export interface SayingPerson {
  readonly person: PersonView;
  readonly words: readonly [Word, Word];
  readonly tag?: "dot" | "square" | "triangle" | undefined;
  readonly isStory?: boolean;
  /** What a supposed world says of this person. */
  readonly supposed?: boolean | undefined;
  /** What their clue is pencilled as. */
  readonly truth?: boolean | undefined;
}

const sayRoots = (roots: readonly string[]): string =>
  roots.length === 0 ? "" : `, spiritual ${roots.length === 1 ? "root" : "roots"} ${sayList(roots)}`;

const sayPlace = ({ place, row, col }: PersonView): string =>
  isPlaceClear(place) ? place : `${place}, row ${row + 1}, column ${col + 1}`;

function sayPerson({ person, words, tag, isStory = false, supposed, truth }: SayingPerson): string {
  const { identity, clue } = person;
  const parts = [`${person.name}, ${sayPlace(person)}${sayRoots(person.marks)}`];
  parts.push(identity === undefined ? "not yet known" : wordFor(words, identity));
  if (supposed !== undefined && identity === undefined)
    parts.push(`supposed to be ${withArticle(wordFor(words, supposed))}`);
  if (tag && identity === undefined) parts.push(`tagged with a ${tag}`);
  for (const refused of person.refused)
    parts.push(`not proved to be ${withArticle(wordFor(words, refused))} until someone is revealed`);
  if (truth !== undefined) parts.push(`pencilled as saying something ${truth}`);
  if (clue?.isSilence) parts.push(clue.text);
  else if (clue)
    parts.push(`says: ${clueText(clue, isStory, en)}${isUsedUp(clue) ? " This clue has nothing more to add." : ""}`);
  return parts.join(", ");
}

export const en = {
  /** On the card of somebody of whom both verdicts were tried. */
  wait: "wait",
  /** What a spiritual root is called. */
  root: (root: string) => root,
  /** Whether the signs of the roots have to be explained. */
  explainsRoots: true,
  grid: (title: string, rows: number, cols: number) => `${title}, ${rows} rows and ${cols} columns`,
  row: (name: string) => `row ${name}`,
  column: (name: string) => `column ${name}`,
  /** A clue as a sentence: some games write it without capital and full stop. */
  sentence,
  aside: (text: string) => `(Aside, no clue) ${text}`,
  /** A person in one sentence. */
  person: sayPerson,
};
