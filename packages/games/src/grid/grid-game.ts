// Games on a grid of people with one clue each, revealed as their speakers are: everything that does not depend on the
// theme. A theme says how big the board is, who sits there, which dialects they speak and what is configurable.

import { type Board, type Dialect, makeBoard, type Person } from "@demonstrandum/clues";
import {
  type Config,
  type Game,
  type Known,
  LABELS,
  type Rng,
  type Spoken,
  type Table,
  type Word,
} from "@demonstrandum/engine";
import { indices, maskOf } from "@demonstrandum/logic";
import type { ClueCode } from "./clue-code.ts";
import { checkGrid } from "./grid-check.ts";
import { packGrid, unpackGrid } from "./grid-code.ts";
import { drawGrid } from "./grid-draw.ts";
import { type Character, type ClueJson, type GridPuzzle, parseGridPuzzle } from "./grid-puzzle.ts";

export interface GridConfig extends Config {
  readonly dialect: string;
  /** Only puzzles that the documents' local rules can finish. */
  readonly localRulesOnly: boolean;
  /** How many people are of the hidden kind, at least and at most. */
  readonly hidden: readonly [number, number];
  /** Parts of the dialect that are switched off. */
  readonly without: readonly string[];
  /** The configuration as a person wrote it, without dialect, difficulty and attempts. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** What a dialect adds to the game beyond what it means and how it reads. */
export interface Voice {
  readonly dialect: Dialect;
  /** How often a form is proposed, beside the others. */
  weight(form: string): number;
  /** Clues that must be needed by some step. */
  isQuota(clue: unknown): boolean;
  /** What a reader of this one clue finds by the documents' rules, where that is less than it forces. */
  local?(clue: unknown, speaker: number, board: Board): ((facts: Known) => Known) | undefined;
  /** What is wrong with a clue that is well formed and true. */
  flaw?(clue: unknown, board: Board): string | undefined;
  /** How its clues are written in share codes. */
  readonly code: ClueCode;
}

/** Names by number: -1 for one that is not in the pool, which codes then spell out. */
export interface NamePool {
  readonly bits: number;
  number(name: string): number;
  name(index: number): string | undefined;
}

export interface Theme<C extends GridConfig = GridConfig> {
  readonly id: string;
  readonly title: string;
  readonly tag: string;
  readonly rows: number;
  readonly cols: number;
  readonly dialects: readonly string[];
  parseConfig(data: unknown): C;
  voice(config: C): Voice;
  /** What false and true are called in the puzzle's JSON. */
  identities(config: C): readonly [string, string];
  words(config: C): readonly [Word, Word];
  /** Everyone but where they sit, in the order of the board. */
  drawCast(rng: Rng): Pick<Person, "name" | "spiritualRoot">[];
  /** The place as the game writes it. */
  place(row: number, col: number): string;
  /** Names that codes store by their place in a list. */
  readonly names: NamePool;
  readonly hasRoots: boolean;
  /** Whether clues are published with the cells they make provable. */
  readonly hasDeductable: boolean;
  /** What is wrong with a person, given that shape and name are right. */
  flawOfPerson(person: Person): string | undefined;
}

export function makeGridGame<C extends GridConfig>(theme: Theme<C>): Game<GridPuzzle, C> {
  return {
    id: theme.id,
    title: theme.title,
    tag: theme.tag,
    dialects: theme.dialects,
    labels: LABELS,
    parseConfig: (data) => theme.parseConfig(data),
    draw: (config, rng, seed) => drawGrid(theme, config, rng, seed),
    parse: parseGridPuzzle,
    lay: (puzzle) => layGrid(theme, puzzle),
    check: (puzzle) => checkGrid(theme, puzzle),
    pack: (puzzle) => packGrid(theme, puzzle),
    unpack: (bytes) => unpackGrid(theme, bytes),
  };
}

/** The configuration a puzzle was made with. */
export const configOf = <C extends GridConfig>(theme: Theme<C>, { config, dialect, difficulty }: GridPuzzle): C =>
  theme.parseConfig({ ...config, dialect, difficulty });

export const boardOf = (theme: Theme, characters: readonly Character[]): Board =>
  makeBoard({ rows: theme.rows, cols: theme.cols, people: characters });

export function layGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): Table {
  const config = configOf(theme, puzzle);
  const voice = theme.voice(config);
  const board = boardOf(theme, puzzle.characters);
  const hidden = theme.identities(config)[1];
  return {
    rows: theme.rows,
    cols: theme.cols,
    words: theme.words(config),
    people: board.people.map(({ name, row, col, spiritualRoot }) => ({
      name,
      row,
      col,
      place: theme.place(row, col),
      roots: spiritualRoot ?? [],
    })),
    clues: puzzle.characters.map(({ id, clue }) => readClue(voice, clue, id, board)),
    axioms: [],
    solution: maskOf(puzzle.characters.filter(({ identity }) => identity === hidden).map(({ id }) => id)),
    start: [puzzle.start],
    isGated: true,
    chain: puzzle.solveChain,
    regionOf(person) {
      const row = board.people[person]?.row ?? 0;
      return { name: `row ${row + 1}`, people: [...indices(board.inRow[row] ?? 0)] };
    },
  };
}

/** A clue from its JSON; its words are made again, so a text that says something else is never shown. */
function readClue(voice: Voice, data: ClueJson, speaker: number, board: Board): Spoken {
  const { dialect } = voice;
  const clue = dialect.parseClue(data, speaker, board);
  const narrative = dialect.tellClue?.(clue, speaker, board);
  const local = voice.local?.(clue, speaker, board);
  return {
    says: dialect.meaning(clue, speaker, board),
    text: dialect.sayClue(clue, speaker, board),
    people: [...indices(dialect.people(clue, speaker, board))],
    form: dialect.formOf(clue),
    kind: dialect.isDirect(clue, speaker, board) ? "direct" : voice.isQuota(clue) ? "quota" : "plain",
    ...(narrative === undefined ? {} : { narrative }),
    ...(local === undefined ? {} : { local }),
  };
}
