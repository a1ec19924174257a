// A step of reasoning.

/** One forced identity and whose clues force it: a smallest set, first in order among the smallest. */
export interface Step {
  readonly person: number;
  readonly identity: boolean;
  readonly speakers: readonly number[];
  /** A smallest set was too much to work out: nothing can be left out of this one, but another may be smaller. */
  readonly isRough?: true;
}
