// Which clues are needed: the smallest set that forces a literal, and the cheapest thing that can be found out next.

import { entailed } from "./ask.ts";
import { indices } from "./mask.ts";
import { makeSmallestSets } from "./smallest.ts";
import { checkLiteral, clueIndices, factsOf, type Given, type Literal, type Theory } from "./theory.ts";

export interface CheapStep {
  readonly literal: Literal;
  readonly clues: readonly number[];
}

export interface Cheapest {
  readonly size: number;
  readonly steps: readonly CheapStep[];
}

/** The smallest set of clues that forces the literal, lexicographically first of the smallest; undefined if none does. */
export function explain(theory: Theory, given: Given, literal: Literal): readonly number[] | undefined {
  checkLiteral(theory, literal);
  const clues = sortedClues(theory, given);
  const found = makeSmallestSets(theory, factsOf(theory, given), clues)(literal, clues.length);
  return found?.map((position) => clues[position] as number);
}

/**
 * The fewest clues, at most `limit`, that force anything new, and every literal that so many force, each with its first
 * smallest set, by index. Undefined when there is nothing new, and when there is no world at all.
 */
export function cheapest(theory: Theory, given: Given, limit = Number.POSITIVE_INFINITY): Cheapest | undefined {
  const facts = factsOf(theory, given);
  const all = entailed(theory, given);
  if (all === undefined) return undefined;
  const clues = sortedClues(theory, given);
  const smallest = makeSmallestSets(theory, facts, clues);
  let size = Math.min(limit, clues.length);
  let steps: CheapStep[] = [];
  for (const index of indices(all.known & ~facts.known)) {
    const literal = { index, value: ((all.value >>> index) & 1) === 1 };
    const found = smallest(literal, size);
    if (found === undefined) continue;
    if (found.length < size) steps = [];
    size = found.length;
    steps.push({ literal, clues: found.map((position) => clues[position] as number) });
  }
  return steps.length === 0 ? undefined : { size, steps };
}

function sortedClues(theory: Theory, given: Given): readonly number[] {
  return [...new Set(clueIndices(theory, given))].sort((a, b) => a - b);
}
