// What every puzzle has in common, whatever its game. A puzzle is plain JSON data in the public format of its game.

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

/** Data that is not a puzzle of the game; the message says where and why in plain words. */
export class PuzzleError extends Error {
  override readonly name: string = "PuzzleError";
}

/** A configuration that cannot be used; the message names the key. */
export class ConfigError extends Error {
  override readonly name: string = "ConfigError";
}
