// Which cells each clue makes provable: those that could not be proved before it was on the table and can be after, when
// everyone is revealed in the order of the solve chain. Published with the clue in games that want it.

import { entailed, makeTheory } from "@demonstrandum/logic";
import { type GridConfig, layGrid, type Theme } from "./grid-game.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";

export function deductableCells<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): number[][] {
  const { clues, solution, people } = layGrid(theme, puzzle);
  const theory = makeTheory({
    size: people.length,
    clues: clues.map(({ says }, id) => ({ name: String(id), says })),
  });
  const cells = people.map((): number[] => []);
  const spoken: number[] = [];
  let known = 0;
  let provable = 0;
  for (const speaker of puzzle.solveChain) {
    known |= 1 << speaker;
    const facts = { known, value: known & solution };
    const before = entailed(theory, { facts, clues: spoken })?.known ?? known;
    spoken.push(speaker);
    provable = entailed(theory, { facts, clues: spoken })?.known ?? known;
    cells[speaker] = people.flatMap((_, id) => (((provable & ~before) >>> id) & 1 ? [id] : []));
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
