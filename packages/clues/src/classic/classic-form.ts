// What the classic clue types share: their parameters and their lines.

import type { Mask } from "@demonstrandum/logic";
import { needs, type Remark } from "@demonstrandum/text";
import * as v from "valibot";
import { type Board, ELEMENTS, type Element, nameOf, personAt } from "../board.ts";
import type { Form, Setting } from "../form.ts";
import type { Geometry } from "../geometry.ts";
import { makeColumn, makeRow, remarkLine } from "../place.ts";
import { clueRemark } from "../remarks/en.ts";
import { Whole } from "../schema.ts";

/** Rows, columns and people are counted from 0. */
export interface ClassicParams {
  readonly target?: number;
  readonly subject?: number;
  readonly row?: number;
  readonly column?: number;
  readonly N?: number;
  readonly M?: number;
  readonly mentionedId?: number;
  readonly element?: Element;
}

/** A clue form without its name, which is its key in the list of its file, and without its words, which are in `words/`. */
export type ClassicForm<P extends ClassicParams = ClassicParams> = Omit<Form<P>, "id" | "say">;

/** Person, line and count parameters are all small whole numbers. */
export { Whole };
export const ElementName = v.picklist(ELEMENTS, needs(clueRemark.oneOfNeeded({ choices: ELEMENTS })));

/** A row or a column as a group of people. */
export interface LineKind {
  readonly word: "row" | "column";
  groups(board: Geometry): readonly Mask[];
  /** As the player sees it, in a sentence about what is wrong. */
  named(index: number): Remark;
  indexOf(board: Board, person: number): number;
}

export const ROW: LineKind = {
  word: "row",
  groups: (board) => board.inRow,
  named: (row) => remarkLine("row", makeRow(row)),
  indexOf: (board, person) => personAt(board, person).row,
};

export const COLUMN: LineKind = {
  word: "column",
  groups: (board) => board.inColumn,
  named: (col) => remarkLine("column", makeColumn(col)),
  indexOf: (board, person) => personAt(board, person).col,
};

export { nameOf };

export function flawOfPerson(id: number, { board }: Setting): Remark | undefined {
  return id >= 0 && id < board.size ? undefined : clueRemark.noPerson({ person: id, size: board.size });
}

export function flawOfLine(line: LineKind, index: number, { board }: Setting): Remark | undefined {
  const count = line.groups(board).length;
  return index < count ? undefined : clueRemark.noLine({ line: line.named(index), count, kind: line.word });
}
