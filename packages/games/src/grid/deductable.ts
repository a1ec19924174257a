// Which cells each clue makes provable: those that could not be proved before it was on the table and can be after, when
// everyone is revealed in the order of the solve chain. Published with the clue in games that want it.

import { type Constraint, entailed, fullMask, indices, makeTheory, type World } from "@demonstrandum/logic";
import type { ClueJson } from "./grid-puzzle.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";

/** Where everybody has spoken, no clue comes later than another. */
export const hasDeductable = (theme: Pick<Theme, "hasDeductable">, { liars }: GridConfig): boolean =>
  theme.hasDeductable && !liars;

/** `says[i]` is what person i says. */
export function deductableCells(
  says: readonly Constraint[],
  solution: World,
  solveChain: readonly number[],
): readonly number[][] {
  const theory = makeTheory({ size: says.length, clues: says.map((each, id) => ({ name: String(id), says: each })) });
  const cells = says.map((): number[] => []);
  const spoken: number[] = [];
  const everyone = fullMask(says.length);
  let known = 0;
  let provable = 0;
  for (const speaker of solveChain) {
    known |= 1 << speaker;
    const facts = { known, value: known & solution };
    // Whoever could be proved tells nothing more by being revealed.
    if (((provable >>> speaker) & 1) === 0) provable = entailed(theory, { facts, clues: spoken })?.known ?? known;
    // Once everybody can be proved, no clue makes anybody more so.
    if (provable === everyone) break;
    spoken.push(speaker);
    const after = entailed(theory, { facts, clues: spoken })?.known ?? known;
    cells[speaker] = indices(after & ~provable);
    provable = after;
  }
  return cells;
}

export const withDeductable = (clue: ClueJson, cells: readonly number[] = []): ClueJson => ({
  ...clue,
  deductableCells: cells,
});
