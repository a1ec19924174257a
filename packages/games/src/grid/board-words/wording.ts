// What a language calls the parts of a board, whatever is played on it.

import type { GroupKind } from "@demonstrandum/clues/naming";
import type { GroupWords } from "@demonstrandum/engine";

/** What a group is about: the one of these that its kind speaks of. */
export interface GroupAt {
  /** The row or column, counted from 1, and what a column is called. */
  readonly line: number;
  readonly column: string;
  /** Whose neighbors they are. */
  readonly name: string;
  readonly element: string;
}

export interface GridBoardWording {
  readonly groups: Readonly<Record<GroupKind, (at: GroupAt) => GroupWords>>;
  /** A row to look at, counted from 1. */
  row(row: number): string;
}
