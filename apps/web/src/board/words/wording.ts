// What a board says: on its cards, and of each person to those who hear it instead of seeing it.
import type { PersonView, Word } from "@demonstrandum/engine";
import type { Tag } from "../../state/notes.ts";

export interface SayingPerson {
  readonly person: PersonView;
  readonly words: readonly [Word, Word];
  readonly tag?: Tag | undefined;
  readonly isStory?: boolean;
  /** What a supposed world says of this person. */
  readonly supposed?: boolean | undefined;
  /** What their clue is pencilled as. */
  readonly truth?: boolean | undefined;
}

export interface BoardWording {
  /** On the card of somebody of whom both verdicts were tried. */
  readonly wait: string;
  /** What a spiritual root is called. */
  root(root: string): string;
  /** Whether the signs of the roots have to be explained. */
  readonly explainsRoots: boolean;
  grid(title: string, rows: number, cols: number): string;
  /** A clue as a sentence: some games write it without capital and full stop. */
  sentence(text: string): string;
  /** A person in one sentence. */
  person(saying: SayingPerson): string;
}
