// The shortest proof we can find, in words: from person to person, or from cell to cell, whichever takes fewer sentences. The
// work is bounded, so a literal that is forced may stay without a proof; the answer then says so.

import { entailed } from "../ask.ts";
import type { Budget } from "../budget.ts";
import { type Compiled, isCounting } from "../compile.ts";
import type { Constraint } from "../constraint.ts";
import { explain } from "../explain.ts";
import {
  clueIndices,
  type Facts,
  factsOf,
  type Given,
  isFact,
  type Literal,
  NOTHING,
  type Theory,
  withLiteral,
} from "../theory.ts";
import { PROOF_BUDGET, QUICK_BUDGET } from "./budgets.ts";
import { isProvedByCells, proveByCells } from "./by-cells.ts";
import { proveByLiterals } from "./by-literals.ts";
import { writeCells } from "./cell-proof.ts";
import type { Citable } from "./chain.ts";
import { withoutIdleClues } from "./lean.ts";
import { toProofSteps } from "./literal-steps.ts";
import type { Proof, ProofStep } from "./proof.ts";
import { isWithin, lengthOf, nestingOf, type ProofLength, sentencesOf } from "./sentences.ts";

/** A proof; or there is none, as not all of it is forced; or the budget was not enough to find one. */
export type Proving =
  | { readonly kind: "proved"; readonly proof: Proof }
  | { readonly kind: "unforced" }
  | { readonly kind: "unfinished" };

/** A proof as short as this is shown without looking for a shorter one. */
const SHORT: ProofLength = { sentences: 4, nesting: 0 };

/** How deep suppositions about cells may nest inside the first. */
const MOST_DEPTH = 2;

/** A proof of the literal from a smallest set of clues. */
export function prove(theory: Theory, given: Given, literal: Literal, budget?: number): Proving {
  const clues = explain(theory, given, literal);
  return clues ? proveFrom(theory, { ...given, clues }, [literal], budget) : { kind: "unforced" };
}

/**
 * One proof of all the literals that may cite all the given clues: fewer might do, but with more of them it can be shorter
 * and less nested. `budget` counts steps of work.
 */
export function proveFrom(theory: Theory, given: Given, literals: readonly Literal[], budget = PROOF_BUDGET): Proving {
  const facts = factsOf(theory, given);
  const forced = entailed(theory, given);
  if (forced !== undefined && !literals.every((literal) => isFact(forced, literal))) return { kind: "unforced" };
  const open = literals.filter((literal) => !isFact(facts, literal));
  const steps =
    open.length === 0 ? [] : shortestSteps(citable(theory, clueIndices(theory, given)), facts, open, budget);
  return steps
    ? { kind: "proved", proof: { literals, steps: withoutIdleClues(steps, facts) } }
    : { kind: "unfinished" };
}

/**
 * Whether literals that are forced can be proved in arguments, one after another, of which none is longer than this, as far as
 * a quick look can tell.
 */
export function canProveWithin(theory: Theory, given: Given, literals: readonly Literal[], most: ProofLength): boolean {
  const sources = citable(theory, clueIndices(theory, given));
  const facts = factsOf(theory, given);
  const budget = { left: QUICK_BUDGET };
  if (!isCountingOnly(sources) && isProvedByPeople(sources, facts, literals, most, budget)) return true;
  return isProvedByCells(sources, facts, literals.reduce(withLiteral, NOTHING), most, { left: QUICK_BUDGET });
}

function isProvedByPeople(
  sources: readonly Citable[],
  facts: Facts,
  literals: readonly Literal[],
  most: ProofLength,
  budget: Budget,
): boolean {
  let now = facts;
  return literals.every((literal) => {
    const steps = proveByLiterals(sources, now, literal, budget);
    now = withLiteral(now, literal);
    return steps !== undefined && isWithin(lengthOf(toProofSteps(steps)), most);
  });
}

const isCountingOnly = (sources: readonly Citable[]): boolean => sources.every(({ compiled }) => isCounting(compiled));

type Way = () => readonly ProofStep[] | undefined;

/** The likelier way first; the other only if that was not short. Each has half of the budget. */
function shortestSteps(
  sources: readonly Citable[],
  facts: Facts,
  literals: readonly Literal[],
  budget: number,
): readonly ProofStep[] | undefined {
  const ways: Way[] = [
    () => oneByOne(sources, facts, literals, { left: budget / 2 }),
    () => cellByCell(sources, facts, literals, { left: budget / 2 }),
  ];
  if (isCountingOnly(sources)) ways.reverse();
  const [likelier, other] = ways as [Way, Way];
  const first = likelier();
  if (first && isWithin(lengthOf(first), SHORT)) return first;
  // With more budget fewer people are named, which may take more sentences; a quick look is what levels go by.
  const quick = oneByOne(sources, facts, literals, { left: QUICK_BUDGET });
  const found = [first, other(), quick].filter((steps) => steps !== undefined);
  return found.length === 0 ? undefined : found.reduce(shorter);
}

function cellByCell(sources: readonly Citable[], facts: Facts, literals: readonly Literal[], budget: Budget) {
  const proof = proveByCells(sources, facts, literals.reduce(withLiteral, NOTHING), {
    depth: MOST_DEPTH,
    enough: SHORT,
    budget,
  });
  return proof && writeCells(proof);
}

/** Proofs from person to person, each knowing what the one before has shown. */
function oneByOne(sources: readonly Citable[], facts: Facts, literals: readonly Literal[], budget: Budget) {
  const steps: ProofStep[] = [];
  let now = facts;
  for (const literal of literals) {
    if (isFact(now, literal)) continue;
    const found = proveByLiterals(sources, now, literal, budget);
    if (!found) return undefined;
    steps.push(...toProofSteps(found));
    now = withLiteral(now, literal);
  }
  return steps;
}

/** The one with fewer sentences, then the one nested less; the first of equals. */
function shorter(a: readonly ProofStep[], b: readonly ProofStep[]): readonly ProofStep[] {
  const difference = sentencesOf(b) - sentencesOf(a) || nestingOf(b) - nestingOf(a);
  return difference < 0 ? b : a;
}

function citable({ clues, axioms, compiled }: Theory, cited: readonly number[]): Citable[] {
  const sources: Citable[] = [];
  for (const index of cited) {
    const clue = clues[index];
    if (clue) sources.push(sourceOf({ kind: "clue", index }, clue.says, compiled.clues[index]));
  }
  for (const [index, says] of axioms.entries())
    sources.push(sourceOf({ kind: "axiom", index }, says, compiled.axioms[index]));
  return sources;
}

const sourceOf = (by: Citable["by"], says: Constraint, compiled: Compiled | undefined): Citable => ({
  by,
  says,
  compiled: compiled as Compiled,
  tallies: [],
});
