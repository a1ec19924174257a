import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indices, maskOf } from "./mask.ts";
import { minimise, minimiseMask } from "./minimise.ts";
import { SEED } from "./theory.cases.ts";

const SIZE = 8;
const all = Array.from({ length: SIZE }, (_, index) => index);
const masks = fc.array(fc.nat(2 ** SIZE - 1), { minLength: 1, maxLength: 4 });
const hasOne = (enough: readonly number[], rest: number) => enough.some((each) => (each & ~rest) === 0);

describe("leaving out one after another", () => {
  it("keeps what is enough and can spare nothing, the last of a list and the first of a set", () => {
    fc.assert(
      fc.property(masks, (enough) => {
        const list = minimise(all, (rest) => hasOne(enough, maskOf(rest)));
        const mask = minimiseMask(maskOf(all), (rest) => hasOne(enough, rest));
        for (const kept of [maskOf(list), mask]) {
          expect(hasOne(enough, kept)).toBe(true);
          for (const index of indices(kept)) expect(hasOne(enough, kept & ~(1 << index))).toBe(false);
        }
        const backwards = minimise([...all].reverse(), (rest) => hasOne(enough, maskOf(rest)));
        expect(maskOf(backwards)).toBe(mask);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it("tries only what may be spared", () => {
    expect(minimiseMask(0b1111, () => true, 0b0110)).toBe(0b1001);
  });
});
