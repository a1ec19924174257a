// A grid game in English, which its dialects speak themselves.

import { enTroubles, type GameWords, type SeenWords, type Word } from "@demonstrandum/engine";
import { en } from "./board-words/en.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";
import { writtenOf } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridWords } from "./grid-words.ts";

export interface EnglishGrid<C extends GridConfig, Proof extends SeenWords> {
  readonly title: string;
  readonly proof: Proof;
  /** What false and true are called. */
  kinds(config: C): readonly [Word, Word];
}

export const gridInEnglish = <C extends GridConfig, Proof extends SeenWords>(
  theme: Theme<C>,
  { title, proof, kinds }: EnglishGrid<C, Proof>,
): GameWords<GridPuzzle, Proof> =>
  gridWords(theme, {
    title,
    troubles: enTroubles,
    proof,
    board: en,
    kinds,
    column: theme.columnName,
    person: (name) => ({ name }),
    /** The words are made from the parameters, so a text that says something else is never shown. */
    clue(reading, speaker) {
      const { text, narrative } = writtenOf(reading, speaker);
      return { text, ...(narrative === undefined ? {} : { narrative }) };
    },
  });
