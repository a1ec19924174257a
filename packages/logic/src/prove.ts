// Proofs with the fewest lines we can find: a chain of single-clue consequences, or a supposition that breaks, or lemmas on the
// way; suppositions inside suppositions only where nothing less suffices.

import { type Citable, closure, findChain, type Link, premises } from "./chain.ts";
import { explain } from "./explain.ts";
import { indices, maskOf } from "./mask.ts";
import type { Proof, ProofStep, Source, Supposition } from "./proof.ts";
import { type Facts, factsOf, type Given, type Literal, negated, type Theory, withLiteral } from "./theory.ts";

const MOST_STATES = 200;

/** A proof of the literal from a smallest set of clues; undefined when it is not forced. */
export function prove(theory: Theory, given: Given, literal: Literal): Proof | undefined {
  const clues = explain(theory, given, literal);
  if (clues === undefined) return undefined;
  const facts = factsOf(theory, given);
  if (isFact(facts, literal)) return { literal, steps: [] };
  const question = { sources: citable(theory, clues), facts, states: MOST_STATES, memo: new Map() };
  for (let depth = 1; ; depth++) {
    const found = reach(question, facts, literal, depth);
    if (found) return { literal, steps: trim(found.steps, 1 << literal.index).steps };
  }
}

interface Question {
  readonly sources: readonly Citable[];
  readonly facts: Facts;
  /** How hard to look for the shortest chains. */
  readonly states: number;
  /** What has been found for a state of knowledge, a goal and a depth. */
  readonly memo: Map<string, Derivation | undefined>;
}

/** Steps that end in the goal; or, where the goal is a contradiction, steps and the source that then breaks. */
interface Derivation {
  readonly steps: readonly ProofStep[];
  readonly breaks?: { readonly by: Source; readonly from: readonly number[] };
}

function citable(theory: Theory, clues: readonly number[]): Citable[] {
  return [
    ...clues.map((index) => ({ by: { kind: "clue" as const, index }, compiled: theory.compiled.clues[index] })),
    ...theory.compiled.axioms.map((compiled, index) => ({ by: { kind: "axiom" as const, index }, compiled })),
  ].flatMap(({ by, compiled }) => (compiled ? [{ by, compiled }] : []));
}

const isFact = ({ known, value }: Facts, { index, value: isTrue }: Literal) =>
  ((known >>> index) & 1) === 1 && ((value >>> index) & 1) === Number(isTrue);

/** The shortest derivation found of the goal (a contradiction if undefined), at most `depth` suppositions deep. */
function reach(question: Question, now: Facts, goal: Literal | undefined, depth: number): Derivation | undefined {
  const key = `${now.known} ${now.value} ${goal?.index} ${goal?.value} ${depth} ${question.states}`;
  if (!question.memo.has(key)) question.memo.set(key, reachAnew(question, now, goal, depth));
  return question.memo.get(key);
}

function reachAnew(question: Question, now: Facts, goal: Literal | undefined, depth: number): Derivation | undefined {
  const direct = byChain(question, now, goal);
  if (depth === 0) return direct;
  const indirect = goal && bySupposition(question, now, negated(goal), depth);
  const short = shorter(direct, indirect && { steps: [indirect] }, goal);
  return direct ? short : shorter(short, byLemma({ ...question, states: 0 }, now, goal, depth), goal);
}

function byChain(question: Question, now: Facts, goal: Literal | undefined): Derivation | undefined {
  const chain = findChain(question.sources, now, goal, question.states);
  if (chain === undefined) return undefined;
  const { steps, after } = write(question, now, chain.links);
  if (goal) return { steps: [...steps, ...write(question, after, [{ literal: goal, source: chain.end }]).steps] };
  return { steps, breaks: { by: chain.end.by, from: premises(chain.end, after, question.facts, undefined) } };
}

/** Links as lines, each with the premises it needs. */
function write({ facts }: Question, now: Facts, links: readonly Link[]): { steps: ProofStep[]; after: Facts } {
  let after = now;
  const steps = links.map(({ literal, source }): ProofStep => {
    const from = premises(source, after, facts, literal);
    after = withLiteral(after, literal);
    return { kind: "line", literal, by: source.by, from };
  });
  return { steps, after };
}

function bySupposition(question: Question, now: Facts, literal: Literal, depth: number): Supposition | undefined {
  const found = reach(question, withLiteral(now, literal), undefined, depth - 1);
  if (!found?.breaks) return undefined;
  const { steps } = trim(found.steps, maskOf(found.breaks.from));
  return { kind: "suppose", literal, steps, ...found.breaks };
}

/** Lemmas on the way, drawn from what is known or from all that follows by chains: that is said once and used often. */
function byLemma(question: Question, now: Facts, goal: Literal | undefined, depth: number): Derivation | undefined {
  const plain = lemmaFirst(question, now, goal, depth);
  const { steps, after } = write(question, now, closure(question.sources, now));
  if (steps.length === 0) return plain;
  const rest = lemmaFirst(question, after, goal, depth);
  return shorter(plain, rest && { ...rest, steps: [...steps, ...rest.steps] }, goal);
}

/** Every supposition that breaks is a lemma. Takes the one that makes the whole shortest; if none is enough, the shortest. */
function lemmaFirst(question: Question, now: Facts, goal: Literal | undefined, depth: number): Derivation | undefined {
  const scope = question.sources.reduce((mask, { compiled }) => mask | compiled.scope, 0);
  let best: Derivation | undefined;
  let first: Supposition | undefined;
  for (const literal of openLiterals(scope & ~now.known)) {
    const lemma = literal.index === goal?.index ? undefined : bySupposition(question, now, literal, depth);
    if (!lemma) continue;
    if (!first || lineCount([lemma]) < lineCount([first])) first = lemma;
    const rest = reach(question, withLiteral(now, negated(literal)), goal, 0);
    if (rest) best = shorter(best, { ...rest, steps: [lemma, ...rest.steps] }, goal);
  }
  if (best || !first) return best;
  const rest = reach(question, withLiteral(now, negated(first.literal)), goal, depth);
  return rest && { ...rest, steps: [first, ...rest.steps] };
}

const openLiterals = (open: number): Literal[] =>
  [...indices(open)].flatMap((index) => [false, true].map((value) => ({ index, value })));

/** The one with fewer lines once idle ones are dropped; the first of equals. */
function shorter(a: Derivation | undefined, b: Derivation | undefined, goal: Literal | undefined) {
  if (!a || !b) return a ?? b;
  const cost = ({ steps, breaks }: Derivation) =>
    lineCount(trim(steps, goal ? 1 << goal.index : maskOf(breaks?.from ?? [])).steps);
  return cost(b) < cost(a) ? b : a;
}

/** As a person would number them: a supposition and the contradiction it ends in are lines too. */
export function lineCount(steps: readonly ProofStep[]): number {
  return steps.reduce((sum, step) => sum + (step.kind === "line" ? 1 : 2 + lineCount(step.steps)), 0);
}

/** Drops the steps that nothing needed rests on; `needs` comes back as what the rest draws from outside. */
function trim(steps: readonly ProofStep[], needs: number): { steps: readonly ProofStep[]; needs: number } {
  let open = needs;
  const kept: ProofStep[] = [];
  for (const step of [...steps].reverse()) {
    const bit = 1 << step.literal.index;
    if ((open & bit) === 0) continue;
    open &= ~bit;
    if (step.kind === "line") {
      open |= maskOf(step.from);
      kept.push(step);
    } else {
      const inner = trim(step.steps, maskOf(step.from));
      open |= inner.needs & ~bit;
      kept.push({ ...step, steps: inner.steps });
    }
  }
  return { steps: kept.reverse(), needs: open };
}
