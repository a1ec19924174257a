// The shortest chain of single-clue consequences from what is known to a goal: breadth-first over states of knowledge.

import type { Compiled } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { indices } from "./mask.ts";
import type { Source } from "./proof.ts";
import { add, addCount, backbone, begin, find, known, value } from "./search.ts";
import { type Facts, type Literal, withLiteral } from "./theory.ts";

/** A clue or axiom that a proof may cite. */
export interface Citable {
  readonly by: Source;
  readonly compiled: Compiled;
}

export interface Link {
  readonly literal: Literal;
  readonly source: Citable;
}

/** Literals in order, each forced by one source from what stands before it; `end` forces the goal, or breaks. */
export interface Chain {
  readonly links: readonly Link[];
  readonly end: Citable;
}

/** States looked at before the search settles for a chain that is short but perhaps not the shortest. */
const MOST_STATES = 400;

interface State {
  readonly facts: Facts;
  readonly links: readonly Link[];
}

/** What one source forces; undefined when it cannot hold. */
function consequences({ compiled }: Citable, facts: Facts): Facts | undefined {
  begin(facts.known, facts.value);
  add(compiled);
  return backbone() ? { known, value } : undefined;
}

/** Can the source hold with these facts (and without the literal)? */
function isPossible({ compiled }: Citable, facts: Facts, without?: Literal): boolean {
  begin(facts.known, facts.value);
  if (without) addCount(1 << without.index, 0, without.value ? 1 : 2);
  add(compiled);
  return find();
}

/** The shortest chain to the goal, or to a contradiction when there is no goal. */
export function findChain(sources: readonly Citable[], facts: Facts, goal: Literal | undefined): Chain | undefined {
  const any = saturate(sources, facts, goal);
  if (any === undefined || any.links.length === 0) return any;
  const seen = new Set<string>();
  const queue: State[] = [{ facts, links: [] }];
  for (let at = 0; at < queue.length && at < MOST_STATES; at++) {
    const state = queue[at] as State;
    const next: Link[] = [];
    for (const source of sources) {
      const forced = consequences(source, state.facts);
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
  return any;
}

function reaches(forced: Facts | undefined, goal: Literal | undefined): boolean {
  if (forced === undefined || goal === undefined) return forced === undefined && goal === undefined;
  return ((forced.known >>> goal.index) & 1) === 1 && ((forced.value >>> goal.index) & 1) === Number(goal.value);
}

function linksTo(forced: Facts, before: Facts, source: Citable): Link[] {
  return [...indices(forced.known & ~before.known)].map((index) => ({
    literal: { index, value: ((forced.value >>> index) & 1) === 1 },
    source,
  }));
}

/** Some chain to the goal, if there is one: everything single sources give, in order. */
function saturate(sources: readonly Citable[], facts: Facts, goal: Literal | undefined): Chain | undefined {
  const links: Link[] = [];
  const end = follow(sources, facts, links, (forced) => reaches(forced, goal));
  return end && { links, end };
}

/** Everything single sources force from the facts, in order. */
export function closure(sources: readonly Citable[], facts: Facts): readonly Link[] {
  const links: Link[] = [];
  follow(sources, facts, links, (forced) => forced === undefined);
  return links;
}

function follow(
  sources: readonly Citable[],
  facts: Facts,
  links: Link[],
  isEnd: (forced: Facts | undefined) => boolean,
): Citable | undefined {
  let now = facts;
  for (let before: Mask = -1; before !== now.known; ) {
    before = now.known;
    for (const source of sources) {
      const forced = consequences(source, now);
      if (isEnd(forced)) return source;
      if (forced === undefined) return undefined;
      links.push(...linksTo(forced, now, source));
      now = forced;
    }
  }
  return undefined;
}

/** A smallest-by-deletion part of what is known from which the source still forces the literal, or breaks. */
export function premises(source: Citable, now: Facts, facts: Facts, literal: Literal | undefined): readonly number[] {
  let kept = now.known & source.compiled.scope & ~(literal ? 1 << literal.index : 0);
  const derived = [...indices(kept & ~facts.known)].reverse();
  for (const index of [...derived, ...[...indices(kept & facts.known)].reverse()]) {
    const fewer = kept & ~(1 << index);
    if (!isPossible(source, { known: fewer, value: now.value & fewer }, literal)) kept = fewer;
  }
  return [...indices(kept)];
}
