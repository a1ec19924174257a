// Proofs with the fewest lines we can find: a chain of single-clue consequences, or a supposition that breaks, or lemmas on the
// way, with tallies where they save lines; suppositions inside suppositions only where nothing less suffices.

import { entailed } from "./ask.ts";
import { type Citable, closure, findChain, isPossible, type Link, premises } from "./chain.ts";
import type { Count } from "./constraint.ts";
import { explain } from "./explain.ts";
import { indices, maskOf } from "./mask.ts";
import type { Proof, ProofStep, Supposition } from "./proof.ts";
import { findTallies, joinTallies, neededTallies, type Tallied, tallyStep, withTallies } from "./tally.ts";
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

/** How many states of knowledge to look at for a shortest chain, without and with tallies. */
const MOST_STATES = 200;
const MOST_STATES_TALLIED = 40;

/** Suppositions tried for the shortest proof before any proof will do. */
const MOST_LEMMAS = 1000;

/** A proof of so few lines is not worth tallies. */
const FEW_LINES = 4;

/** A proof of the literal from a smallest set of clues; undefined when it is not forced. */
export function prove(theory: Theory, given: Given, literal: Literal): Proof | undefined {
  const clues = explain(theory, given, literal);
  return clues && proveFrom(theory, { ...given, clues }, literal);
}

/** A proof that may cite all the given clues: fewer might do, but with more of them it can be shorter and less nested. */
export function proveFrom(theory: Theory, given: Given, literal: Literal): Proof | undefined {
  const facts = factsOf(theory, given);
  const forced = entailed(theory, given);
  if (forced !== undefined && !isFact(forced, literal)) return undefined;
  if (isFact(facts, literal)) return { literal, steps: [] };
  const sources = citable(theory, clueIndices(theory, given));
  const question = makeQuestion(sources, facts, [], MOST_STATES);
  const plain = reach(question, facts, literal, 1);
  const steps = plain && trim(plain.steps, 1 << literal.index).steps;
  if (steps && lineCount(steps) <= FEW_LINES) return { literal, steps };
  const tallied = proveWithTallies(question, literal, steps !== undefined);
  if (steps && tallied) return { literal, steps: lineCount(tallied) < lineCount(steps) ? tallied : steps };
  return { literal, steps: tallied ?? steps ?? [] };
}

/** The steps, with the tallies they cite before them; undefined if `isOptional` and they would take nested suppositions. */
function proveWithTallies(plain: Question, literal: Literal, isOptional: boolean): readonly ProofStep[] | undefined {
  const { facts } = plain;
  const tallies = findTallies(plain.sources, facts);
  const sources = [...plain.sources, ...joinTallies(plain.sources, tallies, facts)];
  const question = tallies.length === 0 ? plain : makeQuestion(sources, facts, tallies, MOST_STATES_TALLIED);
  const shallow = reach(question, facts, literal, 1);
  if (!shallow && isOptional) return undefined;
  const found = shallow ??
    reach(question, facts, literal, 2) ?? { steps: [bySplit(question, facts, negated(literal))] };
  const { steps } = trim(found.steps, 1 << literal.index);
  const needed = neededTallies(citedIn(steps), tallies);
  return [...needed.map((tallied) => tallyStep(tallied, facts)), ...steps];
}

const citedIn = (steps: readonly ProofStep[]): Count[] =>
  steps.flatMap((step) => [...(step.with ?? []), ...(step.kind === "suppose" ? citedIn(step.steps) : [])]);

const makeQuestion = (
  sources: readonly Citable[],
  facts: Facts,
  tallies: readonly Tallied[],
  states: number,
): Question => ({ sources, facts, tallies, states, memo: new Map(), effort: { left: MOST_LEMMAS } });

interface Question {
  readonly sources: readonly Citable[];
  readonly facts: Facts;
  readonly tallies: readonly Tallied[];
  /** How hard to look for the shortest chains. */
  readonly states: number;
  /** What has been found for a state of knowledge, a goal and a depth. */
  readonly memo: Map<string, Derivation | undefined>;
  /** Suppositions still to be tried. */
  readonly effort: { left: number };
}

/** Steps that end in the goal; or, where the goal is a contradiction, steps and the source that then breaks. */
interface Derivation {
  readonly steps: readonly ProofStep[];
  readonly breaks?: Pick<Supposition, "by" | "from" | "with">;
}

function citable(theory: Theory, clues: readonly number[]): Citable[] {
  return [
    ...clues.map((index) => ({ by: { kind: "clue" as const, index }, compiled: theory.compiled.clues[index] })),
    ...theory.compiled.axioms.map((compiled, index) => ({ by: { kind: "axiom" as const, index }, compiled })),
  ].flatMap(({ by, compiled }) => (compiled ? [{ by, compiled, tallies: [] }] : []));
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
  const short = shorter(question, direct, indirect && { steps: [indirect] }, goal);
  return direct ? short : shorter(question, short, byLemma({ ...question, states: 0 }, now, goal, depth), goal);
}

function byChain(question: Question, now: Facts, goal: Literal | undefined): Derivation | undefined {
  const chain = findChain(question.sources, now, goal, question.states);
  if (chain === undefined) return undefined;
  const { steps, after } = write(question, now, chain.links);
  if (goal) return { steps: [...steps, ...write(question, after, [{ literal: goal, source: chain.end }]).steps] };
  const end = simplest(question, chain.end, after, undefined);
  return { steps, breaks: { by: end.by, from: premises(end, after, question.facts, undefined), ...withTallies(end) } };
}

/** Links as lines, each with the premises it needs. */
function write(question: Question, now: Facts, links: readonly Link[]): { steps: ProofStep[]; after: Facts } {
  let after = now;
  const steps = links.map((link): ProofStep => {
    const { literal } = link;
    const source = simplest(question, link.source, after, literal);
    const from = premises(source, after, question.facts, literal);
    after = withLiteral(after, literal);
    return { kind: "line", literal, by: source.by, from, ...withTallies(source) };
  });
  return { steps, after };
}

/** The same source without its tallies, if they are not needed. */
function simplest({ sources }: Question, source: Citable, now: Facts, literal: Literal | undefined): Citable {
  if (source.tallies.length === 0) return source;
  const alone = sources.find(({ by, tallies }) => by === source.by && tallies.length === 0);
  return alone && !isPossible(alone, now, literal) ? alone : source;
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
  return shorter(question, plain, rest && { ...rest, steps: [...steps, ...rest.steps] }, goal);
}

/** Every supposition that breaks is a lemma. Takes the one that makes the whole shortest; if none is enough, the shortest. */
function lemmaFirst(question: Question, now: Facts, goal: Literal | undefined, depth: number): Derivation | undefined {
  const scope = question.sources.reduce((mask, { compiled }) => mask | compiled.scope, 0);
  let best: Derivation | undefined;
  let first: Supposition | undefined;
  for (const literal of openLiterals(scope & ~now.known)) {
    if (question.effort.left-- <= 0) break;
    const lemma = literal.index === goal?.index ? undefined : bySupposition(question, now, literal, depth);
    if (!lemma) continue;
    if (!first || lineCount([lemma]) < lineCount([first])) first = lemma;
    const rest = reach(question, withLiteral(now, negated(literal)), goal, 0);
    if (rest) best = shorter(question, best, { ...rest, steps: [lemma, ...rest.steps] }, goal);
  }
  if (best || !first) return best;
  const rest = reach(question, withLiteral(now, negated(first.literal)), goal, depth);
  return rest && { ...rest, steps: [first, ...rest.steps] };
}

/** Breaks a supposition case by case, each time on the literal from which most follows: this always ends. */
function bySplit(question: Question, now: Facts, literal: Literal): Supposition {
  const inside = withLiteral(now, literal);
  const chain = byChain(question, inside, undefined);
  if (chain?.breaks) return { kind: "suppose", literal, steps: chain.steps, ...chain.breaks };
  const scope = question.sources.reduce((mask, { compiled }) => mask | compiled.scope, 0);
  const yields = openLiterals(scope & ~inside.known).map((split) => ({
    split,
    size: closure(question.sources, withLiteral(inside, split)).length,
  }));
  const { split } = yields.reduce((best, each) => (each.size > best.size ? each : best));
  const lemma = bySplit(question, inside, split);
  const rest = bySplit(question, withLiteral(inside, negated(split)), literal);
  return { ...rest, steps: [lemma, ...rest.steps] };
}

const openLiterals = (open: number): Literal[] =>
  [...indices(open)].flatMap((index) => [false, true].map((value) => ({ index, value })));

/** The one with fewer lines once idle ones are dropped; the first of equals. */
function shorter(
  { tallies }: Question,
  a: Derivation | undefined,
  b: Derivation | undefined,
  goal: Literal | undefined,
): Derivation | undefined {
  if (!a || !b) return a ?? b;
  const cost = (each: Derivation) => {
    const needs = goal ? 1 << goal.index : maskOf(each.breaks?.from ?? []);
    const { steps } = trim(each.steps, needs);
    return lineCount(steps) + neededTallies([...citedIn(steps), ...(each.breaks?.with ?? [])], tallies).length;
  };
  return cost(b) < cost(a) ? b : a;
}

/** As a person would number them: a supposition and the contradiction it ends in are lines too. */
export function lineCount(steps: readonly ProofStep[]): number {
  return steps.reduce((sum, step) => sum + (step.kind === "suppose" ? 2 + lineCount(step.steps) : 1), 0);
}

/** Drops the lines that nothing needed rests on; `needs` comes back as what the rest draws from outside. */
function trim(steps: readonly ProofStep[], needs: number): { steps: readonly ProofStep[]; needs: number } {
  let open = needs;
  const kept: ProofStep[] = [];
  for (const step of [...steps].reverse()) {
    if (step.kind === "tally") continue;
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
