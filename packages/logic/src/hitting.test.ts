import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstHittingSet, firstSmallestSet } from "./hitting.ts";
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

describe("firstSmallestSet", () => {
  it("finds the first of the smallest sets that are enough, and none that is larger than asked for", () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.nat(SIZE), (enough, most) => {
        const isEnough = (set: readonly number[]) => enough.some((each) => each.every((one) => set.includes(one)));
        const missing = (chosen: readonly number[]) => {
          if (isEnough(chosen)) return undefined;
          const without = [...chosen];
          const leftOut: number[] = [];
          for (let position = 0; position < SIZE; position++) {
            if (chosen.includes(position)) continue;
            if (isEnough([...without, position])) leftOut.push(position);
            else without.push(position);
          }
          return leftOut;
        };
        const expected = SETS.find((set) => isEnough(set));
        expect(firstSmallestSet([], most, missing)).toEqual((expected?.length ?? 0) <= most ? expected : undefined);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it("has no answer where nothing is enough", () => {
    expect(firstSmallestSet([], SIZE, () => [])).toBeUndefined();
  });
});
