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
  negated,
  type Theory,
  withLiteral,
} from "../theory.ts";
import { PROOF_BUDGET, QUICK_BUDGET } from "./budgets.ts";
import { isProvedByCells, proveByCells } from "./by-cells.ts";
import { proveByLiterals, refuteByChain } from "./by-literals.ts";
import { writeCells } from "./cell-proof.ts";
import type { Citable } from "./chain.ts";
import { withoutIdleClues } from "./lean.ts";
import { toProofSteps } from "./literal-steps.ts";
import { countOf, factsAfter, type Proof, type ProofStep } from "./proof.ts";
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
  const question = questionOf(theory, given, literals);
  if (!question) return { kind: "unforced" };
  const found: Proof[] = [];
  for (const proof of proofsOf(question, budget)) {
    found.push(proof);
    if (isWithin(lengthOf(proof.steps), SHORT)) break;
  }
  return found.length === 0 ? { kind: "unfinished" } : { kind: "proved", proof: found.reduce(shorter) };
}

/** Every proof of the literals that we find, each another way of going about it, the likelier first; none if they are not forced. */
export function* proofsFrom(
  theory: Theory,
  given: Given,
  literals: readonly Literal[],
  budget = PROOF_BUDGET,
): Generator<Proof> {
  const question = questionOf(theory, given, literals);
  if (question) yield* proofsOf(question, budget);
}

interface Question {
  readonly sources: readonly Citable[];
  readonly facts: Facts;
  readonly literals: readonly Literal[];
}

/** Undefined if not all of it is forced. */
function questionOf(theory: Theory, given: Given, literals: readonly Literal[]): Question | undefined {
  const forced = entailed(theory, given);
  if (forced !== undefined && !literals.every((literal) => isFact(forced, literal))) return undefined;
  return { sources: citable(theory, clueIndices(theory, given)), facts: factsOf(theory, given), literals };
}

/**
 * What becomes of a literal that cannot be: a proof of its opposite that ends by supposing it, and breaks. Shorter of two: what
 * follows from the supposition itself, and the proof of the opposite, turned round where it meets the supposition.
 */
export function refuteFrom(theory: Theory, given: Given, literal: Literal, budget = PROOF_BUDGET): Proving {
  const proving = proveFrom(theory, given, [negated(literal)], budget);
  if (proving.kind !== "proved") return proving;
  const { literals, steps } = proving.proof;
  const facts = factsOf(theory, given);
  const sources = citable(theory, clueIndices(theory, given));
  const chain = refuteByChain(sources, facts, literal, { left: budget / 2 });
  const turned = turnRound(steps, literal);
  const found = [turned, chain && toProofSteps([chain])].flatMap((each) => (each ? [{ literals, steps: each }] : []));
  const shortest = found.reduce(shorter, found[0] ?? proving.proof);
  return { kind: "proved", proof: { literals, steps: withoutIdleClues(shortest.steps, facts) } };
}

/** Where a line would show the opposite, it breaks if the literal is supposed. */
function turnRound(steps: readonly ProofStep[], literal: Literal): readonly ProofStep[] | undefined {
  const at = steps.findIndex((step) => isFact(factsAfter(NOTHING, [step]), negated(literal)));
  const last = steps[at];
  const says = countOf(literal);
  if (last?.kind === "line") {
    const { says: _, ...grounds } = last;
    const from = [...new Set([...last.from, literal.index])].sort((a, b) => a - b);
    return [{ ...grounds, kind: "suppose", says, steps: steps.slice(0, at), from }];
  }
  return last?.says.of === says.of ? steps.slice(0, at + 1) : undefined;
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

/** The likelier way first. Each of the two has half of the budget; with less, more people are named, which may take less. */
function* proofsOf({ sources, facts, literals }: Question, budget: number): Generator<Proof> {
  const open = literals.filter((literal) => !isFact(facts, literal));
  if (open.length === 0) return yield { literals, steps: [] };
  const ways: Way[] = [
    () => oneByOne(sources, facts, open, { left: budget / 2 }),
    () => cellByCell(sources, facts, open, { left: budget / 2 }),
  ];
  if (isCountingOnly(sources)) ways.reverse();
  // A quick look is what levels go by.
  if (budget > QUICK_BUDGET) ways.push(() => oneByOne(sources, facts, open, { left: QUICK_BUDGET }));
  for (const way of ways) {
    const steps = way();
    if (steps) yield { literals, steps: withoutIdleClues(steps, facts) };
  }
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
function shorter(a: Proof, b: Proof): Proof {
  const difference = sentencesOf(b.steps) - sentencesOf(a.steps) || nestingOf(b.steps) - nestingOf(a.steps);
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
