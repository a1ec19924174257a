import { describe, expect, it } from "vitest";
import { worlds } from "./ask.ts";
import type { Constraint, Mask } from "./constraint.ts";
import { countWorlds, marginals } from "./count.ts";
import { fullMask, maskOf } from "./mask.ts";
import { makeTheory, type Theory } from "./theory.ts";

const theoryOf = (size: number, says: readonly Constraint[]): Theory =>
  makeTheory({ size, clues: says.map((each, i) => ({ name: `${i}`, says: each })) });

const exactly = (count: number, of: Mask): Constraint => ({ kind: "count", of, allowed: 1 << count });
const isTrue = (index: number): Constraint => exactly(1, 1 << index);
const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

function grid(rows: number, cols: number): { cells: number; adjacency: Mask[]; edges: [number, number][] } {
  const edges = range(rows * cols).flatMap((cell): [number, number][] => [
    ...(cell % cols < cols - 1 ? [[cell, cell + 1] as [number, number]] : []),
    ...(cell + cols < rows * cols ? [[cell, cell + cols] as [number, number]] : []),
  ]);
  const adjacency = range(rows * cols).map((cell) =>
    maskOf(edges.filter((edge) => edge.includes(cell)).map(([a, b]) => (a === cell ? b : a))),
  );
  return { cells: rows * cols, adjacency, edges };
}

/** One boolean for each row, column and symbol, exactly one true along every line of the cube. */
function latinSquares(order: number): Constraint[] {
  const cell = (a: number, b: number, c: number) => (a * order + b) * order + c;
  const pairs = range(order * order).map((i): [number, number] => [Math.floor(i / order), i % order]);
  return pairs.flatMap(([a, b]) => [
    exactly(1, maskOf(range(order).map((i) => cell(i, a, b)))),
    exactly(1, maskOf(range(order).map((i) => cell(a, i, b)))),
    exactly(1, maskOf(range(order).map((i) => cell(a, b, i)))),
  ]);
}

function matchings(rows: number, cols: number): Theory {
  const { cells, edges } = grid(rows, cols);
  const touching = (cell: number) => maskOf(range(edges.length).filter((i) => edges[i]?.includes(cell)));
  return theoryOf(
    edges.length,
    range(cells).map((cell) => exactly(1, touching(cell))),
  );
}

const chains = (rows: number, cols: number): Theory => {
  const { cells, adjacency } = grid(rows, cols);
  return theoryOf(cells, [{ kind: "connected", of: fullMask(cells), value: true, adjacency }]);
};

describe("golden world counts", () => {
  it.each([
    ["thirty free booleans", theoryOf(30, []), 2 ** 30],
    ["fifteen of thirty", theoryOf(30, [exactly(15, fullMask(30))]), 155_117_520],
    ["an even number of thirty", theoryOf(30, [{ kind: "count", of: fullMask(30), allowed: 0x55555555 }]), 2 ** 29],
    [
      "as many of the first fifteen as of the last",
      theoryOf(30, [{ kind: "compare", left: fullMask(15), right: fullMask(15) << 15, allowed: [0] }]),
      155_117_520,
    ],
    [
      "permutations of five",
      theoryOf(25, [
        ...range(5).map((r) => exactly(1, maskOf(range(5).map((c) => r * 5 + c)))),
        ...range(5).map((c) => exactly(1, maskOf(range(5).map((r) => r * 5 + c)))),
      ]),
      120,
    ],
    ["Latin squares of order three", theoryOf(27, latinSquares(3)), 12],
    ["ways to lay dominoes on four by four", matchings(4, 4), 36],
    ["connected sets of three by three cells, none included", chains(3, 3), 219],
    ["connected sets of four by four cells, none included", chains(4, 4), 11_507],
    [
      "knights and knaves: each says that the next is lying, five in a ring",
      theoryOf(
        5,
        range(5).map((i) => ({ kind: "iff", left: isTrue(i), right: { kind: "not", of: isTrue((i + 1) % 5) } })),
      ),
      0,
    ],
    [
      "knights and knaves: the same with six",
      theoryOf(
        6,
        range(6).map((i) => ({ kind: "iff", left: isTrue(i), right: { kind: "not", of: isTrue((i + 1) % 6) } })),
      ),
      2,
    ],
  ])("%s", (_, theory, expected) => {
    expect(countWorlds(theory)).toBe(expected);
  });

  it("are what enumeration finds", () => {
    expect(worlds(matchings(4, 4))).toHaveLength(36);
    expect(worlds(theoryOf(27, latinSquares(3)))).toHaveLength(12);
  });
});

describe("marginals", () => {
  it("of fifteen of thirty are one half for everyone", () => {
    const { worlds: total, trueIn } = marginals(theoryOf(30, [exactly(15, fullMask(30))]));
    expect(trueIn).toEqual(range(30).map(() => total / 2));
  });
});
