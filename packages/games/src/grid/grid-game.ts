// Games on a grid of people with one clue each, revealed as their speakers are: everything that does not depend on the
// theme.

import { ClueError } from "@demonstrandum/clues/clue-error";
import {
  type Game,
  LABELS,
  PuzzleError,
  scoreOf,
  type Table,
  type TextFlaw,
  type Understood,
} from "@demonstrandum/engine";
import { gameRemark } from "../remarks/en.ts";
import { checkGrid } from "./grid-check.ts";
import { packGrid, unpackGrid } from "./grid-code.ts";
import { drawGrid } from "./grid-draw.ts";
import { type GridDraft, type GridPuzzle, parseGridPuzzle } from "./grid-puzzle.ts";
import { type GridReading, readGrid } from "./grid-reading.ts";
import { tableOf } from "./grid-table.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
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
    unpack: (bytes) => {
      // Codes leave out what can be worked out again.
      const puzzle = unpackGrid(theme, bytes);
      return withLabel(theme, puzzle, puzzle.difficulty);
    },
  };
}

/** With the documents' score beside the label. */
export function withLabel<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle, label: string): GridPuzzle {
  const { start, solveChain, characters, ...head } = puzzle;
  const rating = { difficulty: label, difficultyScore: scoreOf(layGrid(theme, puzzle)) };
  return { ...head, ...rating, ...(start === undefined ? {} : { start }), solveChain, characters };
}

export function layGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridDraft): Table {
  const { start, solveChain } = puzzle;
  return tableOf(theme, readOrRefuse(theme, puzzle), start === undefined ? [] : [start], solveChain);
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
