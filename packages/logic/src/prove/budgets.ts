// The budgets of a search for a proof, in ways of counting cells.

/** Far more than nearly every proof takes, and yet some tens of milliseconds at most. */
export const PROOF_BUDGET = 100_000;

/** Enough to find nearly every proof that a person would follow, in about a millisecond. */
export const QUICK_BUDGET = 6_000;

/** What asking the search about one source costs. */
export const ASKED = 20;
