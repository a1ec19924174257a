// How much work a search for a proof may do, counted in steps and never by the clock, so that every machine finds the same.

/** Goes down as work is done; whoever finds nothing left gives up. */
export interface Effort {
  left: number;
}

/** About a tenth of a second on a slow phone, and far more than nearly every proof takes. */
export const DEFAULT_EFFORT = 400_000;

export const isSpent = (effort: Effort): boolean => effort.left <= 0;

/** What asking the search about one source costs, in ways of counting cells. */
export const ASKED = 20;
