// The documents' own deduction cases for the clues about neighbors in one row or column. They see less than the clue
// forces: nobody outside the line is ever settled, and the second case wants the outside complete and one place open.

import type { Board } from "@demonstrandum/clues";
import { type ClassicClue, classic } from "@demonstrandum/clues/classic";
import { countBits, type Facts, type Mask } from "@demonstrandum/logic";

export function localCases(
  { type, params }: ClassicClue,
  speaker: number,
  board: Board,
): ((facts: Facts) => Facts) | undefined {
  if (!isLineQuota({ type })) return undefined;
  const { row, column, M = 0, N = 0 } = params;
  const near = board.neighbors[params.subject ?? speaker] ?? 0;
  const line = (row === undefined ? board.inColumn[column ?? 0] : board.inRow[row]) ?? 0;
  const isHidden = type.includes("DEMONS");
  // Whoever speaks of somebody else is understood once that subject is revealed.
  const awaited = params.subject === undefined || params.subject === speaker ? 0 : 1 << params.subject;
  return (facts) =>
    (facts.known & awaited) === awaited ? applyCases(facts, near & line, near & ~line, M, N - M, isHidden) : facts;
}

function applyCases(facts: Facts, inside: Mask, outside: Mask, M: number, others: number, isHidden: boolean): Facts {
  const kind = isHidden ? facts.value : facts.known & ~facts.value;
  const open = inside & ~facts.known;
  const settle = (asKind: boolean): Facts => ({
    known: facts.known | open,
    value: asKind === isHidden ? facts.value | open : facts.value,
  });
  if (open === 0) return facts;
  if (countBits(kind & inside) === M) return settle(false);
  const isLastOne = countBits(open) === 1 && countBits(kind & inside) === M - 1;
  return isLastOne && countBits(kind & outside) === others ? settle(true) : facts;
}

/** Types 9 to 12. */
export const isLineQuota = ({ type }: Pick<ClassicClue, "type">): boolean => type.includes("NEIGHBORING_IN");

/** Types 9 to 14. */
export const isQuota = (clue: ClassicClue): boolean => classic.tierOf(clue) >= 3;
