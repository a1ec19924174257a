import fc from "fast-check";
import { expect, it } from "vitest";
import { compile } from "./compile.ts";
import type { Mask } from "./constraint.ts";
import { countBits, fullMask, indices, rangeOf, residual, topOf } from "./mask.ts";
import { settledAlone, writeResidual } from "./residual.ts";
import { SEED } from "./theory.cases.ts";

const SIZE = 7;
const mask = fc.nat(fullMask(SIZE));

/** Every way to fill in what is open. */
const filled = (open: Mask, value: Mask): Mask[] =>
  indices(open).reduce((worlds, index) => worlds.flatMap((world) => [world, world | (1 << index)]), [value]);

it("is how many of the open ones may be set, by definition", () => {
  fc.assert(
    fc.property(mask, mask, fc.nat(fullMask(SIZE + 1)), mask, mask, (of, flip, allowed, known, some) => {
      const [open, value] = [of & ~known, some & known];
      let expected = 0;
      for (const world of filled(open, value)) {
        const isAllowed = (allowed >>> countBits((world ^ flip) & of)) & 1;
        if (isAllowed) expected |= 1 << countBits((world ^ flip) & open);
      }
      expect(residual(of, flip, allowed, known, value)).toBe(expected);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

it("ranges from none to all", () => {
  for (const of of [0, 1, 0b1011, fullMask(30)]) {
    expect(rangeOf(of)).toBe(fullMask(countBits(of) + 1));
    expect(topOf(rangeOf(of))).toBe(1 << countBits(of));
  }
});

it("is written without what is settled and what says nothing any more", () => {
  const clue = compile({
    kind: "all",
    of: [
      { kind: "count", of: 0b111, allowed: 0b0100 },
      { kind: "count", of: 0b11000, allowed: 0b010 },
      { kind: "count", of: 0b1100000, allowed: 0b110 },
    ],
  });
  const into = new Int32Array(12).fill(-1);
  // Of the first three one is known to be false, so the others are true; of the last two one is true, so the other is free.
  const end = writeResidual(clue, 0b0100001, 0b0100000, into, 3);
  expect(settledAlone).toBe(0b110);
  expect([...into.subarray(3, end)]).toEqual([0b11000, 0, 0b010]);
  expect([...into.subarray(end)].every((each) => each === -1)).toBe(true);
});
