// What every puzzle has in common, whatever its game. A puzzle is plain JSON data in the public format of its game.

import { flawless, flawOfText, needs, type Remark, textRemark } from "@demonstrandum/text";
import * as v from "valibot";
import { puzzleRemark } from "../remarks/en.ts";

/** The format of puzzles, with its version. */
export const FORMAT = "demonstrandum/1";

/** A puzzle as it is stored: its game, seed and difficulty, and what the game adds. */
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

/** An error that says what is wrong: in English in its message, and as a remark, which any language can say. */
export class ToldError extends Error {
  readonly says: Remark;

  /** A text is for those who have but one language. */
  constructor(told: Remark | string) {
    const says = typeof told === "string" ? textRemark.plain({ text: told }) : told;
    super(says.text);
    this.says = says;
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

function flawOfSeed(seed: string): Remark | undefined {
  const flaw = flawOfText(seed);
  return flaw && puzzleRemark.unfitSeed({ flaw });
}

/** Any text that can be shown, as it is shown with the puzzle. */
export const seedSchema = v.pipe(
  v.string(needs(puzzleRemark.seedNeeded())),
  v.maxLength(LONGEST_SEED, needs(puzzleRemark.longSeed({ most: LONGEST_SEED }))),
  v.check(...flawless(flawOfSeed)),
);
