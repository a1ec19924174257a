// The places that clues speak of, each as a picture. The pictures come from the board that the clues themselves are understood on.
import { type Board, between, makeBoard } from "@demonstrandum/clues/board";
import { indices, type Mask } from "@demonstrandum/logic";

export type PlaceId =
  | "neighbors"
  | "neighborsAtEdge"
  | "neighborsInCorner"
  | "row"
  | "column"
  | "corners"
  | "edges"
  | "sideways"
  | "upAndDown"
  | "directly"
  | "between"
  | "common"
  | "connected";

export interface Explained {
  readonly id: PlaceId;
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

const entry = (id: PlaceId, marked: readonly number[], lit: Mask | undefined): Explained => ({
  id,
  marked,
  lit: indices(lit ?? 0),
});

const [middle, corner, edge] = [at(3, 2), at(1, 1), at(1, 3)];

export const PLACES: readonly Explained[] = [
  entry("neighbors", [middle], board.neighbors[middle]),
  entry("neighborsAtEdge", [edge], board.neighbors[edge]),
  entry("neighborsInCorner", [corner], board.neighbors[corner]),
  entry("row", [], board.inRow[1]),
  entry("column", [], board.inColumn[2]),
  entry("corners", [], board.corners),
  entry("edges", [], board.edges),
  entry("sideways", [at(2, 1)], board.rightOf[at(2, 1)]),
  entry("upAndDown", [at(2, 3)], board.below[at(2, 3)]),
  entry("directly", [at(3, 3)], board.directlyAbove[at(3, 3)]),
  entry("between", [at(1, 2), at(5, 2)], between(board, at(1, 2), at(5, 2))),
  entry("common", [at(2, 2), at(4, 2)], (board.neighbors[at(2, 2)] ?? 0) & (board.neighbors[at(4, 2)] ?? 0)),
  entry("connected", [], (1 << at(2, 2)) | (1 << at(3, 2)) | (1 << at(3, 3)) | (1 << at(4, 3))),
];

export { COLS, ROWS };
