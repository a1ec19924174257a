// A grid game in Chinese: the same table with Chinese names, clues, places and kinds.

import type { NamedSetting, Setting } from "@demonstrandum/clues";
import type { Board } from "@demonstrandum/clues/board";
import { type ClueTongue, ELEMENTS_IN_CHINESE } from "@demonstrandum/clues/chinese";
import { ClueError } from "@demonstrandum/clues/clue-error";
import { renameSaid } from "@demonstrandum/clues/read";
import type { GameWords, Word, Writing } from "@demonstrandum/engine";
import { zh as proof } from "@demonstrandum/engine/chinese";
import { zh as troublesIn } from "../trouble-words/zh.ts";
import { isAside } from "./asides.ts";
import { zh } from "./board-words/zh.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";
import { readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { type GridSpeech, gridWords } from "./grid-words.ts";
import { isData, NOBODY } from "./understand.ts";

/** Names that the cast does not know stay as they are. */
export interface ChineseGrid<C extends GridConfig> {
  readonly title: string;
  /** What false and true are called. */
  kinds(config: C): readonly [string, string];
  name(latin: string): string | undefined;
  /** How the name is spoken, where the Latin letters do not tell. */
  spoken?(latin: string): string | undefined;
  column(col: number): string;
  clues(config: C): ClueTongue;
  /** In the order of the theme. */
  readonly asides: readonly string[];
  /** What is said in Chinese, as the game writes it; undefined for what is no sentence. Throws a ClueError. */
  write(text: string, at: NamedSetting, config: C): string | undefined;
  /** A clue in writing, which was read before. */
  readClue(text: string, at: Setting, config: C): unknown;
  /** The tongue of such clues. */
  written(config: C): ClueTongue;
}

const namesIn = <C extends GridConfig>(words: ChineseGrid<C>, board: Board): string[] =>
  board.people.map(({ name }) => words.name(name) ?? name);

/** Whoever writes a name as a puzzle's file has it is understood, too. */
const inNames = (text: string, { people }: Board, names: readonly string[]): string =>
  isData(text)
    ? text
    : renameSaid(
        text,
        people.map(({ name }) => name),
        names,
      );

const word = (text: string): Word => ({ one: text, many: text });

/** Sentences in Chinese, which the game does not read itself. */
const writingIn = <C extends GridConfig>(theme: Theme<C>, words: ChineseGrid<C>): Writing<GridPuzzle> => ({
  write(puzzle, text, speaker = NOBODY) {
    const { board, config } = readGrid(theme, puzzle);
    const names = namesIn(words, board);
    try {
      return words.write(inNames(text, board, names), { board, speaker, names }, config);
    } catch (error) {
      if (error instanceof ClueError) return { flaw: error.says };
      throw error;
    }
  },
  say(puzzle, text, speaker = NOBODY) {
    const { board, config } = readGrid(theme, puzzle);
    const names = namesIn(words, board);
    return words.written(config).sayClue(words.readClue(text, { board, speaker }, config), { board, speaker, names });
  },
});

export const gridInChinese = <C extends GridConfig>(theme: Theme<C>, words: ChineseGrid<C>): GameWords<GridPuzzle> => ({
  ...gridWords(theme, speechOf(theme, words)),
  writing: writingIn(theme, words),
});

const speechOf = <C extends GridConfig>(theme: Theme<C>, words: ChineseGrid<C>): GridSpeech<C> => ({
  title: words.title,
  troubles: troublesIn(words.name),
  proof,
  board: zh,
  kinds(config) {
    const [ordinary, hidden] = words.kinds(config);
    return [word(ordinary), word(hidden)];
  },
  column: words.column,
  person(name) {
    const spoken = words.spoken?.(name);
    return { name: words.name(name) ?? name, latin: name, ...(spoken === undefined ? {} : { spoken }) };
  },
  clue({ board, config, clues }, speaker, names) {
    const { sayClue, tellClue } = words.clues(config);
    const [clue, at] = [clues[speaker], { board, speaker, names }];
    if (isAside(clue)) return { text: words.asides[clue.aside] ?? "" };
    return { text: sayClue(clue, at), ...(tellClue ? { narrative: tellClue(clue, at) } : {}) };
  },
  ...(theme.hasMarks ? { markNames: ELEMENTS_IN_CHINESE } : {}),
});
