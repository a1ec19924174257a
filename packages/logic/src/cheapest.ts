// The cheapest thing that can be found out next: what one clue forces, else two together, else more. The generator asks this
// at every step of every walk, so single clues and pairs of counts are answered without search.

import type { Compiled } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { countBits, indices } from "./mask.ts";
import { forcedByPair, pairKnown, pairValue } from "./pair.ts";
import { add, alwaysHolds, backbone, begin, known, value } from "./search.ts";
import { makeSmallestSets } from "./smallest.ts";
import { beginGiven, type Facts, factsOf, type Given, type Literal, sortedClues, type Theory } from "./theory.ts";

export interface CheapStep {
  readonly literal: Literal;
  readonly clues: readonly number[];
}

export interface Cheapest {
  readonly size: number;
  readonly steps: readonly CheapStep[];
}

/**
 * The fewest clues, at most `limit`, that force anything new, and every literal that so many force, by index, each with its
 * first smallest set. Undefined when nothing new is forced. Clues that contradict each other get no answer, except that
 * the contradiction may stay unnoticed while single clues still force something.
 */
export function cheapest(theory: Theory, given: Given, limit = Number.POSITIVE_INFINITY): Cheapest | undefined {
  const facts = factsOf(theory, given);
  const clues = sortedClues(theory, given);
  const few = byNone(theory, facts) ?? (limit >= 1 ? bySingles(theory, facts, clues) : undefined);
  if (few !== undefined || limit < 2) return few;
  beginGiven(theory, given);
  if (!backbone() || known === facts.known) return undefined;
  const all = { known, value };
  const live = clues.flatMap((index) => liveClue(theory, facts, index));
  return byPairs(theory, facts, live, all) ?? (limit > 2 ? byMany(theory, facts, live, all, limit) : undefined);
}

function byNone({ compiled: { axioms } }: Theory, facts: Facts): Cheapest | undefined {
  if (axioms.length === 0) return undefined;
  beginWith(axioms, facts);
  if (!backbone()) return undefined;
  const steps: CheapStep[] = [];
  take(steps, facts.known, known, value, []);
  return answer(0, steps);
}

function bySingles({ compiled }: Theory, facts: Facts, clues: readonly number[]): Cheapest | undefined {
  const steps: CheapStep[] = [];
  let seen = facts.known;
  for (let i = 0; i < clues.length; i++) {
    const index = clues[i] as number;
    const clue = compiled.clues[index] as Compiled;
    if ((clue.scope & ~facts.known) === 0) continue;
    beginWith(compiled.axioms, facts);
    add(clue);
    if (!backbone()) return undefined;
    if ((known & ~seen) !== 0) seen = take(steps, seen, known, value, [index]);
  }
  return answer(1, steps);
}

/** A clue that can still say something. */
interface LiveClue {
  readonly index: number;
  readonly compiled: Compiled;
  readonly open: Mask;
  /** How many of the open ones may be set, if it is a single count. */
  readonly allowed: Mask | undefined;
}

function liveClue({ compiled }: Theory, { known: k, value: v }: Facts, index: number): LiveClue[] {
  const clue = compiled.clues[index] as Compiled;
  begin(k, v);
  if (alwaysHolds(clue)) return [];
  const { isCount, mask, flip, allowed } = clue;
  const set = countBits((v ^ flip) & mask & k);
  return [{ index, compiled: clue, open: clue.scope & ~k, allowed: isCount ? allowed >>> set : undefined }];
}

function byPairs({ compiled }: Theory, facts: Facts, live: readonly LiveClue[], all: Facts): Cheapest | undefined {
  const { axioms } = compiled;
  const steps: CheapStep[] = [];
  let wanted = all.known & ~facts.known;
  for (let i = 0; i < live.length; i++) {
    const a = live[i] as LiveClue;
    for (let j = i + 1; j < live.length; j++) {
      const b = live[j] as LiveClue;
      // Without axioms to join them, clues that share nothing open force nothing together, nor anything outside themselves.
      if (axioms.length === 0 && ((a.open & b.open) === 0 || ((a.open | b.open) & wanted) === 0)) continue;
      if (axioms.length === 0 && a.allowed !== undefined && b.allowed !== undefined) {
        forcedByPair(a.open, a.compiled.flip, a.allowed, b.open, b.compiled.flip, b.allowed);
        if ((pairKnown & wanted) !== 0) {
          wanted = ~take(steps, ~wanted, pairKnown, pairValue, [a.index, b.index]);
        }
        continue;
      }
      beginWith(axioms, facts);
      add(a.compiled);
      add(b.compiled);
      backbone();
      if ((known & wanted) !== 0) wanted = ~take(steps, ~wanted, known, value, [a.index, b.index]);
    }
  }
  return answer(2, steps);
}

/** Three or more, by hitting sets: no one and no two clues may force anything. */
function byMany(
  { compiled }: Theory,
  facts: Facts,
  live: readonly LiveClue[],
  all: Facts,
  limit: number,
): Cheapest | undefined {
  const smallest = makeSmallestSets(
    compiled.axioms,
    live.map((clue) => clue.compiled),
    facts,
  );
  let most = limit;
  let steps: CheapStep[] = [];
  for (const index of indices(all.known & ~facts.known)) {
    const literal = { index, value: ((all.value >>> index) & 1) === 1 };
    const found = smallest(literal, most);
    if (found === undefined) continue;
    if (found.length < most) steps = [];
    most = found.length;
    steps.push({ literal, clues: found.map((position) => (live[position] as LiveClue).index) });
  }
  return answer(most, steps);
}

function beginWith(axioms: readonly Compiled[], facts: Facts): void {
  begin(facts.known, facts.value);
  for (let i = 0; i < axioms.length; i++) add(axioms[i] as Compiled);
}

/** A step for every literal not seen before; what has been seen then. */
function take(steps: CheapStep[], seen: Mask, forced: Mask, values: Mask, clues: readonly number[]): Mask {
  for (const index of indices(forced & ~seen)) {
    steps.push({ literal: { index, value: ((values >>> index) & 1) === 1 }, clues });
  }
  return seen | forced;
}

function answer(size: number, steps: CheapStep[]): Cheapest | undefined {
  if (steps.length === 0) return undefined;
  return { size, steps: steps.sort((a, b) => a.literal.index - b.literal.index) };
}
