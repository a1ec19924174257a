import fc from "fast-check";
import { expect, it } from "vitest";
import { CLASSIC_EXAMPLE_BOARD } from "../testing/boards.ts";
import { arbitraryChain } from "./chain.arbitrary.ts";
import { completeChain } from "./complete.ts";
import { makeChain } from "./print.ts";

const board = CLASSIC_EXAMPLE_BOARD;

it("goes on with whatever a chain goes on with, wherever somebody stops typing", () => {
  fc.assert(
    fc.property(arbitraryChain(board), fc.nat(), (chain, cut) => {
      const whole = makeChain(chain, board);
      const typed = whole.slice(0, cut % (whole.length + 1));
      // After a closing bracket nothing is begun.
      fc.pre(!typed.endsWith(")"));
      const found = completeChain(typed, board);
      expect(found.some((each) => whole.startsWith(each))).toBe(true);
      for (const each of found) expect(each.startsWith(typed.trimEnd()) || each.length > typed.length).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ["", ["pos()", "neg()"]],
  ["n", ["neg()"]],
  ["neg().ex", ["neg().exact("]],
  [
    "neg().exact(1).co",
    [
      "neg().exact(1).column(",
      "neg().exact(1).corner()",
      "neg().exact(1).commonNeighbors(",
      "neg().exact(1).connected(",
    ],
  ],
  ["neg().exact(1).be(f", ["neg().exact(1).be(Fire)"]],
  ["neg().exact(1)", []],
  ["pos().all(", ["pos().all()"]],
  ["pos().all(3", []],
  ["what is this", []],
])("after %j comes %j", (typed, found) => {
  expect(completeChain(typed, board)).toEqual(found);
});
