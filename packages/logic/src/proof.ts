// What a proof is, and a checker that trusts nothing but `predicate`.

import type { Constraint } from "./constraint.ts";
import { maskOf } from "./mask.ts";
import { predicate } from "./predicate.ts";
import { scopeOf } from "./scope.ts";
import {
  clueIndices,
  type Facts,
  factsOf,
  type Given,
  type Literal,
  negated,
  type Theory,
  withLiteral,
} from "./theory.ts";

export interface Source {
  readonly kind: "clue" | "axiom";
  readonly index: number;
}

/** One clue forces the literal, given what is known of the booleans `from`: facts, suppositions, earlier lines. */
export interface Line {
  readonly kind: "line";
  readonly literal: Literal;
  readonly by: Source;
  readonly from: readonly number[];
}

/** If the literal held, so would the steps, and then the clue `by` could not hold, given `from`: so the opposite holds. */
export interface Supposition {
  readonly kind: "suppose";
  readonly literal: Literal;
  readonly steps: readonly ProofStep[];
  readonly by: Source;
  readonly from: readonly number[];
}

export type ProofStep = Line | Supposition;

/** Steps that end in the literal; none are needed if it is a fact. */
export interface Proof {
  readonly literal: Literal;
  readonly steps: readonly ProofStep[];
}

export function checkProof(theory: Theory, given: Given, proof: Proof): boolean {
  const proved = checkSteps(theory, given, factsOf(theory, given), proof.steps);
  return proved !== undefined && knows(proved, proof.literal);
}

/** Everything known after the steps; undefined if one of them does not follow. */
function checkSteps(theory: Theory, given: Given, facts: Facts, steps: readonly ProofStep[]): Facts | undefined {
  let now = facts;
  for (const step of steps) {
    const isLine = step.kind === "line";
    const inside = isLine ? now : checkSteps(theory, given, withLiteral(now, step.literal), step.steps);
    const says = sourceOf(theory, given, step.by);
    if (!inside || !says || step.from.some((index) => ((inside.known >>> index) & 1) === 0)) return undefined;
    const used = maskOf(step.from);
    const premises = { known: used, value: inside.value & used };
    if (canHold(says, isLine ? withLiteral(premises, negated(step.literal)) : premises)) return undefined;
    now = withLiteral(now, isLine ? step.literal : negated(step.literal));
  }
  return now;
}

function sourceOf(theory: Theory, given: Given, { kind, index }: Source): Constraint | undefined {
  if (kind === "axiom") return theory.axioms[index];
  return clueIndices(theory, given).includes(index) ? theory.clues[index]?.says : undefined;
}

/** Tries every way to fill in the booleans the constraint speaks of. */
function canHold(says: Constraint, { known, value }: Facts): boolean {
  const holds = predicate(says);
  const open = scopeOf(says) & ~known;
  let filling = 0;
  do {
    if (holds(value | filling)) return true;
    filling = (filling - open) & open;
  } while (filling !== 0);
  return false;
}

const knows = ({ known, value }: Facts, literal: Literal) =>
  ((known >>> literal.index) & 1) === 1 && ((value >>> literal.index) & 1) === Number(literal.value);
