// The smallest set of clues that forces a literal, by hitting sets. Every largest choice of clues with which the literal can
// still be false leaves some clues out, and a forcing set must contain one of those: so the first smallest set that hits
// all such exceptions found so far is the answer as soon as it forces the literal, and otherwise shows a new exception.
// Without a literal it is the smallest set that leaves no world at all.

import type { Compiled } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { firstSmallestSet } from "./hitting.ts";
import { add, begin, find, findAlso, known, value } from "./search.ts";
import type { Facts, Literal } from "./theory.ts";

/** Positions among the constraints, ascending; undefined when no set of at most `most` of them forces the literal. */
export type SmallestSets = (literal: Literal | undefined, most: number) => readonly number[] | undefined;

/** Which constraints cannot be had as well, and what can be true and false where the others hold. */
interface Exception {
  readonly leftOut: readonly number[];
  readonly canBeTrue: Mask;
  readonly canBeFalse: Mask;
}

/** Exceptions found for one literal serve the next. */
export function makeSmallestSets(
  axioms: readonly Compiled[],
  constraints: readonly Compiled[],
  facts: Facts,
): SmallestSets {
  const exceptions: Exception[] = [];

  /** Starts from a world without the literal that has the chosen constraints, and adds others as long as there is one. */
  function findException(literal: Literal | undefined, chosen: readonly number[]): Exception | undefined {
    const bit = literal ? 1 << literal.index : 0;
    if ((facts.known & bit) !== 0 && ((facts.value & bit) !== 0) === literal?.value) return undefined;
    begin(facts.known | bit, literal?.value ? facts.value & ~bit : facts.value | bit);
    for (const axiom of axioms) add(axiom);
    for (const position of chosen) add(constraints[position] as Compiled);
    if (!find()) return undefined;
    const leftOut: number[] = [];
    for (let position = 0; position < constraints.length; position++) {
      if (!chosen.includes(position) && !findAlso(constraints[position] as Compiled)) leftOut.push(position);
    }
    return { leftOut, canBeTrue: value | ~known, canBeFalse: ~value };
  }

  return (literal, most) => {
    const rows = exceptions
      .filter(
        ({ canBeTrue, canBeFalse }) =>
          literal === undefined || ((literal.value ? canBeFalse : canBeTrue) >>> literal.index) & 1,
      )
      .map(({ leftOut }) => leftOut);
    return firstSmallestSet(rows, most, (chosen) => {
      const exception = findException(literal, chosen);
      if (exception && exception.leftOut.length > 0) exceptions.push(exception);
      return exception?.leftOut;
    });
  };
}
