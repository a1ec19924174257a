import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import type { Constraint, Mask } from "./constraint.ts";
import { countBits } from "./mask.ts";
import { predicate } from "./predicate.ts";

const SIZE = 8;
const worlds = Array.from({ length: 2 ** SIZE }, (_, world) => world);
const mask = fc.integer({ min: 1, max: 2 ** SIZE - 1 });
const exactly = (of: Mask, count: number): Constraint => ({ kind: "count", of, allowed: 1 << count });

/** What the flat triples say, by definition. */
const holds = (counts: readonly number[], world: Mask): boolean => {
  for (let i = 0; i < counts.length; i += 3) {
    const [of, flip, allowed] = counts.slice(i, i + 3) as [Mask, Mask, Mask];
    if (((allowed >>> countBits((world ^ flip) & of)) & 1) === 0) return false;
  }
  return true;
};

describe("counts that lie in one another", () => {
  it("come apart and mean the same", () => {
    let apart = 0;
    fc.assert(
      fc.property(mask, mask, fc.nat(SIZE), fc.nat(SIZE), fc.boolean(), (of, other, inner, outer, isOtherWay) => {
        const within = of & other;
        const parts = [exactly(within, inner), exactly(of, outer)];
        const constraint: Constraint = { kind: "all", of: isOtherWay ? parts.reverse() : parts };
        const { counts, others } = compile(constraint);
        expect(others).toEqual([]);
        const means = predicate(constraint);
        for (const world of worlds) expect(holds(counts, world)).toBe(means(world));
        if (counts.length !== 6) return;
        expect((counts[0] as Mask) & (counts[3] as Mask)).toBe(0);
        apart++;
      }),
      { seed: 5, numRuns: 300 },
    );
    expect(apart).toBeGreaterThan(50);
  });
});
