// The one error this package throws at callers: what is wrong with a board, a clue or a text, in plain words.

import type { Remark } from "@demonstrandum/text";
import { clueRemark } from "./remarks/en.ts";

/** A place in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface ClueErrorDetails {
  readonly at?: TextPlace | undefined;
  /** What would have been right here. */
  readonly expected?: string | undefined;
  /** The nearest word that exists, for a slip of the pen. */
  readonly suggestion?: string | undefined;
}

/** A clue that cannot be read or cannot stand on its board: one sentence, and the place in the text where there is one. */
export class ClueError extends Error {
  override readonly name = "ClueError";
  /** The message, with what it is about. */
  readonly says: Remark;
  readonly at: TextPlace | undefined;
  readonly expected: string | undefined;
  readonly suggestion: string | undefined;

  constructor(flaw: Remark, details: ClueErrorDetails = {}) {
    const { at } = details;
    const says = at ? clueRemark.atPlace({ line: at.line, column: at.column, flaw }) : flaw;
    super(says.text);
    this.says = says;
    this.at = details.at;
    this.expected = details.expected;
    this.suggestion = details.suggestion;
  }
}
