// A grid puzzle's JSON, read once: its configuration, its board and its clues, each of them parsed or the reason why not.
// Laying out, checking and annotating all start from here.

import { type Board, ClueError, makeBoard } from "@demonstrandum/clues";
import { maskOf, type World } from "@demonstrandum/logic";
import type { GridPuzzle } from "./grid-puzzle.ts";
import type { GridConfig, Theme, Voice } from "./grid-theme.ts";

export interface GridReading<C extends GridConfig = GridConfig> {
  readonly config: C;
  readonly voice: Voice;
  readonly board: Board;
  readonly identities: readonly [string, string];
  readonly solution: World;
  readonly clues: readonly unknown[];
}

const readings = new WeakMap<GridPuzzle, GridReading>();

/** Throws ConfigError or ClueError when there is no such configuration or board. */
export function readGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): GridReading<C> {
  const kept = readings.get(puzzle);
  if (kept) return kept as GridReading<C>;
  const { config: given, dialect, difficulty, characters } = puzzle;
  const config = theme.parseConfig({ ...given, dialect, difficulty });
  const voice = theme.voice(config);
  const board = makeBoard({ rows: theme.rows, cols: theme.cols, people: characters });
  const identities = theme.identities(config);
  const reading = {
    config,
    voice,
    board,
    identities,
    solution: maskOf(characters.filter(({ identity }) => identity === identities[1]).map(({ id }) => id)),
    clues: characters.map(({ clue, id }) => parseOrReason(() => voice.dialect.parseClue(clue, id, board))),
  };
  readings.set(puzzle, reading);
  return reading;
}

function parseOrReason(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ClueError) return error;
    throw error;
  }
}
