// The messages between us and the z3 child.

export interface Question {
  readonly id: number;
  readonly text: string;
  /** Forget everything said before. */
  readonly isFresh: boolean;
}

export interface Answer {
  /** 0 is the greeting of a child that is ready. */
  readonly id: number;
  readonly output: string;
  /** There is no z3-solver here; the child ends. */
  readonly isMissing?: boolean;
}
