// What a proof is, and a checker that trusts nothing but `predicate`.

import type { Constraint, Count } from "./constraint.ts";
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

/** What a step rests on: one clue, what is known of the booleans `from`, and the counts that earlier tallies established. */
interface Grounds {
  readonly by: Source;
  readonly from: readonly number[];
  readonly with?: readonly Count[];
}

/** The literal is forced. */
export interface Line extends Grounds {
  readonly kind: "line";
  readonly literal: Literal;
}

/** A count is forced. */
export interface Tally extends Grounds {
  readonly kind: "tally";
  readonly says: Count;
}

/** If the literal held, so would the steps, and then the clue could not hold: so the opposite holds. */
export interface Supposition extends Grounds {
  readonly kind: "suppose";
  readonly literal: Literal;
  readonly steps: readonly ProofStep[];
}

export type ProofStep = Line | Tally | Supposition;

/** Steps that end in the literal; none are needed if it is a fact. */
export interface Proof {
  readonly literal: Literal;
  readonly steps: readonly ProofStep[];
}

interface Shown extends Facts {
  readonly counts: readonly Count[];
}

export function checkProof(theory: Theory, given: Given, proof: Proof): boolean {
  const shown = checkSteps(theory, given, { ...factsOf(theory, given), counts: [] }, proof.steps);
  return shown !== undefined && knows(shown, proof.literal);
}

/** Everything shown after the steps; undefined if one of them does not follow. */
function checkSteps(theory: Theory, given: Given, before: Shown, steps: readonly ProofStep[]): Shown | undefined {
  let now = before;
  for (const step of steps) {
    const isSupposed = step.kind === "suppose";
    const inside = isSupposed
      ? checkSteps(theory, given, { ...now, ...withLiteral(now, step.literal) }, step.steps)
      : now;
    const source = sourceOf(theory, given, step.by);
    const counts = step.with ?? [];
    if (!inside || !source || !counts.every((count) => isAmong(count, inside.counts))) return undefined;
    if (step.from.some((index) => ((inside.known >>> index) & 1) === 0)) return undefined;
    const used = maskOf(step.from);
    const premises = { known: used, value: inside.value & used };
    const claim = step.kind === "tally" ? step.says : isSupposed ? NEVER : holding(step.literal);
    if (canHold([source, ...counts, { kind: "not", of: claim }], premises)) return undefined;
    if (step.kind === "tally") now = { ...now, counts: [...now.counts, step.says] };
    else now = { ...now, ...withLiteral(now, isSupposed ? negated(step.literal) : step.literal) };
  }
  return now;
}

const NEVER: Constraint = { kind: "any", of: [] };
const holding = ({ index, value }: Literal): Count => ({ kind: "count", of: 1 << index, allowed: value ? 2 : 1 });
const isAmong = (count: Count, shown: readonly Count[]) =>
  shown.some(({ of, allowed }) => of === count.of && allowed === count.allowed);

function sourceOf(theory: Theory, given: Given, { kind, index }: Source): Constraint | undefined {
  if (kind === "axiom") return theory.axioms[index];
  return clueIndices(theory, given).includes(index) ? theory.clues[index]?.says : undefined;
}

/** Tries every way to fill in the booleans the constraints speak of. */
function canHold(constraints: readonly Constraint[], { known, value }: Facts): boolean {
  const holds = predicate({ kind: "all", of: constraints });
  const open = scopeOf({ kind: "all", of: constraints }) & ~known;
  let filling = 0;
  do {
    if (holds(value | filling)) return true;
    filling = (filling - open) & open;
  } while (filling !== 0);
  return false;
}

const knows = ({ known, value }: Facts, literal: Literal) =>
  ((known >>> literal.index) & 1) === 1 && ((value >>> literal.index) & 1) === Number(literal.value);
