// The public format of a puzzle on a grid: who sits where, what they are, what they say, and an order in which everyone
// can be proved. Reading it checks the shape only; whether the puzzle is sound is the audit's business.

import { ELEMENTS, type Element } from "@demonstrandum/clues/board";
import { clueRemark } from "@demonstrandum/clues/remarks";
import { ANY_LABEL, FORMAT, type Puzzle, seedSchema } from "@demonstrandum/engine";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import { readShape } from "../read-shape.ts";
import { gameRemark } from "../remarks/en.ts";
import { gridRemark } from "./remarks/en.ts";

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

/** Somebody of a draft, who may be silent. */
export type DraftCharacter = Omit<Character, "clue"> & { readonly clue?: ClueJson };

export type ClueJson = { readonly text: string; readonly [field: string]: unknown };

export interface GridPuzzle extends Puzzle {
  readonly dialect: string;
  /** The documents' score; puzzles from before it have none. It is told, not checked. */
  readonly difficultyScore?: number;
  /** What the maker set apart from dialect and difficulty, unless any would do; empty for the defaults. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Who is revealed before the first move; nobody where everybody has spoken. */
  readonly start?: number;
  readonly solveChain: readonly number[];
  readonly characters: readonly Character[];
}

/** A puzzle in the making. Every puzzle is one. */
export type GridDraft = Omit<GridPuzzle, "characters"> & { readonly characters: readonly DraftCharacter[] };

const id = v.pipe(
  v.number(needs(clueRemark.numberNeeded())),
  v.integer(needs(clueRemark.wholeNeeded())),
  v.minValue(0),
  v.maxValue(29),
);
const clue = v.looseObject({ text: v.string(needs(gridRemark.clueTextNeeded())) }, needs(gridRemark.clueNeeded()));
const character = v.strictObject({
  id,
  name: v.pipe(v.string(needs(clueRemark.nameNeeded())), v.minLength(1), v.maxLength(40)),
  row: id,
  col: id,
  spiritualRoot: v.optional(
    v.pipe(
      v.array(v.picklist(ELEMENTS, needs(clueRemark.oneOfNeeded({ choices: ELEMENTS })))),
      v.maxLength(ELEMENTS.length),
    ),
  ),
  identity: v.string(needs(gridRemark.identityNeeded())),
  clue,
});

export const GridShape = v.strictObject({
  format: v.literal(FORMAT, needs(gameRemark.formatNeeded({ format: FORMAT }))),
  game: v.string(needs(gridRemark.gameNeeded())),
  dialect: v.string(needs(gridRemark.dialectNeeded())),
  seed: seedSchema,
  config: v.record(v.string(), v.unknown(), needs(gameRemark.configNeeded())),
  difficulty: v.string(needs(gridRemark.difficultyNeeded())),
  difficultyScore: v.exactOptional(
    v.pipe(v.number(needs(clueRemark.numberNeeded())), v.finite(needs(gameRemark.finiteNeeded()))),
  ),
  start: v.optional(id),
  solveChain: v.pipe(v.array(id, needs(gridRemark.idsNeeded())), v.maxLength(30)),
  characters: v.pipe(v.array(character, needs(gridRemark.charactersNeeded())), v.maxLength(30)),
});

/** What a draft may leave out, and what is then taken. */
const DraftShape = v.strictObject({
  ...GridShape.entries,
  seed: v.optional(seedSchema, ""),
  config: v.optional(GridShape.entries.config, {}),
  difficulty: v.optional(GridShape.entries.difficulty, ANY_LABEL),
  solveChain: v.optional(GridShape.entries.solveChain, []),
  characters: v.pipe(
    v.array(v.strictObject({ ...character.entries, clue: v.exactOptional(v.looseObject({})) })),
    v.maxLength(30),
  ),
});

/** Throws PuzzleError with the place in the data. */
export const parseGridDraft = (data: unknown): GridDraft => readShape(DraftShape, data) as unknown as GridDraft;

/** Throws PuzzleError with the place in the data. */
export const parseGridPuzzle = (data: unknown): GridPuzzle => readShape(GridShape, data) as GridPuzzle;
