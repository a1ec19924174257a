import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { derive, makeRng } from "./rng.ts";

const take = (seed: string, count: number): number[] => {
  const rng = makeRng(seed);
  return Array.from({ length: count }, () => rng.next());
};

describe("rng", () => {
  it("gives the same numbers for a seed for ever", () => {
    expect(take("demonstrandum", 4)).toEqual([3100359906, 1143594730, 2629605202, 1735595421]);
  });

  it("gives different numbers for different seeds, however alike", () => {
    const seeds = ["", "a", "b", "aa", "a#0", "a#1", "1", "01", "10", "é", "e"];
    expect(new Set(seeds.map((seed) => take(seed, 2).join())).size).toBe(seeds.length);
  });

  it("never gives two items one seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.string(), fc.nat(), (a, i, b, j) => {
        expect(derive(a, i) === derive(b, j)).toBe(a === b && i === j);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("chooses each of a few things about equally often", () => {
    const rng = makeRng("fair");
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 7000; i++) {
      const choice = rng.below(7);
      counts[choice] = (counts[choice] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("respects weights and never chooses a weight of nothing", () => {
    const rng = makeRng("weights");
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const index = rng.weighted([3, 0, 1]);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect(Math.abs((counts[0] ?? 0) - 3000)).toBeLessThan(150);
  });

  it("shuffles without losing anything", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (items, seed) => {
        expect(makeRng(seed).shuffle(items).sort()).toEqual([...items].sort());
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it("refuses to choose from nothing", () => {
    expect(() => makeRng("x").below(0)).toThrow(RangeError);
  });
});
