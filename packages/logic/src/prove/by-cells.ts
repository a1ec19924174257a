// Proofs that speak of how many there are in a cell, not of who they are. Clues are read over the cells in rounds until one
// cannot hold or the goal is reached; only what that needs is written down. A supposition halves the numbers of a cell, and
// is opened only where reading is not enough.

import { type Budget, isSpent } from "../budget.ts";
import type { Mask } from "../constraint.ts";
import { countBits, lowestIndex } from "../mask.ts";
import type { Facts } from "../theory.ts";
import { type CellReader, type CellTheory, combine, makeCellTheory, read } from "./cell-reader.ts";
import { type CellClaim, type CellStep, extract, makeRefutation, type Refutation } from "./cell-steps.ts";
import type { Citable } from "./chain.ts";
import { isWithin, lengthOf, type ProofLength, sentencesOf } from "./sentences.ts";

/** How many suppositions inside another may follow each other. */
const MOST_LEMMAS = 4;

/** How many claims of a proof are left out, one at a time, for a quick look at whether it is shorter without: it is the first or none. */
const MOST_LEFT_OUT = 2;

interface Search {
  readonly theory: CellTheory;
  readonly budget: Budget;
  /** How deep suppositions may nest inside the first. */
  readonly depth: number;
  /** Claims not to be made, to see whether the proof is shorter without: target and reader as one number. */
  readonly banned: ReadonlySet<number>;
}

/** What is to be shown: so many of a cell are true. */
interface Goal {
  readonly target: number;
  readonly allowed: Mask;
}

export interface CellProof {
  readonly theory: CellTheory;
  readonly steps: readonly CellStep[];
}

/** What to look for: nested no deeper than `depth`, and as short as we find unless it is short `enough`. */
export interface CellSearch {
  readonly depth: number;
  readonly enough: ProofLength;
  readonly budget: Budget;
}

/** Steps that settle whoever `goals` knows; undefined if none were found with this budget. */
export function proveByCells(
  sources: readonly Citable[],
  facts: Facts,
  goals: Facts,
  { depth, enough, budget }: CellSearch,
): CellProof | undefined {
  const theory = makeCellTheory(sources, facts);
  const open = theory.cells.reduce((mask, cell) => mask | cell, 0);
  if ((goals.known & ~open) !== 0) return undefined;
  const wanted = goalsOf(theory, goals);
  let banned: ReadonlySet<number> = new Set();
  let best = settleAll({ theory, budget, depth, banned }, wanted);
  for (let isBetter = true; best && isBetter && !isWithin(lengthOf(best), enough); ) {
    isBetter = false;
    for (const key of claimedIn(best)) {
      if (isSpent(budget)) break;
      const fewer = new Set([...banned, key]);
      const other = settleAll({ theory, budget, depth, banned: fewer }, wanted);
      if (!other || sentencesOf(other) >= sentencesOf(best)) continue;
      [best, banned, isBetter] = [other, fewer, true];
      break;
    }
  }
  return best && { theory, steps: best };
}

/** Clues cannot tell the booleans of a cell apart, so whatever is forced of one is forced of all. */
function goalsOf({ cells }: CellTheory, { known, value }: Facts): Goal[] {
  const goals: Goal[] = [];
  for (let target = 0; target < cells.length; target++) {
    const cell = cells[target] as Mask;
    if ((cell & known) === 0) continue;
    const isTrue = ((value >>> lowestIndex(cell & known)) & 1) === 1;
    goals.push({ target, allowed: isTrue ? 1 << countBits(cell) : 1 });
  }
  return goals;
}

const keyOf = ({ index }: CellReader, target: number): number => index * 64 + target;

function claimedIn(steps: readonly CellStep[]): number[] {
  return steps.flatMap((step) =>
    step.kind === "line" ? step.says.map(({ target }) => keyOf(step.reader, target)) : claimedIn(step.steps),
  );
}

const settleAll = (search: Search, goals: readonly Goal[]): readonly CellStep[] | undefined =>
  settleInTurn(search, goals)?.flat();

/** Reads, and where reading does not settle a goal supposes the opposite, the shortest such proof first: argument by argument. */
function settleInTurn(search: Search, goals: readonly Goal[]): readonly (readonly CellStep[])[] | undefined {
  let claims: readonly CellClaim[] = [];
  const settled = new Set<CellClaim>();
  const turns: (readonly CellStep[])[] = [];
  for (;;) {
    const saturated = saturate(search, claims, goals);
    claims = saturated.claims;
    if (saturated.broken.length > 0) return undefined;
    const fresh = new Set<CellClaim>();
    for (const goal of goals) {
      const claim = claims.find((each) => isSame(each, goal) && !settled.has(each));
      if (claim) fresh.add(claim);
    }
    if (fresh.size > 0) {
      // What these need in turn is added to them on the way.
      const reached = [...fresh];
      turns.push(extract({ ...search, claims, from: 0, given: settled }, fresh));
      for (const claim of reached) settled.add(claim);
    }
    const open = openGoals(claims, goals);
    if (open.length === 0) return turns;
    const refuted = refuteFirst(search, claims, open);
    if (!refuted) return undefined;
    claims = [...claims, refuted];
  }
}

/** Whether everyone the goals know can be proved in arguments, one after another, of which none is longer than this. */
export function isProvedByCells(
  sources: readonly Citable[],
  facts: Facts,
  goals: Facts,
  most: ProofLength,
  budget: Budget,
): boolean {
  const theory = makeCellTheory(sources, facts);
  const wanted = goalsOf(theory, goals);
  const without = (banned: ReadonlySet<number>) =>
    settleInTurn({ theory, budget, depth: most.nesting, banned }, wanted);
  const isShort = (turns: ReturnType<typeof without>): boolean =>
    turns?.every((steps) => isWithin(lengthOf(steps), most)) ?? false;
  const turns = without(new Set());
  if (!turns || isShort(turns)) return turns !== undefined;
  const few = claimedIn(turns.flat()).slice(0, MOST_LEFT_OUT);
  return few.some((key) => !isSpent(budget) && isShort(without(new Set([key]))));
}

const isSame = (claim: CellClaim, { target, allowed }: Goal) => claim.target === target && claim.allowed === allowed;

const openGoals = (claims: readonly CellClaim[], goals: readonly Goal[]): readonly Goal[] =>
  goals.filter((goal) => !claims.some((claim) => isSame(claim, goal)));

/** The goal whose opposite is refuted shortest, with as little nesting as possible. */
function refuteFirst(search: Search, claims: readonly CellClaim[], goals: readonly Goal[]): CellClaim | undefined {
  for (let depth = 0; depth <= search.depth && !isSpent(search.budget); depth++) {
    const refutations = goals.flatMap(({ target, allowed }) => {
      const opposite = (search.theory.ranges[target] as Mask) & ~allowed;
      return refute(search, claims, { target, allowed: opposite }, depth) ?? [];
    });
    if (refutations.length > 0) return concludes(search.theory, claims, shortest(refutations));
  }
  return undefined;
}

const concludes = ({ ranges }: CellTheory, claims: readonly CellClaim[], refuted: Refutation): CellClaim => ({
  target: refuted.supposed.target,
  allowed: (ranges[refuted.supposed.target] as Mask) & ~refuted.supposed.allowed,
  before: claims.length,
  reader: undefined,
  refuted,
});

const shortest = (refutations: readonly Refutation[]): Refutation =>
  refutations.reduce((best, each) => (sentencesOf([each]) < sentencesOf([best]) ? each : best));

const suppose = ({ target, allowed }: Goal, before: number): CellClaim => ({
  target,
  allowed,
  before,
  reader: undefined,
  refuted: undefined,
});

/** What follows from the supposition, with lemmas nested `depth` deep, until a source breaks. */
function refute(search: Search, outer: readonly CellClaim[], supposed: Goal, depth: number): Refutation | undefined {
  let { claims, broken } = saturate(search, [...outer, suppose(supposed, outer.length)], []);
  for (let lemmas = 0; broken.length === 0; lemmas++) {
    if (depth === 0 || lemmas === MOST_LEMMAS || isSpent(search.budget)) return undefined;
    const lemma = bestLemma(search, claims, depth - 1);
    if (!lemma) return undefined;
    ({ claims, broken } = saturate(search, [...claims, lemma], []));
  }
  return shortest(broken.map((reader) => makeRefutation({ ...search, claims, from: outer.length }, reader)));
}

/** A supposition that breaks: the shortest after which everything breaks, else the shortest. */
function bestLemma(search: Search, claims: readonly CellClaim[], depth: number): CellClaim | undefined {
  let best: { readonly claim: CellClaim; readonly isEnd: boolean; readonly length: number } | undefined;
  for (const supposed of suppositions(search.theory, claims)) {
    if (isSpent(search.budget)) break;
    const refuted = refute(search, claims, supposed, depth);
    if (!refuted) continue;
    const claim = concludes(search.theory, claims, refuted);
    const isEnd = saturate(search, [...claims, claim], []).broken.length > 0;
    const length = sentencesOf([refuted]);
    if (!best || Number(isEnd) > Number(best.isEnd) || (isEnd === best.isEnd && length < best.length)) {
      best = { claim, isEnd, length };
    }
  }
  return best?.claim;
}

/** At most so many, and at least so many, of every target of which that is not known. */
function suppositions({ targets, ranges }: CellTheory, claims: readonly CellClaim[]): Goal[] {
  const allowed = combine({ ranges }, claims);
  return [...targets.keys()].flatMap((target) => {
    const numbers = allowed[target] as Mask;
    const goals: Goal[] = [];
    for (let rest = numbers & (numbers - 1); rest !== 0; rest &= rest - 1) {
      const below = (rest & -rest) - 1;
      goals.push({ target, allowed: below }, { target, allowed: (ranges[target] as Mask) & ~below });
    }
    return goals;
  });
}

interface Saturated {
  readonly claims: readonly CellClaim[];
  /** Sources that cannot hold any more; none as long as all can. */
  readonly broken: readonly CellReader[];
}

/** Reads every source again and again, each round from what the round before knew, until nothing is new or all goals are met. */
function saturate(search: Search, start: readonly CellClaim[], goals: readonly Goal[]): Saturated {
  const { theory, budget } = search;
  const claims = start.slice();
  const allowed = combine(theory, claims);
  const reading: Reading = {
    allowed,
    possible: theory.ranges.slice(),
    fresh: theory.ranges.slice(),
    claims,
    before: 0,
  };
  const broken: CellReader[] = [];
  for (;;) {
    const changedFrom = reading.before;
    reading.before = claims.length;
    if (goals.length > 0 && openGoals(claims, goals).length === 0) return { claims, broken };
    for (const reader of theory.readers) {
      if (isSpent(budget) || (changedFrom > 0 && !hasChanged(reading, reader, changedFrom))) continue;
      if (read(reader, allowed, reading.possible, budget)) narrow(search, reader, reading);
      else broken.push(reader);
    }
    if (broken.length > 0 || claims.length === reading.before) return { claims, broken };
    for (let i = reading.before; i < claims.length; i++) {
      const { target, allowed: numbers } = claims[i] as CellClaim;
      allowed[target] = (allowed[target] as Mask) & numbers;
    }
  }
}

/** What is known at the beginning of a round, what a source leaves of it, and the claims made so far, `before` of them before the round. */
interface Reading {
  readonly allowed: Mask[];
  readonly possible: Mask[];
  /** Scratch. */
  readonly fresh: Mask[];
  readonly claims: CellClaim[];
  before: number;
}

/** Whether the round before has claimed anything that the source speaks of. */
function hasChanged({ claims, before }: Reading, { targets }: CellReader, from: number): boolean {
  for (let i = from; i < before; i++) if (targets.includes((claims[i] as CellClaim).target)) return true;
  return false;
}

/** Adds the claims of a reading. What was known of a target before is left out of what is claimed, if that says as much. */
function narrow({ theory, budget, banned }: Search, reader: CellReader, reading: Reading): void {
  const { allowed, possible, fresh, claims, before } = reading;
  for (const target of reader.targets) {
    const now = possible[target] as Mask;
    const was = allowed[target] as Mask;
    const isSingle = (now & (now - 1)) === 0;
    // Two claims may leave one number together; it must be said by one before anybody is known.
    if (now === was && (!isSingle || isSaid(reading, target, now))) continue;
    if (banned.has(keyOf(reader, target))) continue;
    let said = now;
    if (!isSingle && was !== theory.ranges[target]) {
      allowed[target] = theory.ranges[target] as Mask;
      read(reader, allowed, fresh, budget);
      allowed[target] = was;
      said = fresh[target] as Mask;
    }
    claims.push({ target, allowed: said, before, reader, refuted: undefined });
  }
}

function isSaid({ claims, before }: Reading, target: number, numbers: Mask): boolean {
  for (let i = 0; i < before; i++) {
    const claim = claims[i] as CellClaim;
    if (claim.target === target && claim.allowed === numbers) return true;
  }
  return false;
}
