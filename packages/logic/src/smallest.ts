// The smallest set of clues that forces a literal, by hitting sets. Every largest choice of clues with which the literal can
// still be false leaves some clues out, and a forcing set must contain one of those: so the first smallest set that hits
// all such exceptions found so far is the answer as soon as it forces the literal, and otherwise shows a new exception.

import type { Compiled } from "./compile.ts";
import { add, begin, find, findAlso, known, value } from "./search.ts";
import type { Facts, Literal } from "./theory.ts";

/** Positions among the constraints, ascending; undefined when no set of `least` to `most` of them forces the literal. */
export type SmallestSets = (literal: Literal, least: number, most: number) => readonly number[] | undefined;

/** Exceptions: which constraints each leaves out (a row of bits), and which literals it speaks of. */
interface Exceptions {
  readonly words: number;
  readonly leftOut: number[];
  readonly canBeTrue: number[];
  readonly canBeFalse: number[];
}

/** Exceptions found for one literal serve the next. No set smaller than `least` may force the literal asked for. */
export function makeSmallestSets(
  axioms: readonly Compiled[],
  constraints: readonly Compiled[],
  facts: Facts,
): SmallestSets {
  const words = (constraints.length + 31) >>> 5;
  const found: Exceptions = { words, leftOut: [], canBeTrue: [], canBeFalse: [] };
  const hitting = makeHittingSets(found, constraints.length);

  function findException({ index, value: isTrue }: Literal, chosen: readonly number[]): boolean {
    const bit = 1 << index;
    if ((facts.known & bit) !== 0 && ((facts.value & bit) !== 0) === isTrue) return false;
    begin(facts.known | bit, isTrue ? facts.value & ~bit : facts.value | bit);
    for (const axiom of axioms) add(axiom);
    for (const position of chosen) add(constraints[position] as Compiled);
    if (!find()) return false;
    const start = found.leftOut.length;
    for (let word = 0; word < words; word++) found.leftOut.push(0);
    for (let position = 0; position < constraints.length; position++) {
      if (chosen.includes(position) || findAlso(constraints[position] as Compiled)) continue;
      const word = start + (position >>> 5);
      found.leftOut[word] = (found.leftOut[word] as number) | (1 << (position & 31));
    }
    found.canBeTrue.push(value | ~known);
    found.canBeFalse.push(~value);
    return true;
  }

  return (literal, least, most) => {
    for (let size = least; size <= Math.min(most, constraints.length); ) {
      const chosen = hitting(literal, size);
      if (chosen === undefined) size++;
      else if (!findException(literal, chosen)) return chosen;
    }
    return undefined;
  };
}

/** Finds the lexicographically first set of at most `size` positions that hits every exception to the literal. */
function makeHittingSets({ words, leftOut, canBeTrue, canBeFalse }: Exceptions, count: number) {
  const picked: number[] = [];
  const unhit: number[] = [];
  const has = (row: number, position: number) =>
    (((leftOut[row * words + (position >>> 5)] as number) >>> (position & 31)) & 1) === 1;

  /** The rows not hit yet are unhit[start] to unhit[end - 1]. */
  function extend(from: number, start: number, end: number, room: number): boolean {
    if (start === end) return true;
    if (room === 0) return false;
    for (let position = from; position < count; position++) {
      let rest = end;
      for (let i = start; i < end; i++) {
        const row = unhit[i] as number;
        if (!has(row, position)) unhit[rest++] = row;
      }
      if (rest - end === end - start || (room === 1 && rest > end)) continue;
      picked.push(position);
      if (extend(position + 1, end, rest, room - 1)) return true;
      picked.pop();
    }
    return false;
  }

  return ({ index, value: isTrue }: Literal, size: number): readonly number[] | undefined => {
    const disagree = isTrue ? canBeFalse : canBeTrue;
    let end = 0;
    for (let row = 0; row < disagree.length; row++) {
      if (((disagree[row] as number) >>> index) & 1) unhit[end++] = row;
    }
    picked.length = 0;
    return extend(0, 0, end, size) ? picked.slice() : undefined;
  };
}
