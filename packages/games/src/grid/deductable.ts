// Which cells each clue makes provable: those that could not be proved before it was on the table and can be after, when
// everyone is revealed in the order of the solve chain. Published with the clue in games that want it.

import { entailed, makeTheory } from "@demonstrandum/logic";
import type { GridPuzzle } from "./grid-puzzle.ts";
import { readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";

/** Every clue must have been parsed. */
export function deductableCells<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): number[][] {
  const { voice, board, solution, clues } = readGrid(theme, puzzle);
  const theory = makeTheory({
    size: board.size,
    clues: clues.map((clue, id) => ({ name: String(id), says: voice.dialect.meaning(clue, id, board) })),
  });
  const cells = board.people.map((): number[] => []);
  const spoken: number[] = [];
  let known = 0;
  for (const speaker of puzzle.solveChain) {
    known |= 1 << speaker;
    const facts = { known, value: known & solution };
    const before = entailed(theory, { facts, clues: spoken })?.known ?? known;
    spoken.push(speaker);
    const after = entailed(theory, { facts, clues: spoken })?.known ?? known;
    cells[speaker] = board.people.map(({ id }) => id).filter((id) => ((after & ~before) >>> id) & 1);
  }
  return cells;
}

/** The puzzle with `deductableCells` in every clue, if its game publishes them. */
export function withDeductable<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): GridPuzzle {
  if (!theme.hasDeductable) return puzzle;
  const cells = deductableCells(theme, puzzle);
  const characters = puzzle.characters.map((character) => ({
    ...character,
    clue: { ...character.clue, deductableCells: cells[character.id] ?? [] },
  }));
  return { ...puzzle, characters };
}
