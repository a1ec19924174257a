// Short chains of single-clue consequences from what is known to a goal.

import { type Budget, isSpent } from "../budget.ts";
import type { Compiled } from "../compile.ts";
import type { Constraint, Count, Mask } from "../constraint.ts";
import { indices, maskOf } from "../mask.ts";
import { minimiseMask } from "../minimise.ts";
import { add, addCount, backbone, begin, find, known, value } from "../search.ts";
import { type Facts, isFact, type Literal, withLiteral } from "../theory.ts";
import { ASKED } from "./budgets.ts";
import type { Source } from "./proof.ts";

/** A clue or axiom that a proof may cite, with the tallies it is taken together with. */
export interface Citable {
  readonly by: Source;
  readonly says: Constraint;
  readonly compiled: Compiled;
  readonly tallies: readonly Count[];
}

export interface Link {
  readonly literal: Literal;
  readonly source: Citable;
}

/** Literals in order, each forced by one source from what stands before it; `end` forces the goal, or breaks. */
export interface LinkChain {
  readonly links: readonly Link[];
  readonly end: Citable;
}

interface State {
  readonly facts: Facts;
  readonly links: readonly Link[];
}

/** What one source forces; undefined when it cannot hold. */
function consequences({ compiled }: Citable, facts: Facts, budget: Budget): Facts | undefined {
  budget.left -= ASKED;
  begin(facts.known, facts.value);
  add(compiled);
  return backbone() ? { known, value } : undefined;
}

/** Can the source hold with these facts (and without the literal)? */
export function isPossible({ compiled }: Citable, facts: Facts, without?: Literal): boolean {
  begin(facts.known, facts.value);
  if (without) addCount(1 << without.index, 0, without.value ? 1 : 2);
  add(compiled);
  return find();
}

/**
 * A short chain to the goal, or to a contradiction when there is no goal: no link of it can be spared, and it is the shortest
 * there is if looking at `states` states of knowledge is enough to tell.
 */
export function findChain(
  sources: readonly Citable[],
  facts: Facts,
  goal: Literal | undefined,
  states: number,
  budget: Budget,
): LinkChain | undefined {
  const quest = { sources, facts, goal, budget };
  const any = saturate(quest, -1);
  if (any === undefined || any.links.length === 0) return any;
  const forth = shorten(quest, any, any.links);
  const back = shorten(quest, any, [...any.links].reverse());
  const short = forth.links.length < back.links.length ? forth : back;
  return searchChain(quest, { states, links: short.links.length }) ?? short;
}

/** From where to where, by which sources, and with how much work. */
interface Quest {
  readonly sources: readonly Citable[];
  readonly facts: Facts;
  readonly goal: Literal | undefined;
  readonly budget: Budget;
}

/** Leaves out one link after another as long as the goal is still reached. */
function shorten(quest: Quest, chain: LinkChain, order: readonly Link[]): LinkChain {
  let best = chain;
  for (const { literal } of order) {
    const fewer = maskOf(best.links.map((link) => link.literal.index)) & ~(1 << literal.index);
    best = saturate(quest, fewer) ?? best;
  }
  return best;
}

/** Breadth-first for a chain of fewer than `links` links. */
function searchChain(
  { sources, facts, goal, budget }: Quest,
  most: { readonly states: number; readonly links: number },
): LinkChain | undefined {
  const seen = new Set<string>();
  const queue: State[] = [{ facts, links: [] }];
  for (let at = 0; at < queue.length && at < most.states && !isSpent(budget); at++) {
    const state = queue[at] as State;
    if (state.links.length >= most.links) return undefined;
    const next: Link[] = [];
    for (const source of sources) {
      const forced = consequences(source, state.facts, budget);
      if (reaches(forced, goal)) return { links: state.links, end: source };
      if (forced) next.push(...linksTo(forced, state.facts, source));
    }
    for (const link of next) {
      const after = withLiteral(state.facts, link.literal);
      const key = `${after.known} ${after.value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ facts: after, links: [...state.links, link] });
    }
  }
  return undefined;
}

function reaches(forced: Facts | undefined, goal: Literal | undefined): boolean {
  if (forced === undefined || goal === undefined) return forced === undefined && goal === undefined;
  return isFact(forced, goal);
}

function linksTo(forced: Facts, before: Facts, source: Citable): Link[] {
  return indices(forced.known & ~before.known).map((index) => ({
    literal: { index, value: ((forced.value >>> index) & 1) === 1 },
    source,
  }));
}

/** Some chain to the goal through booleans of `through`, if there is one: everything single sources give, in order. */
function saturate(quest: Quest, through: Mask): LinkChain | undefined {
  const links: Link[] = [];
  const end = follow(quest, links, through, (forced) => reaches(forced, quest.goal));
  return end && { links, end };
}

/** Everything single sources force from the facts, in order. */
export function closure(sources: readonly Citable[], facts: Facts, budget: Budget): readonly Link[] {
  const links: Link[] = [];
  follow({ sources, facts, goal: undefined, budget }, links, -1, (forced) => forced === undefined);
  return links;
}

function follow(
  { sources, facts, budget }: Quest,
  links: Link[],
  through: Mask,
  isEnd: (forced: Facts | undefined) => boolean,
): Citable | undefined {
  let now = facts;
  for (let before: Mask = -1; before !== now.known; ) {
    before = now.known;
    for (const source of sources) {
      if (isSpent(budget)) return undefined;
      const forced = consequences(source, now, budget);
      if (isEnd(forced)) return source;
      if (forced === undefined) return undefined;
      const k = now.known | (forced.known & through);
      const next = { known: k, value: forced.value & k };
      if (k !== now.known) links.push(...linksTo(next, now, source));
      now = next;
    }
  }
  return undefined;
}

/** A part of what is known, none to spare and as little derived as may be, from which the source still forces the literal, or breaks. */
export function premises(source: Citable, now: Facts, facts: Facts, literal: Literal | undefined): readonly number[] {
  const all = now.known & source.compiled.scope & ~(literal ? 1 << literal.index : 0);
  const isEnough = (known: Mask): boolean => !isPossible(source, { known, value: now.value & known }, literal);
  const known = minimiseMask(minimiseMask(all, isEnough, ~facts.known), isEnough, facts.known);
  return indices(known);
}
