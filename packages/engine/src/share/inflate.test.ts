// Held to a library that deflates: whatever it packs comes back, and nothing else does harm.
import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { inflate } from "./inflate.ts";

const SEED = 20261116;
const ROOM = 1 << 16;
const levels = [0, 1, 6, 9] as const;
/** From noise to one byte again and again, so that every kind of block is packed. */
const contents = fc.oneof(
  fc.uint8Array({ maxLength: 600 }),
  fc.uint8Array({ max: 3, maxLength: 3000 }),
  fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 9 }), fc.integer({ min: 1, max: 800 }))
    .map(([few, times]) => Uint8Array.from({ length: few.length * times }, (_, i) => few[i % few.length] ?? 0)),
);

describe("inflate", () => {
  it("gives back what was deflated", () => {
    fc.assert(
      fc.property(contents, fc.constantFrom(...levels), (bytes, level) => {
        expect(inflate(deflateSync(bytes, { level }), ROOM)?.join()).toBe(bytes.join());
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it("says so when the end is missing", () => {
    const packed = deflateSync(Uint8Array.from({ length: 300 }, (_, i) => (i * i) % 251));
    for (let length = 0; length < packed.length - 1; length++)
      expect(inflate(packed.subarray(0, length), ROOM)).toBeUndefined();
  });

  it("ends within its room on anything", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(inflate(bytes, 1000)?.length ?? 0).toBeLessThan(1000 + 258);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});
