// The public format of a puzzle on a grid: who sits where, what they are, what they say, and an order in which everyone
// can be proved. Reading it checks the shape only; whether the puzzle is sound is the audit's business.

import { ELEMENTS, type Element } from "@demonstrandum/clues/board";
import { FORMAT, type Puzzle, seedSchema } from "@demonstrandum/engine";
import { packRemark, said } from "@demonstrandum/text";
import * as v from "valibot";
import { readShape } from "../read-shape.ts";

export interface Character {
  readonly id: number;
  readonly name: string;
  readonly row: number;
  readonly col: number;
  readonly spiritualRoot?: readonly Element[];
  readonly identity: string;
  /** The clue's own fields and its `text`. */
  readonly clue: ClueJson;
}

export type ClueJson = { readonly text: string; readonly [field: string]: unknown };

export interface GridPuzzle extends Puzzle {
  readonly dialect: string;
  /** What the maker set apart from dialect and difficulty; empty for the defaults. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Who is revealed before the first move; nobody where everybody has spoken. */
  readonly start?: number;
  readonly solveChain: readonly number[];
  readonly characters: readonly Character[];
}

const id = v.pipe(v.number("a number is needed"), v.integer("a whole number is needed"), v.minValue(0), v.maxValue(29));
const clue = v.looseObject({ text: v.string("the clue's text is needed") }, "a clue is needed");
const character = v.strictObject({
  id,
  name: v.pipe(v.string("a name is needed"), v.minLength(1), v.maxLength(40)),
  row: id,
  col: id,
  spiritualRoot: v.optional(
    v.pipe(v.array(v.picklist(ELEMENTS, packRemark(said`one of ${ELEMENTS} is needed`))), v.maxLength(ELEMENTS.length)),
  ),
  identity: v.string("an identity is needed"),
  clue,
});

const schema = v.strictObject({
  format: v.literal(FORMAT, packRemark(said`the format must be "${FORMAT}"`)),
  game: v.string("the game's id is needed"),
  dialect: v.string("the dialect is needed"),
  seed: seedSchema,
  config: v.record(v.string(), v.unknown(), "the configuration must be an object"),
  difficulty: v.string("the difficulty is needed"),
  start: v.optional(id),
  solveChain: v.pipe(v.array(id, "a list of ids is needed"), v.maxLength(30)),
  characters: v.pipe(v.array(character, "a list of characters is needed"), v.maxLength(30)),
});

/** Throws PuzzleError with the place in the data. */
export const parseGridPuzzle = (data: unknown): GridPuzzle => readShape(schema, data) as GridPuzzle;
