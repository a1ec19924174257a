// What a proof is, and a checker that trusts nothing but `predicate`.

import type { Constraint, Count } from "../constraint.ts";
import { countBits, maskOf, rangeOf } from "../mask.ts";
import { clueIndices, type Facts, factsOf, type Given, isFact, type Literal, type Theory } from "../theory.ts";
import { canHold } from "./cells.ts";

/** What a line of a proof rests on: a clue by its number, or an axiom. */
export interface Source {
  readonly kind: "clue" | "axiom";
  readonly index: number;
}

/** What has been shown that a step rests on: what is known of the booleans `from`, and counts that earlier steps established. */
interface Premises {
  readonly from: readonly number[];
  readonly with: readonly Count[];
}

/** The same, and one clue. */
export interface Grounds extends Premises {
  readonly by: Source;
}

/** The clue is left out where what has been shown is enough without any. */
interface LeanGrounds extends Premises {
  readonly by?: Source;
}

/** Counts are forced: how many of some booleans are true. Of one boolean, of none or of all of a group, this settles them. */
export interface Line extends LeanGrounds {
  readonly kind: "line";
  readonly says: readonly Count[];
}

/** If what it says held, so would the steps, and then the clue could not hold beside them: so the opposite holds. */
export interface Supposition extends LeanGrounds {
  readonly kind: "suppose";
  readonly says: Count;
  readonly steps: readonly ProofStep[];
}

/** A line, or a supposition with its own lines. */
export type ProofStep = Line | Supposition;

/** Steps that settle the literals; none are needed if they are facts. */
export interface Proof {
  readonly literals: readonly Literal[];
  readonly steps: readonly ProofStep[];
}

interface Shown extends Facts {
  readonly counts: readonly Count[];
}

/** Whether every line of a proof follows from what it rests on. */
export function checkProof(theory: Theory, given: Given, proof: Proof): boolean {
  const shown = checkSteps(theory, given, { ...factsOf(theory, given), counts: [] }, proof.steps);
  return shown !== undefined && proof.literals.every((literal) => isFact(shown, literal));
}

/** Everything shown after the steps; undefined if one of them does not follow. */
function checkSteps(theory: Theory, given: Given, before: Shown, steps: readonly ProofStep[]): Shown | undefined {
  let now = before;
  for (const step of steps) {
    const isSupposed = step.kind === "suppose";
    const inside = isSupposed ? checkSteps(theory, given, withShown(now, step.says), step.steps) : now;
    const claims = isSupposed ? [NEVER] : step.says;
    if (!inside || !claims.every((claim) => follows(theory, given, inside, step, claim))) return undefined;
    now = isSupposed ? withShown(now, oppositeOf(step.says)) : step.says.reduce(withShown, now);
  }
  return now;
}

function follows(
  theory: Theory,
  given: Given,
  shown: Shown,
  { by, from, with: counts }: LeanGrounds,
  claim: Constraint,
) {
  const source = by ? sourceOf(theory, given, by) : ALWAYS;
  const used = maskOf(from);
  if (!source || (used & ~shown.known) !== 0 || !counts.every((count) => isAmong(count, shown.counts))) return false;
  return !canHold([source, ...counts, { kind: "not", of: claim }], { known: used, value: shown.value & used });
}

const NEVER: Constraint = { kind: "any", of: [] };
const ALWAYS: Constraint = { kind: "all", of: [] };

const isAmong = (count: Count, shown: readonly Count[]) =>
  shown.some(({ of, allowed }) => of === count.of && allowed === count.allowed);

function sourceOf(theory: Theory, given: Given, { kind, index }: Source): Constraint | undefined {
  if (kind === "axiom") return theory.axioms[index];
  return clueIndices(theory, given).includes(index) ? theory.clues[index]?.says : undefined;
}

const withShown = (shown: Shown, count: Count): Shown => ({
  ...withCount(shown, count),
  counts: [...shown.counts, count],
});

/** What is known with one count more: a count of none or of all settles everyone it counts. */
export function withCount({ known, value }: Facts, count: Count): Facts {
  const { isNone, isAll } = extremeOf(count);
  return {
    known: isNone || isAll ? known | count.of : known,
    value: isAll ? value | count.of : isNone ? value & ~count.of : value,
  };
}

/** What is known once the steps have been read, if they follow. */
export const factsAfter = (facts: Facts, steps: readonly ProofStep[]): Facts =>
  steps.reduce(
    (now, step) => (step.kind === "line" ? step.says.reduce(withCount, now) : withCount(now, oppositeOf(step.says))),
    facts,
  );

/** Whether a count leaves no doubt about anyone. */
export function extremeOf({ of, allowed }: Count): { readonly isNone: boolean; readonly isAll: boolean } {
  const left = allowed & rangeOf(of);
  return { isNone: left === 1, isAll: left === 1 << countBits(of) };
}

/** As many as the count does not allow. */
export const oppositeOf = ({ of, allowed }: Count): Count => ({
  kind: "count",
  of,
  allowed: ~allowed & rangeOf(of),
});

/** A literal as a count of one. */
export const countOf = ({ index, value }: Literal): Count => ({
  kind: "count",
  of: 1 << index,
  allowed: value ? 0b10 : 0b01,
});
