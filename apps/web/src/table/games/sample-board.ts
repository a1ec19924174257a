// A board for examples: people with plain names, and roots in turn where the game has roots.
import { type Board, ELEMENTS, makeBoard } from "@demonstrandum/clues/board";

const NAMES = "Ada Ben Cleo Dora Emil Finn Gwen Hugo Iris Jon Kira Leo Mona Nils Olga Paul Rosa Sven Tara Ute".split(
  " ",
);

export function makeSampleBoard(rows: number, cols: number, hasRoots: boolean): Board {
  const people = Array.from({ length: rows * cols }, (_, id) => ({
    id,
    name: NAMES[id] ?? `Person ${id}`,
    row: Math.floor(id / cols),
    col: id % cols,
    ...(hasRoots ? { spiritualRoot: [ELEMENTS[id % ELEMENTS.length] ?? "Metal"] } : {}),
  }));
  return makeBoard({ rows, cols, people });
}
