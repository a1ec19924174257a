// How large a board is: as its game has it, or as was asked for. Which levels come together depends on how many people there are.

import { ANY_LABEL, ConfigError, LABELS } from "@demonstrandum/engine";
import * as v from "valibot";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

export interface BoardShape {
  readonly rows: number;
  readonly cols: number;
}

/** 3×3 to 6×5: at most thirty people. */
const LEAST = 3;
const MOST: BoardShape = { rows: 6, cols: 5 };

const side = (most: number) => v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(LEAST), v.maxValue(most)));

/** Entries of a schema of settings. */
export const shapeEntries = { rows: side(MOST.rows), cols: side(MOST.cols) };

export const isShape = ({ rows, cols }: BoardShape): boolean =>
  rows >= LEAST && rows <= MOST.rows && cols >= LEAST && cols <= MOST.cols;

/** The rows and columns of a board. */
export const shapeOf = <C extends GridConfig>(theme: Theme<C>, { rows, cols }: Partial<BoardShape>): BoardShape => ({
  rows: rows ?? theme.rows,
  cols: cols ?? theme.cols,
});

/** What a configuration keeps of it: nothing where it is the usual one. */
export const keepShape = ({ rows, cols }: BoardShape, usual: BoardShape): Partial<BoardShape> =>
  rows === usual.rows && cols === usual.cols ? {} : { rows, cols };

/** With fewer people than this, long insights leave too few others. */
const FEWEST = { hard: 12, brutal: 16 } as const;

/** The labels of boards with so many people. */
export const labelsOfSize = (size: number): readonly string[] =>
  LABELS.filter((label) => size >= (FEWEST[label as keyof typeof FEWEST] ?? 0));

/** Throws ConfigError where a board of this size has no such puzzles. */
export function checkShape({ rows, cols }: BoardShape, usual: BoardShape, difficulty: string, liars: boolean): void {
  const labels = labelsOfSize(rows * cols);
  if (difficulty !== ANY_LABEL && !labels.includes(difficulty))
    throw new ConfigError(gridRemark.noLevelOfSize({ rows, cols, difficulty, labels }));
  if (liars && rows * cols !== usual.rows * usual.cols) throw new ConfigError(gridRemark.noLiarsOfSize({ rows, cols }));
}
