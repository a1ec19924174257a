// How much work a search for a proof may do, counted in steps and never by the clock, so that every machine finds the same.

/** Goes down as work is done; whoever finds nothing left gives up. */
export interface Effort {
  left: number;
}

/** Far more than nearly every proof takes, and yet some tens of milliseconds at most. */
export const DEFAULT_EFFORT = 100_000;

/** Enough to find nearly every proof that a person would follow, in about a millisecond. */
export const QUICK_EFFORT = 6_000;

export const isSpent = (effort: Effort): boolean => effort.left <= 0;

/** What asking the search about one source costs, in ways of counting cells. */
export const ASKED = 20;
