// What a language calls everything on the board of a grid game: the parts of any board, and what the game adds.

import { parseGroupKey } from "@demonstrandum/clues/naming";
import type {
  GameWords,
  GroupWords,
  PersonWords,
  ProofWords,
  SeenWords,
  SpokenWords,
  TableWords,
  Troubles,
  Word,
} from "@demonstrandum/engine";
import type { GridBoardWording } from "./board-words/wording.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";
import { type GridReading, readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";

/** What a language says of one grid game. */
export interface GridSpeech<C extends GridConfig, Proof extends SeenWords = ProofWords> {
  readonly title: string;
  readonly troubles: Troubles;
  readonly proof: Proof;
  readonly board: GridBoardWording;
  /** What false and true are called. */
  kinds(config: C): readonly [Word, Word];
  column(col: number): string;
  /** What the people of the cast are called. */
  person(name: string): PersonWords;
  /** What somebody says; `names` are what everybody is called. */
  clue(reading: GridReading<C>, speaker: number, names: readonly string[]): SpokenWords;
  /** What marks are called, where not as they are written. */
  readonly markNames?: Readonly<Record<string, string>>;
}

export const gridWords = <C extends GridConfig, Proof extends SeenWords>(
  theme: Theme<C>,
  speech: GridSpeech<C, Proof>,
): GameWords<GridPuzzle, Proof> => ({
  title: speech.title,
  troubles: speech.troubles,
  wordsFor: (puzzle) => boardWords(theme, speech, puzzle),
});

/** What whoever is silent says. */
const SILENCE: SpokenWords = { text: "" };

function boardWords<C extends GridConfig, Proof extends SeenWords>(
  theme: Theme<C>,
  speech: GridSpeech<C, Proof>,
  puzzle: GridPuzzle,
): TableWords<Proof> {
  const reading = readGrid(theme, puzzle);
  const { board, config } = reading;
  const people = board.people.map(({ name }) => speech.person(name));
  const names = people.map(({ name }) => name);
  const known = new Map<string, GroupWords>();
  return {
    proof: speech.proof,
    kinds: speech.kinds(config),
    ...(speech.markNames ? { markNames: speech.markNames } : {}),
    people,
    clues: board.people.map(({ id }) => (reading.clues[id] === undefined ? SILENCE : speech.clue(reading, id, names))),
    groupName(key) {
      const name = known.get(key) ?? nameGroup(speech, names, key);
      known.set(key, name);
      return name;
    },
    regionName: (person) => speech.board.row((board.people[person]?.row ?? 0) + 1),
  };
}

function nameGroup<C extends GridConfig>(
  { board, column, markNames = {} }: GridSpeech<C, SeenWords>,
  names: readonly string[],
  key: string,
): GroupWords {
  const { kind, of } = parseGroupKey(key);
  const index = Number(of);
  const name = board.groups[kind]({
    line: index + 1,
    column: column(index),
    name: names[index] ?? "",
    element: markNames[of] ?? of,
  });
  return kind === "neighbor" ? { ...name, owner: index } : name;
}
