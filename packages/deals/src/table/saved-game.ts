// A game as it is kept: in this browser, in a file, in a link. Versioned, and checked whenever it comes back.

import * as v from "valibot";
import { type Entry, parseLog } from "./entry.ts";
import { parseShape, TableError } from "./error.ts";
import { parseSetup, type Setup } from "./setup.ts";

/** The format of saved tables, with its version. */
export const TABLE_FORMAT = "demonstrandum-table/1";

const SavedSchema = v.object({
  format: v.literal(TABLE_FORMAT),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  name: v.pipe(v.string(), v.maxLength(80)),
  created: v.pipe(v.number(), v.minValue(0)),
  changed: v.pipe(v.number(), v.minValue(0)),
  setup: v.unknown(),
  log: v.unknown(),
  /** Whatever the page wants to keep beside the game, such as a half-entered suggestion. */
  draft: v.optional(v.unknown()),
});

/** A table as it is kept in a file. */
export interface SavedGame {
  readonly format: typeof TABLE_FORMAT;
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly changed: number;
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly draft?: unknown;
}

/** Reads a saved game from data; throws a TableError in plain words. */
export function parseSavedGame(data: unknown): SavedGame {
  if (typeof data !== "object" || data === null || !("format" in data) || data.format !== TABLE_FORMAT) {
    throw new TableError("format", "", `this is not a saved table (expected the format "${TABLE_FORMAT}").`);
  }
  const shape = parseShape(SavedSchema, data, "game");
  const setup = parseSetup(shape.setup);
  return { ...shape, setup, log: parseLog(shape.log, setup) };
}

/** Reads a saved game from the text of a file. */
export function parseGameText(text: string): SavedGame {
  return parseSavedGame(parseJson(text));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableError("format", "", "this is not a saved table (the text is not JSON).");
  }
}

/** The text of a file for a game. */
export function makeGameText(game: SavedGame): string {
  return `${JSON.stringify(game, null, 2)}\n`;
}
