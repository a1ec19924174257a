// How places on the board are written: rows from 1, columns by letter, `(3, B)` or a plain number.

import type { Remark } from "@demonstrandum/text";
import { type Board, personAt } from "./board.ts";
import { clueRemark } from "./remarks/en.ts";

const LETTERS = 26;

/** 0 is A, 25 is Z, 26 is AA. */
export const makeColumn = (col: number): string =>
  (col >= LETTERS ? makeColumn(Math.floor(col / LETTERS) - 1) : "") + String.fromCharCode(65 + (col % LETTERS));

export const makeRow = (row: number): string => String(row + 1);

/** The column a letter names, or undefined when the board has none of that name. */
export function parseColumn(text: string, board: Board): number | undefined {
  const wanted = text.toUpperCase();
  for (let col = 0; col < board.cols; col++) if (makeColumn(col) === wanted) return col;
  return undefined;
}

/** `(3, B)`: as the cultivators write it. */
export function sayPlace(board: Board, id: number): string {
  const { row, col } = personAt(board, id);
  return `(${makeRow(row)}, ${makeColumn(col)})`;
}

/** Places counted row by row from 1: as who writes it. */
export function numberOfPlace(board: Board, id: number): number {
  const { row, col } = personAt(board, id);
  return row * board.cols + col + 1;
}

/** A line in a sentence about what is wrong. */
export const remarkLine = (line: "row" | "column", at: string | number): Remark => clueRemark[line]({ at });
