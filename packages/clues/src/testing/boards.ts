// Small boards for tests and every world on them, and the boards that examples of forms are about.

import type { World } from "@demonstrandum/logic";
import { type Board, ELEMENTS, type Element, makeBoard } from "../board.ts";

const NAMES =
  "Bai Tao,Chu Mu,Chu Xin,Feng Mu,Han Li,Han Rui,Li Gang,Lin Jing,Qin Hua,Shen Ming,Sun Qing,Tang Qing,Yang Ming,Yang Xue,Yuan Wei,Zhang Ming,Zhao Ming,Zheng Lei,Zheng Yu,Zhou Xue,An Bo,Bo An,Cai Yi,Du Fu,Er Ma,Fa Zi,Ge Lu,Hu Na,Ji Qi,Ku Lo".split(
    ",",
  );

/** Roots that differ from person to person and leave no element out on boards of five or more. */
const rootsOf = (id: number): Element[] =>
  ELEMENTS.filter((_, index) => index === id % 5 || (id * 7 + index * 3) % 4 === 0);

/** A board of any size; names are in no alphabetical order. */
export const boardOf = (rows: number, cols: number): Board =>
  makeBoard({
    rows,
    cols,
    people: Array.from({ length: rows * cols }, (_, id) => ({
      id,
      name: NAMES[(id * 7) % NAMES.length] as string,
      row: Math.floor(id / cols),
      col: id % cols,
      spiritualRoot: rootsOf(id),
    })),
  });

export const SMALL_BOARDS: readonly Board[] = [boardOf(3, 3), boardOf(2, 4), boardOf(1, 5), boardOf(4, 2)];

export const worldCount = (board: Board): number => 2 ** board.size;

/** The worlds in which a predicate is true, as one string to compare by. */
export function fingerprint(holds: (world: World) => boolean, board: Board): string {
  let bits = "";
  let word = 0;
  for (let world = 0; world < worldCount(board); world++) {
    word = (word << 1) | (holds(world) ? 1 : 0);
    if (world % 16 === 15 || world === worldCount(board) - 1) {
      bits += String.fromCharCode(word);
      word = 0;
    }
  }
  return bits;
}

/** The board of the examples of classic and atoms. Li Mu is in the middle. */
export const CLASSIC_EXAMPLE_BOARD: Board = makeBoard({
  rows: 3,
  cols: 3,
  people: (
    [
      ["Bai Tao", ["Fire"]],
      ["Chen Hao", ["Water", "Fire"]],
      ["Feng Yu", ["Earth"]],
      ["Han Rui", ["Wood"]],
      ["Li Mu", ["Fire", "Metal"]],
      ["Qin Fan", ["Water"]],
      ["Sun Xin", ["Fire"]],
      ["Yuan Jun", ["Metal", "Wood"]],
      ["Zhang Wei", ["Water"]],
    ] satisfies [string, Element[]][]
  ).map(([name, spiritualRoot], id) => ({ id, name, row: Math.floor(id / 3), col: id % 3, spiritualRoot })),
});

/** The board of the examples of who. Emil is in the middle. */
export const WHO_EXAMPLE_BOARD: Board = makeBoard({
  rows: 3,
  cols: 3,
  people: ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris"].map((name, id) => ({
    id,
    name,
    row: Math.floor(id / 3),
    col: id % 3,
  })),
});
