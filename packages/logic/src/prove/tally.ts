// Tallies: how many of some booleans one clue allows, alone or with another tally. "Two of these five" and "two of these seven"
// settle the other two at once, where literals alone would need a case for every way to choose. A clue together with a
// tally then serves a proof as one source.

import { type Budget, isSpent } from "../budget.ts";
import { type Compiled, isCounting } from "../compile.ts";
import type { Count, Mask } from "../constraint.ts";
import { countBits, indices, rangeOf } from "../mask.ts";
import { minimiseMask } from "../minimise.ts";
import { add, addCount, begin, find } from "../search.ts";
import type { Facts } from "../theory.ts";
import { ASKED } from "./budgets.ts";
import type { Citable } from "./chain.ts";
import type { Tally } from "./literal-steps.ts";

export interface Tallied {
  readonly count: Count;
  readonly source: Citable;
}

const MOST_TALLIES = 40;
const MOST_ROUNDS = 3;

/** Tallies that may join two sources: what a source allows where another speaks too, and what that leaves for the rest. */
export function findTallies(all: readonly Citable[], facts: Facts, budget: Budget): readonly Tallied[] {
  // Where nothing is counted, tallies only add noise.
  const sources = all.filter(({ compiled }) => isCounting(compiled));
  const found: Tallied[] = [];
  const note = (source: Citable, region: Mask, alone = source) => {
    if (found.length >= MOST_TALLIES || countBits(region) < 2 || isSpent(budget)) return;
    budget.left -= ASKED * countBits(region);
    const count = tallyOf(source, region, facts);
    if (!count || found.some((other) => isWithin(other.count, count))) return;
    const isIdle = alone !== source && tallyOf(alone, region, facts)?.allowed === count.allowed;
    found.push({ count, source: isIdle ? alone : source });
  };
  const openOf = ({ compiled }: Citable) => compiled.scope & ~facts.known;
  for (const a of sources) for (const b of sources) if (a !== b) note(a, openOf(a) & openOf(b));
  for (let round = 1, start = 0; round < MOST_ROUNDS; round++) {
    const before = found.slice(start);
    start = found.length;
    for (const source of sources) {
      for (const tallied of before) {
        const joined = joinTally(source, tallied);
        if (tallied.source.by === source.by || (openOf(source) & tallied.count.of) === 0) continue;
        note(joined, openOf(source) & ~tallied.count.of, source);
        note(joined, tallied.count.of & ~openOf(source), source);
      }
    }
  }
  return found;
}

/** Every source together with every tally that another source gives about some of its booleans. */
export function joinTallies(sources: readonly Citable[], tallies: readonly Tallied[], facts: Facts): Citable[] {
  return sources
    .filter(({ compiled }) => isCounting(compiled))
    .flatMap((source) =>
      tallies
        .filter(
          ({ count, source: from }) => from.by !== source.by && (source.compiled.scope & count.of & ~facts.known) !== 0,
        )
        .map((tallied) => joinTally(source, tallied)),
    );
}

/** The tallies of the counts cited and of those they rest on, each after the ones it needs. */
export function neededTallies(cited: readonly Count[], tallies: readonly Tallied[]): readonly Tallied[] {
  const needed = new Set(cited);
  for (const { count, source } of [...tallies].reverse()) {
    if (needed.has(count)) for (const other of source.tallies) needed.add(other);
  }
  return tallies.filter(({ count }) => needed.has(count));
}

export const tallyStep = ({ count, source }: Tallied, facts: Facts): Tally => ({
  kind: "tally",
  says: count,
  by: source.by,
  from: premisesOf(source, count, facts),
  with: source.tallies,
});

function joinTally({ by, says, compiled }: Citable, { count }: Tallied): Citable {
  const counts = [...compiled.counts, count.of, 0, count.allowed];
  return {
    by,
    says,
    compiled: { ...compiled, isCount: false, counts, scope: compiled.scope | count.of },
    tallies: [count],
  };
}

const isWithin = (inner: Count, outer: Count) => inner.of === outer.of && (inner.allowed & ~outer.allowed) === 0;

/** The counts over the region that the source allows; undefined if that says nothing. */
function tallyOf({ compiled }: Citable, region: Mask, facts: Facts): Count | undefined {
  const size = countBits(region);
  let allowed = 0;
  for (let count = 0; count <= size; count++)
    if (isPossible(compiled, facts, region, 1 << count)) allowed |= 1 << count;
  return allowed === 0 || allowed === rangeOf(region) ? undefined : { kind: "count", of: region, allowed };
}

function isPossible(compiled: Compiled, { known, value }: Facts, region: Mask, allowed: Mask): boolean {
  begin(known, value);
  addCount(region, 0, allowed);
  add(compiled);
  return find();
}

/** A part of the facts, with nothing to spare, from which the source still gives the tally. */
function premisesOf({ compiled }: Citable, { of, allowed }: Count, facts: Facts): readonly number[] {
  const isEnough = (known: Mask): boolean => !isPossible(compiled, { known, value: facts.value & known }, of, ~allowed);
  return indices(minimiseMask(facts.known & compiled.scope, isEnough));
}
