// The words that clues use, each with a picture. The pictures come from the board that the clues themselves are understood on.
import { type Board, between, makeBoard } from "@demonstrandum/clues/board";
import { indices, type Mask } from "@demonstrandum/logic";

export interface Entry {
  readonly word: string;
  readonly meaning: string;
  readonly marked: readonly number[];
  readonly lit: readonly number[];
}

const ROWS = 5;
const COLS = 4;
const at = (row: number, column: number): number => (row - 1) * COLS + column - 1;

const board: Board = makeBoard({
  rows: ROWS,
  cols: COLS,
  people: Array.from({ length: ROWS * COLS }, (_, id) => ({
    id,
    name: `Person ${String.fromCharCode(65 + id)}`,
    row: Math.floor(id / COLS),
    col: id % COLS,
  })),
});

const entry = (word: string, meaning: string, marked: readonly number[], lit: Mask | undefined): Entry => ({
  word,
  meaning,
  marked,
  lit: indices(lit ?? 0),
});

const [middle, corner, edge] = [at(3, 2), at(1, 1), at(1, 3)];

export const PLACES: readonly Entry[] = [
  entry(
    "neighbors",
    "Everyone around a person, diagonals too. In the middle that is eight people.",
    [middle],
    board.neighbors[middle],
  ),
  entry("neighbors, at an edge", "Five of them.", [edge], board.neighbors[edge]),
  entry("neighbors, in a corner", "Three of them.", [corner], board.neighbors[corner]),
  entry("row 2", "Rows are counted from the top.", [], board.inRow[1]),
  entry("column C", "Columns are lettered from the left; in Clues of Who they are numbered.", [], board.inColumn[2]),
  entry("corners", "The four of them.", [], board.corners),
  entry("edges", "The border without the corners.", [], board.edges),
  entry(
    "left of, right of",
    "Along the same row, as far as it goes. Here: right of the marked person.",
    [at(2, 1)],
    board.rightOf[at(2, 1)],
  ),
  entry("above, below", "Along the same column, as far as it goes. Here: below.", [at(2, 3)], board.below[at(2, 3)]),
  entry(
    "directly above",
    "The one person next to them, and nobody further.",
    [at(3, 3)],
    board.directlyAbove[at(3, 3)],
  ),
  entry(
    "between",
    "Strictly between two people of one row or one column.",
    [at(1, 2), at(5, 2)],
    between(board, at(1, 2), at(5, 2)),
  ),
  entry(
    "neighbors of both",
    "People who are near the one and near the other.",
    [at(2, 2), at(4, 2)],
    (board.neighbors[at(2, 2)] ?? 0) & (board.neighbors[at(4, 2)] ?? 0),
  ),
  entry(
    "connected",
    "One chain, each beside or above the next, never only diagonally. One alone, or none, counts as connected.",
    [],
    (1 << at(2, 2)) | (1 << at(3, 2)) | (1 << at(3, 3)) | (1 << at(4, 3)),
  ),
];

export const WORDS: readonly (readonly [string, string])[] = [
  ["exactly 2", "Two, not more and not fewer."],
  ["at least 2, at most 2", "Two or more; two or fewer."],
  ["an odd number, an even number", "1, 3, 5 … and 0, 2, 4 …"],
  ["the most", "More than any other: a tie is not the most."],
  ["exactly 2 of my 5 neighbors in row 4", "Of the five people meant, two are, and the other three are not."],
  ["the only demon in row 3", "That one is a demon, and everyone else in the row is not."],
  ["spiritual root", "Metal, Wood, Water, Fire, Earth. Someone may have several and counts for each."],
  ["before Bianca alphabetically", "Everyone whose name comes earlier in the alphabet, wherever they stand."],
];

export { COLS, ROWS };
