// Which clues are needed: the smallest set that forces a literal, or that cannot hold together.

import type { Compiled } from "./compile.ts";
import { makeSmallestSets } from "./smallest.ts";
import { checkLiteral, factsOf, type Given, type Literal, sortedClues, type Theory } from "./theory.ts";

/** The smallest set of clues that forces the literal, lexicographically first of the smallest; undefined if none does. */
export function explain(theory: Theory, given: Given, literal: Literal): readonly number[] | undefined {
  checkLiteral(theory, literal);
  return smallestFor(theory, given, literal);
}

/** The smallest set of clues that cannot all hold, lexicographically first of the smallest; undefined if all of them can. */
export const clash = (theory: Theory, given: Given): readonly number[] | undefined =>
  smallestFor(theory, given, undefined);

function smallestFor(theory: Theory, given: Given, literal: Literal | undefined): readonly number[] | undefined {
  const clues = sortedClues(theory, given);
  const constraints = clues.map((index) => theory.compiled.clues[index] as Compiled);
  const smallest = makeSmallestSets(theory.compiled.axioms, constraints, factsOf(theory, given));
  return smallest(literal, clues.length)?.map((position) => clues[position] as number);
}
