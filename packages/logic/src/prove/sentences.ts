// How long a proof is when it is told.

/** A step of any kind of proof. */
interface Told {
  readonly kind: "line" | "suppose";
  readonly steps?: readonly Told[];
}

/** A supposition, where it breaks, and what follows from that are sentences too. */
export const sentencesOf = (steps: readonly Told[]): number =>
  steps.reduce((sum, step) => sum + (step.kind === "suppose" ? 3 + sentencesOf(step.steps ?? []) : 1), 0);

/** How many suppositions stand inside each other at most: 0 for none. */
export const nestingOf = (steps: readonly Told[]): number =>
  steps.reduce((most, step) => Math.max(most, step.kind === "suppose" ? 1 + nestingOf(step.steps ?? []) : 0), 0);

/** How long a proof is, and how many suppositions stand inside another. */
export interface ProofLength {
  readonly sentences: number;
  readonly nesting: number;
}

/** How long a proof is when it is told. */
export const lengthOf = (steps: readonly Told[]): ProofLength => ({
  sentences: sentencesOf(steps),
  nesting: Math.max(0, nestingOf(steps) - 1),
});

/** Whether a proof is no longer and no deeper than allowed. */
export const isWithin = (length: ProofLength, most: ProofLength): boolean =>
  length.sentences <= most.sentences && length.nesting <= most.nesting;
