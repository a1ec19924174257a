import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstHittingSet } from "./hitting.ts";
import { SEED } from "./theory.cases.ts";

const SIZE = 8;
const row = fc.uniqueArray(fc.nat(SIZE - 1), { minLength: 1 }).map((list) => list.sort((a, b) => a - b));

/** Sets of positions by size, then lexicographically. */
const SETS = Array.from({ length: 2 ** SIZE }, (_, bits) =>
  Array.from({ length: SIZE }, (_, i) => i).filter((i) => (bits >>> i) & 1),
).sort((a, b) => a.length - b.length || (a.join("") < b.join("") ? -1 : 1));

describe("firstHittingSet", () => {
  it("finds the first of the smallest sets, and none of a smaller size", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const expected =
          SETS.find((set) => rows.every((each) => each.some((position) => set.includes(position)))) ?? [];
        expect(firstHittingSet(rows, expected.length)).toEqual(expected);
        if (expected.length > 0) expect(firstHittingSet(rows, expected.length - 1)).toBeUndefined();
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it("has no answer for a row that is empty", () => {
    expect(firstHittingSet([[]], 3)).toBeUndefined();
  });
});
