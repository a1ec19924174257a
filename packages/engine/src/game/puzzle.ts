// What every puzzle has in common, whatever its game. A puzzle is plain JSON data in the public format of its game.

import { flawOfText, packRemark, type Remark, said, textOf } from "@demonstrandum/text";
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

/** What is wrong, in plain words: with what it is about where another language may have to say it, or said already. */
export type Told = string | Remark;

/** An error that says what is wrong in plain words. */
export class ToldError extends Error {
  constructor(readonly says: Told) {
    super(textOf(says));
  }
}

/** Data that is not a puzzle of the game; the message says where and why. */
export class PuzzleError extends ToldError {
  override readonly name: string = "PuzzleError";
}

/** What is no puzzle of any game at all: there is no telling what is wrong with it as a puzzle. */
export class NoPuzzleError extends PuzzleError {
  override readonly name = "NoPuzzleError";
}

/** A configuration that cannot be used; the message says which setting is wrong and why. */
export class ConfigError extends ToldError {
  override readonly name: string = "ConfigError";
}

/** Whatever makes a puzzle from a seed takes every seed that a puzzle can carry. */
export const LONGEST_SEED = 200;

/** Any text that can be shown, as it is shown with the puzzle. */
export const seedSchema = v.pipe(
  v.string("a seed is needed"),
  v.maxLength(LONGEST_SEED, packRemark(said`a seed has at most ${LONGEST_SEED} characters`)),
  v.check(
    (seed) => flawOfText(seed) === undefined,
    ({ input }) => packRemark(said`a seed ${flawOfText(input) ?? ""}`),
  ),
);
