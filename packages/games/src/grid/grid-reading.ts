// A grid puzzle's JSON, read once: its configuration, its board and its clues, each of them parsed or the reason why not.
// Laying out, checking and annotating all start from here, and share what a clue means and how it is written.

import type { Board, ClueData, Dialect } from "@demonstrandum/clues";
import { makeBoard } from "@demonstrandum/clues/board";
import { ClueError } from "@demonstrandum/clues/clue-error";
import type { Honesty } from "@demonstrandum/engine";
import type { Constraint, World } from "@demonstrandum/logic";
import { makeRecent } from "@demonstrandum/text";
import { shapeOf } from "./board-shape.ts";
import { gridConfigOf } from "./grid-config.ts";
import type { DraftCharacter, GridDraft } from "./grid-puzzle.ts";
import type { GridConfig, GridDialect, Theme } from "./grid-theme.ts";

export interface GridReading<C extends GridConfig = GridConfig> {
  readonly config: C;
  readonly dialect: GridDialect;
  readonly board: Board;
  readonly identities: readonly [string, string];
  readonly solution: World;
  /** By speaker: parsed, a ClueError, or undefined for silence, which there is only in drafts. */
  readonly clues: readonly unknown[];
  /** By speaker, worked out when first asked for: see `meaningOf` and `writtenOf`. */
  readonly meanings: (Constraint | undefined)[];
  readonly written: (ClueData | undefined)[];
}

const readings = makeRecent<GridDraft, GridReading>();

/** Throws ConfigError or ClueError when there is no such configuration or board. */
export function readGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridDraft): GridReading<C> {
  const kept = readings.get(puzzle);
  if (kept) return kept as GridReading<C>;
  const { characters } = puzzle;
  const config = gridConfigOf(theme, puzzle);
  const dialect = theme.dialectFor(config);
  const board = makeBoard({ ...shapeOf(theme, config), people: characters });
  const identities = theme.identities(config);
  const reading = {
    config,
    dialect,
    board,
    identities,
    solution: solutionOf(characters, identities[1]),
    clues: characters.map((character) => parseOrReason(dialect, character, board)),
    meanings: characters.map(() => undefined),
    written: characters.map(() => undefined),
  };
  readings.set(puzzle, reading);
  return reading;
}

function solutionOf(characters: readonly DraftCharacter[], hidden: string): World {
  let solution = 0;
  for (const { id, identity } of characters) if (identity === hidden) solution |= 1 << id;
  return solution;
}

function parseOrReason(dialect: Dialect, { clue, id }: DraftCharacter, board: Board): unknown {
  if (clue === undefined) return undefined;
  try {
    return dialect.parseClue(clue, id, board);
  } catch (error) {
    if (error instanceof ClueError) return error;
    throw error;
  }
}

/** How the hidden kind speaks. */
export const honestyIn = ({ liars }: GridConfig): Honesty => (liars ? "lying" : "truthful");

/** What a well-formed clue means. */
export function meaningIn(
  { dialect, clues, board, meanings }: Pick<GridReading, "dialect" | "clues" | "board" | "meanings">,
  speaker: number,
): Constraint {
  const meaning = meanings[speaker] ?? dialect.meaning(clues[speaker], speaker, board);
  meanings[speaker] = meaning;
  return meaning;
}

/** A well-formed clue as its parameters say it is written. */
export function writtenOf({ dialect, clues, board, written }: GridReading, speaker: number): ClueData {
  const data = written[speaker] ?? dialect.makeClue(clues[speaker], speaker, board);
  written[speaker] = data;
  return data;
}
