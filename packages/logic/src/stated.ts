// All that a question states, in one list: the axioms, the clues on the table, the facts.

import type { Constraint } from "./constraint.ts";
import { indices } from "./mask.ts";
import type { Given, Theory } from "./theory.ts";

/** A theory as far as it can be read; translations need nothing compiled. */
export type Readable = Pick<Theory, "size" | "clues" | "axioms">;

export interface Stated {
  readonly name: string;
  readonly says: Constraint;
}

export function stated(theory: Readable, given: Given = {}): Stated[] {
  const { known = 0, value = 0 } = given.facts ?? {};
  const clues = given.clues?.flatMap((index) => theory.clues[index] ?? []) ?? theory.clues;
  return [
    ...theory.axioms.map((says) => ({ name: "axiom", says })),
    ...clues.map(({ name, says }) => ({ name: name.replace(/\s+/g, " "), says })),
    ...indices(known).map((index) => ({ name: "fact", says: literalConstraint(index, (value >>> index) & 1) })),
  ];
}

const literalConstraint = (index: number, value: number): Constraint => ({
  kind: "count",
  of: 1 << index,
  allowed: 1 << value,
});
