// What every puzzle has in common, whatever its game. A puzzle is plain JSON data in the public format of its game.

import { flawOfText } from "@demonstrandum/text";
import * as v from "valibot";

export const FORMAT = "demonstrandum/1";

export interface Puzzle {
  readonly format: typeof FORMAT;
  /** The id of its game. */
  readonly game: string;
  /** Which clue language, in games that have several. */
  readonly dialect?: string;
  readonly seed: string;
  /** One of the game's labels. */
  readonly difficulty: string;
}

/** Data that is not a puzzle of the game; the message says where and why in plain words, and `at` names the place. */
export class PuzzleError extends Error {
  override readonly name: string = "PuzzleError";

  constructor(
    message: string,
    readonly at?: string,
  ) {
    super(message);
  }
}

/** A configuration that cannot be used; the message says why, and `keys` are the settings it is about. */
export class ConfigError extends Error {
  override readonly name: string = "ConfigError";

  constructor(
    message: string,
    readonly keys: readonly string[] = [],
  ) {
    super(message);
  }
}

const LONGEST_SEED = 200;

/** Any text that can be shown, as it is shown with the puzzle. */
export const seedSchema = v.pipe(
  v.string("a seed is needed"),
  v.maxLength(LONGEST_SEED, `a seed has at most ${LONGEST_SEED} characters`),
  v.check(
    (seed) => flawOfText(seed) === undefined,
    ({ input }) => `a seed ${flawOfText(input)}`,
  ),
);
