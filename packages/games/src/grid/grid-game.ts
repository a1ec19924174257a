// Games on a grid of people with one clue each, revealed as their speakers are: everything that does not depend on the
// theme.

import { ClueError } from "@demonstrandum/clues/clue-error";
import {
  ANY_LABEL,
  type Game,
  type Group,
  LABELS,
  PuzzleError,
  type Spoken,
  scoreOf,
  type Table,
  type TextFlaw,
  type Understood,
} from "@demonstrandum/engine";
import { indices } from "@demonstrandum/logic";
import { gameRemark } from "../remarks/en.ts";
import { checkGrid } from "./grid-check.ts";
import { packGrid, unpackGrid } from "./grid-code.ts";
import { drawGrid } from "./grid-draw.ts";
import { groupsOf } from "./grid-groups.ts";
import { type GridDraft, type GridPuzzle, parseGridPuzzle } from "./grid-puzzle.ts";
import { type GridReading, honestyIn, meaningIn, readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";
import { explainSwitches } from "./switches.ts";
import { NOBODY } from "./understand.ts";

export function makeGridGame<C extends GridConfig>(theme: Theme<C>): Game<GridPuzzle, C> {
  return {
    id: theme.id,
    tag: theme.tag,
    dialects: theme.dialects,
    labels: LABELS,
    parseConfig: (data) => theme.parseConfig(data),
    draw: (config, rng, seed) => drawGrid(theme, config, rng, seed),
    withLabel: (puzzle, label) => withLabel(theme, puzzle, label),
    explainFailure: (config) => explainSwitches(theme, config),
    parse: parseGridPuzzle,
    lay: (puzzle) => layGrid(theme, puzzle),
    ...(theme.testimony ? { testimony: theme.testimony } : {}),
    check: (puzzle) => checkGrid(theme, puzzle),
    readClue: (puzzle, text, speaker) => readClue(theme, puzzle, text, speaker),
    pack: (puzzle) => packGrid(theme, puzzle),
    unpack: (bytes) => withScore(theme, unpackGrid(theme, bytes)),
  };
}

/** Codes leave out what can be worked out again. */
const withScore = <C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): GridPuzzle =>
  puzzle.config.difficulty === ANY_LABEL ? withLabel(theme, puzzle, puzzle.difficulty) : puzzle;

/** With the documents' score beside the label. */
function withLabel<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle, label: string): GridPuzzle {
  const { start, solveChain, characters, ...head } = puzzle;
  const rating = { difficulty: label, difficultyScore: scoreOf(layGrid(theme, puzzle)) };
  return { ...head, ...rating, ...(start === undefined ? {} : { start }), solveChain, characters };
}

export function layGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridDraft): Table {
  const reading = readOrRefuse(theme, puzzle);
  const { config, board, solution } = reading;
  if (config.liars && !theme.testimony) throw new PuzzleError(gridRemark.liarsUnread());
  // Only proofs that are told speak of groups, and most tables are laid for an audit.
  let groups: readonly Group[] | undefined;
  return {
    rows: board.rows,
    cols: board.cols,
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
    chain: puzzle.solveChain,
    get groups() {
      groups ??= groupsOf(board);
      return groups;
    },
    regionOf: (person) => indices(board.inRow[board.people[person]?.row ?? 0] ?? 0),
  };
}

function readOrRefuse<C extends GridConfig>(theme: Theme<C>, puzzle: GridDraft): GridReading<C> {
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

function readClue<C extends GridConfig>(
  theme: Theme<C>,
  puzzle: GridPuzzle,
  text: string,
  speaker = NOBODY,
): Understood | TextFlaw {
  const { board, config } = readOrRefuse(theme, puzzle);
  if (!theme.understand) return { flaw: gameRemark.noWriting() };
  try {
    return theme.understand(text, { board, speaker }, config);
  } catch (error) {
    if (error instanceof ClueError) return { flaw: error.says, at: error.at, suggestion: error.suggestion };
    throw error;
  }
}

/** What whoever is silent says. */
const SILENCE: Spoken = { says: [], people: [], references: [], form: "", kind: "plain" };

function speak(reading: GridReading, speaker: number): Spoken {
  const { dialect, clues, board, config } = reading;
  const clue = clues[speaker];
  if (clue === undefined) return SILENCE;
  const counted = dialect.counted(clue, speaker, board);
  const local = config.liars ? undefined : dialect.local?.(clue, speaker, board);
  return {
    says: [meaningIn(reading, speaker)],
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
