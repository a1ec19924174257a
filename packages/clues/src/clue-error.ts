// The one error this package throws at callers: what is wrong with a board, a clue or a text, in plain words.

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

export class ClueError extends Error {
  override readonly name = "ClueError";
  readonly at: TextPlace | undefined;
  readonly expected: string | undefined;
  readonly suggestion: string | undefined;

  constructor(message: string, details: ClueErrorDetails = {}) {
    super(details.at ? `line ${details.at.line}, column ${details.at.column}: ${message}` : message);
    this.at = details.at;
    this.expected = details.expected;
    this.suggestion = details.suggestion;
  }
}
