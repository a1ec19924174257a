// Games on a grid of people with one clue each, revealed as their speakers are: everything that does not depend on the
// theme.

import { ClueError } from "@demonstrandum/clues/clue-error";
import {
  type Game,
  type Group,
  LABELS,
  PuzzleError,
  type Spoken,
  type Table,
  type TextFlaw,
  type Understood,
} from "@demonstrandum/engine";
import { indices } from "@demonstrandum/logic";
import { type Remark, said } from "@demonstrandum/text";
import { checkGrid } from "./grid-check.ts";
import { packGrid, unpackGrid } from "./grid-code.ts";
import { drawGrid } from "./grid-draw.ts";
import { groupsOf } from "./grid-groups.ts";
import { type GridPuzzle, parseGridPuzzle } from "./grid-puzzle.ts";
import { type GridReading, honestyIn, meaningIn, readGrid, writtenOf } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { explainSwitches } from "./switches.ts";

export function makeGridGame<C extends GridConfig>(theme: Theme<C>): Game<GridPuzzle, C> {
  return {
    id: theme.id,
    title: theme.title,
    tag: theme.tag,
    dialects: theme.dialects,
    labels: LABELS,
    parseConfig: (data) => theme.parseConfig(data),
    draw: (config, rng, seed) => drawGrid(theme, config, rng, seed),
    explainFailure: (config) => explainSwitches(theme, config),
    parse: parseGridPuzzle,
    lay: (puzzle) => layGrid(theme, puzzle),
    check: (puzzle) => checkGrid(theme, puzzle),
    readClue: (puzzle, text, speaker) => readClue(theme, puzzle, text, speaker),
    pack: (puzzle) => packGrid(theme, puzzle),
    unpack: (bytes) => unpackGrid(theme, bytes),
  };
}

function layGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): Table {
  const reading = readOrRefuse(theme, puzzle);
  const { config, board, solution } = reading;
  const { heardTelling } = theme;
  if (config.liars && !heardTelling) throw new PuzzleError(said`Boards of liars are not read here.`);
  // Only proofs that are told speak of groups, and most tables are laid for an audit.
  let groups: readonly Group[] | undefined;
  return {
    rows: theme.rows,
    cols: theme.cols,
    words: theme.words(config),
    ...(theme.markWord ? { markWord: theme.markWord } : {}),
    people: board.people.map(({ name, row, col, spiritualRoot }) => ({
      name,
      row,
      col,
      place: theme.place(row, col),
      marks: spiritualRoot ?? [],
    })),
    clues: board.people.map(({ id }) => speak(reading, id)),
    axioms: [],
    solution,
    start: puzzle.start === undefined ? [] : [puzzle.start],
    isGated: !config.liars,
    honesty: honestyIn(config),
    ...(heardTelling ? { heardTelling } : {}),
    chain: puzzle.solveChain,
    get groups() {
      groups ??= groupsOf(board, theme.columnName);
      return groups;
    },
    regionOf(person) {
      const row = board.people[person]?.row ?? 0;
      return { name: `row ${row + 1}`, people: indices(board.inRow[row] ?? 0) };
    },
  };
}

function readOrRefuse<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): GridReading<C> {
  try {
    const reading = readGrid(theme, puzzle);
    const flaw = reading.clues.find((clue) => clue instanceof ClueError);
    if (flaw) throw flaw;
    return reading;
  } catch (error) {
    if (error instanceof ClueError) throw new PuzzleError(error.says);
    throw error;
  }
}

const flawIn = (says: Remark): TextFlaw => ({ flaw: says.text, says });

/** Nobody on the board, so that the sentence has no "I" in it. */
const NOBODY = -1;

function readClue<C extends GridConfig>(
  theme: Theme<C>,
  puzzle: GridPuzzle,
  text: string,
  speaker = NOBODY,
): Understood | TextFlaw {
  const { board, config } = readOrRefuse(theme, puzzle);
  if (!theme.understand) return flawIn(said`Clues in writing are not read here.`);
  try {
    return theme.understand(text, { board, speaker }, config);
  } catch (error) {
    if (error instanceof ClueError) return { ...flawIn(error.says), at: error.at, suggestion: error.suggestion };
    throw error;
  }
}

/** The words are made from the parameters, so a text that says something else is never shown. */
function speak(reading: GridReading, speaker: number): Spoken {
  const { dialect, clues, board, config } = reading;
  const clue = clues[speaker];
  const { text, narrative } = writtenOf(reading, speaker);
  const counted = dialect.counted(clue, speaker, board);
  const local = config.liars ? undefined : dialect.local?.(clue, speaker, board);
  return {
    says: [meaningIn(reading, speaker)],
    text,
    ...(narrative === undefined ? {} : { narrative }),
    people: indices(counted),
    references: indices(dialect.named(clue, speaker, board) & ~counted),
    form: dialect.formOf(clue),
    kind: dialect.isDirect(clue, speaker, board) ? "direct" : dialect.isQuota(clue) ? "quota" : "plain",
    ...(local === undefined ? {} : { local }),
    // Only proofs that are told ask for it, and most tables are laid for an audit.
    get naming() {
      return dialect.naming(clue, speaker, board);
    },
  };
}
