// What a language calls everything on one table: people, kinds, groups, parts of the board, and what everybody says. A game's words make
// it from the puzzle; with it all that is data can be said.

import type { ProofWords, SeenWords } from "./words/wording.ts";

/** What something is called, one of it and several. */
export interface Word {
  readonly one: string;
  readonly many: string;
}

/** What a person is called, and what is said of them beside their clue. */
export interface PersonWords {
  readonly name: string;
  /** The name in Latin letters, where it is written otherwise. */
  readonly latin?: string;
  /** How it is spoken, where the Latin letters do not tell: Lǐ Mù. */
  readonly spoken?: string;
}

/** What somebody says, in words. */
export interface SpokenWords {
  readonly text: string;
  /** The text sentence by sentence, where there is more than one. */
  readonly sentences?: readonly string[];
  /** The same told as a story. */
  readonly narrative?: string;
}

/** How a group of people is called, in sentences. */
export interface GroupWords {
  /** As it follows a number: "in row 2", "around Li Mu". */
  readonly where: string;
  /** What people do there, in languages that say so: they are in row 2, and have Fire. */
  readonly verb?: string;
  /** Who is not in it, where that is not "not" and where they are: "outside row 2". */
  readonly outside?: string;
  /** Whose neighbors they are, if they are somebody's. */
  readonly owner?: number;
}

/** The words of a table: what its people, groups and clues are called in one language. */
export interface TableWords<Proof extends SeenWords = ProofWords> {
  /** How the language says proofs, hints and answers. */
  readonly proof: Proof;
  /** What false and true are called. */
  readonly kinds: readonly [Word, Word];
  /** What the things that people say are called, if not clues. */
  readonly clueWord?: Word;
  /** What each mark is called, where not as it is written. */
  readonly markNames?: Readonly<Record<string, string>>;
  readonly people: readonly PersonWords[];
  /** In the order of the people. */
  readonly clues: readonly SpokenWords[];
  /** What a group is called; asked only for those of the table. */
  groupName?(key: string): GroupWords;
  /** The part of the board around a person, as in "Look at …". */
  regionName(person: number): string;
}
