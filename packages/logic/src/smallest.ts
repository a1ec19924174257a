// The smallest set of clues that forces a literal, by hitting sets. Every largest satisfiable choice of clues in which the
// literal can be false leaves some clues out, and a forcing set must contain one of those: so the first smallest set that
// hits all exceptions found so far is the answer as soon as it forces the literal, and otherwise shows a new exception.

import { beginWithout } from "./ask.ts";
import { find, known, value } from "./search.ts";
import type { Facts, Literal, Theory } from "./theory.ts";

const WORD = 30;

/** Positions in `clues`, ascending; undefined when no set of at most `limit` forces the literal. */
export type SmallestSets = (literal: Literal, limit: number) => readonly number[] | undefined;

/** `clues` ascending and without repetition. Exceptions found for one literal serve the next. */
export function makeSmallestSets(theory: Theory, facts: Facts, clues: readonly number[]): SmallestSets {
  const words = Math.max(1, Math.ceil(clues.length / WORD));
  const left: number[] = [];
  const canBeTrue: number[] = [];
  const canBeFalse: number[] = [];

  /** Looks for a world of the chosen clues without the literal; if there is one, notes the clues it cannot also have. */
  function findException(literal: Literal, chosen: readonly number[]): boolean {
    const kept = chosen.map((position) => clues[position] as number);
    beginWithout(theory, { facts, clues: kept }, literal);
    if (!find()) return false;
    let k = known;
    let v = value;
    const row = Array.from({ length: words }, () => 0);
    for (let position = 0; position < clues.length; position++) {
      if (chosen.includes(position)) continue;
      kept.push(clues[position] as number);
      beginWithout(theory, { facts, clues: kept }, literal);
      if (find()) {
        k = known;
        v = value;
      } else {
        kept.pop();
        const word = Math.floor(position / WORD);
        row[word] = (row[word] as number) | (1 << (position % WORD));
      }
    }
    left.push(...row);
    canBeTrue.push(v | ~k);
    canBeFalse.push(~v);
    return true;
  }

  return (literal, limit) => {
    for (let size = 0; size <= limit; ) {
      const rows = exceptionsTo(literal, literal.value ? canBeFalse : canBeTrue);
      const chosen = firstHittingSet(left, words, rows, clues.length, size);
      if (chosen === undefined) size++;
      else if (!findException(literal, chosen)) return chosen;
      if (size > clues.length) return undefined;
    }
    return undefined;
  };
}

function exceptionsTo({ index }: Literal, disagree: readonly number[]): number[] {
  const rows: number[] = [];
  for (let row = 0; row < disagree.length; row++) if (((disagree[row] as number) >>> index) & 1) rows.push(row);
  return rows;
}

/** The lexicographically first set of at most `size` positions below `count` that hits every row. */
function firstHittingSet(
  left: readonly number[],
  words: number,
  rows: readonly number[],
  count: number,
  size: number,
): number[] | undefined {
  const has = (row: number, position: number) =>
    (((left[row * words + Math.floor(position / WORD)] as number) >>> (position % WORD)) & 1) === 1;
  const picked: number[] = [];

  function extend(from: number, unhit: readonly number[], room: number): boolean {
    if (unhit.length === 0) return true;
    if (room === 0) return false;
    for (let position = from; position < count; position++) {
      const rest = unhit.filter((row) => !has(row, position));
      if (rest.length === unhit.length || (room === 1 && rest.length > 0)) continue;
      picked.push(position);
      if (extend(position + 1, rest, room - 1)) return true;
      picked.pop();
    }
    return false;
  }

  return extend(0, rows, size) ? picked : undefined;
}
