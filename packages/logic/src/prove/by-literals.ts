// Proofs that go from person to person: a chain of single-clue consequences, or a supposition that breaks, or lemmas on the
// way, with tallies where they save lines; suppositions inside suppositions only where nothing less suffices.

import { type Budget, isSpent } from "../budget.ts";
import { indices, maskOf } from "../mask.ts";
import type { Facts, Literal } from "../theory.ts";
import { negated, withLiteral } from "../theory.ts";
import { type Citable, closure, findChain, isPossible, type Link, premises } from "./chain.ts";
import { citedIn, type LiteralStep, type LiteralSupposition, lineCount, trim } from "./literal-steps.ts";
import type { Grounds } from "./proof.ts";
import { findTallies, joinTallies, neededTallies, type Tallied, tallyStep } from "./tally.ts";

/** How many states of knowledge to look at for a shortest chain, without and with tallies. */
const MOST_STATES = 200;
const MOST_STATES_TALLIED = 40;

/** Suppositions tried for the shortest proof before any proof will do. */
const MOST_LEMMAS = 1000;

/** A proof of so few lines is not worth tallies. */
const FEW_LINES = 4;

/** Steps to a literal that the sources force; undefined if none were found with this budget. */
export function proveByLiterals(
  sources: readonly Citable[],
  facts: Facts,
  literal: Literal,
  budget: Budget,
): readonly LiteralStep[] | undefined {
  const question = makeQuestion(sources, facts, [], MOST_STATES, budget);
  const plain = reach(question, facts, literal, 1);
  const steps = plain && trim(plain.steps, 1 << literal.index).steps;
  if (steps && lineCount(steps) <= FEW_LINES) return steps;
  const tallied = proveWithTallies(question, literal, steps !== undefined);
  if (steps && tallied) return lineCount(tallied) < lineCount(steps) ? tallied : steps;
  return tallied ?? steps;
}

/** The literal supposed, and what follows until it breaks, without another supposition; undefined if that was not found. */
export const refuteByChain = (
  sources: readonly Citable[],
  facts: Facts,
  literal: Literal,
  budget: Budget,
): LiteralSupposition | undefined =>
  bySupposition(makeQuestion(sources, facts, [], MOST_STATES, budget), facts, literal, 1);

/** The steps, with the tallies they cite before them; undefined if `isOptional` and they would take nested suppositions. */
function proveWithTallies(plain: Question, literal: Literal, isOptional: boolean): readonly LiteralStep[] | undefined {
  const { facts, budget } = plain;
  const tallies = findTallies(plain.sources, facts, budget);
  const sources = [...plain.sources, ...joinTallies(plain.sources, tallies, facts)];
  const question = tallies.length === 0 ? plain : makeQuestion(sources, facts, tallies, MOST_STATES_TALLIED, budget);
  const shallow = reach(question, facts, literal, 1);
  if (!shallow && isOptional) return undefined;
  const found = shallow ?? reach(question, facts, literal, 2) ?? splitAll(question, literal);
  if (!found) return undefined;
  const { steps } = trim(found.steps, 1 << literal.index);
  const needed = neededTallies(citedIn(steps), tallies);
  return [...needed.map((tallied) => tallyStep(tallied, facts)), ...steps];
}

function splitAll(question: Question, literal: Literal): Derivation | undefined {
  const split = bySplit(question, question.facts, negated(literal));
  return split && { steps: [split] };
}

const makeQuestion = (
  sources: readonly Citable[],
  facts: Facts,
  tallies: readonly Tallied[],
  states: number,
  budget: Budget,
): Question => ({ sources, facts, tallies, states, memo: new Map(), lemmas: { left: MOST_LEMMAS }, budget });

interface Question {
  readonly sources: readonly Citable[];
  readonly facts: Facts;
  readonly tallies: readonly Tallied[];
  /** How hard to look for the shortest chains. */
  readonly states: number;
  /** What has been found for a state of knowledge, a goal and a depth. */
  readonly memo: Map<string, Derivation | undefined>;
  /** Suppositions still to be tried for the shortest proof. */
  readonly lemmas: Budget;
  readonly budget: Budget;
}

/** Steps that end in the goal; or, where the goal is a contradiction, steps and the source that then breaks. */
interface Derivation {
  readonly steps: readonly LiteralStep[];
  readonly breaks?: Grounds;
}

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
  const chain = findChain(question.sources, now, goal, question.states, question.budget);
  if (chain === undefined) return undefined;
  const { steps, after } = write(question, now, chain.links);
  if (goal) return { steps: [...steps, ...write(question, after, [{ literal: goal, source: chain.end }]).steps] };
  const end = simplest(question, chain.end, after, undefined);
  const from = premises(end, after, question.facts, undefined);
  return { steps, breaks: { by: end.by, from, with: end.tallies } };
}

/** Links as lines, each with the premises it needs. */
function write(question: Question, now: Facts, links: readonly Link[]): { steps: LiteralStep[]; after: Facts } {
  let after = now;
  const steps = links.map((link): LiteralStep => {
    const { literal } = link;
    const source = simplest(question, link.source, after, literal);
    const from = premises(source, after, question.facts, literal);
    after = withLiteral(after, literal);
    return { kind: "line", literal, by: source.by, from, with: source.tallies };
  });
  return { steps, after };
}

/** The same source without its tallies, if they are not needed. */
function simplest({ sources }: Question, source: Citable, now: Facts, literal: Literal | undefined): Citable {
  if (source.tallies.length === 0) return source;
  const alone = sources.find(({ by, tallies }) => by === source.by && tallies.length === 0);
  return alone && !isPossible(alone, now, literal) ? alone : source;
}

function bySupposition(
  question: Question,
  now: Facts,
  literal: Literal,
  depth: number,
): LiteralSupposition | undefined {
  const found = reach(question, withLiteral(now, literal), undefined, depth - 1);
  if (!found?.breaks) return undefined;
  const { steps } = trim(found.steps, maskOf(found.breaks.from));
  return { kind: "suppose", literal, steps, ...found.breaks };
}

/** Lemmas on the way, drawn from what is known or from all that follows by chains: that is said once and used often. */
function byLemma(question: Question, now: Facts, goal: Literal | undefined, depth: number): Derivation | undefined {
  const plain = lemmaFirst(question, now, goal, depth);
  const { steps, after } = write(question, now, closure(question.sources, now, question.budget));
  if (steps.length === 0) return plain;
  const rest = lemmaFirst(question, after, goal, depth);
  return shorter(question, plain, rest && { ...rest, steps: [...steps, ...rest.steps] }, goal);
}

/** Every supposition that breaks is a lemma. Takes the one that makes the whole shortest; if none is enough, the shortest. */
function lemmaFirst(question: Question, now: Facts, goal: Literal | undefined, depth: number): Derivation | undefined {
  const scope = question.sources.reduce((mask, { compiled }) => mask | compiled.scope, 0);
  let best: Derivation | undefined;
  let first: LiteralSupposition | undefined;
  for (const literal of openLiterals(scope & ~now.known)) {
    if (question.lemmas.left-- <= 0 || isSpent(question.budget)) break;
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

/** Breaks a supposition case by case, each time on the literal from which most follows: ends unless the budget does. */
function bySplit(question: Question, now: Facts, literal: Literal): LiteralSupposition | undefined {
  if (isSpent(question.budget)) return undefined;
  const inside = withLiteral(now, literal);
  const chain = byChain(question, inside, undefined);
  if (chain?.breaks) return { kind: "suppose", literal, steps: chain.steps, ...chain.breaks };
  const scope = question.sources.reduce((mask, { compiled }) => mask | compiled.scope, 0);
  const yields = openLiterals(scope & ~inside.known).map((split) => ({
    split,
    size: closure(question.sources, withLiteral(inside, split), question.budget).length,
  }));
  const [first] = yields;
  if (!first) return undefined;
  const { split } = yields.reduce((best, each) => (each.size > best.size ? each : best), first);
  const lemma = bySplit(question, inside, split);
  const rest = lemma && bySplit(question, withLiteral(inside, negated(split)), literal);
  return rest && { ...rest, steps: [lemma, ...rest.steps] };
}

const openLiterals = (open: number): Literal[] =>
  indices(open).flatMap((index) => [false, true].map((value) => ({ index, value })));

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
