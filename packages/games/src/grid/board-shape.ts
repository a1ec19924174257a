// How large a board is: as its game has it, or as was asked for. Which levels come together depends on how many people there are.

import { ANY_LABEL, ConfigError, LABELS } from "@demonstrandum/engine";
import * as v from "valibot";
import { gridRemark } from "./remarks/en.ts";

export interface BoardShape {
  readonly rows: number;
  readonly cols: number;
}

/** What was asked for of it. */
type UnsetShape = { readonly [Side in keyof BoardShape]?: number | undefined };

/** 3×3 to 6×5: at most thirty people. */
const LEAST = 3;
const MOST: BoardShape = { rows: 6, cols: 5 };

const side = (most: number) => v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(LEAST), v.maxValue(most)));

/** Entries of a schema of settings. */
export const shapeEntries = { rows: side(MOST.rows), cols: side(MOST.cols) };

export const isShape = ({ rows, cols }: BoardShape): boolean =>
  rows >= LEAST && rows <= MOST.rows && cols >= LEAST && cols <= MOST.cols;

/** The rows and columns of a board. */
export const shapeOf = (usual: BoardShape, { rows, cols }: UnsetShape): BoardShape => ({
  rows: rows ?? usual.rows,
  cols: cols ?? usual.cols,
});

/** What a configuration keeps of it: nothing where it is the usual one. */
export const keepShape = ({ rows, cols }: BoardShape, usual: BoardShape): Partial<BoardShape> =>
  rows === usual.rows && cols === usual.cols ? {} : { rows, cols };

/** With fewer people than this, long insights leave too few others. */
const FEWEST = { hard: 12, brutal: 16 } as const;

/** The labels of boards with so many people: all that there are on those of the usual size. */
export const labelsOfSize = (size: number, usual: number): readonly string[] =>
  LABELS.filter((label) => size >= Math.min(usual, FEWEST[label as keyof typeof FEWEST] ?? 0));

/** How many of so many people are of the hidden kind, where these are the fewest and the most among the usual number. */
export const hiddenAmong = (
  size: number,
  [least, most]: readonly [number, number],
  usual: number,
): [number, number] => [Math.round((size * least) / usual), Math.round((size * most) / usual)];

/** Throws ConfigError where a board of this size has no such puzzles. */
export function checkShape({ rows, cols }: BoardShape, usual: BoardShape, difficulty: string, liars: boolean): void {
  const labels = labelsOfSize(rows * cols, usual.rows * usual.cols);
  if (difficulty !== ANY_LABEL && !labels.includes(difficulty))
    throw new ConfigError(gridRemark.noLevelOfSize({ rows, cols, difficulty, labels }));
  if (liars && rows * cols !== usual.rows * usual.cols) throw new ConfigError(gridRemark.noLiarsOfSize({ rows, cols }));
}
