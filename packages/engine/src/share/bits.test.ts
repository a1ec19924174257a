import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BitsError, makeBitReader, makeBitWriter } from "./bits.ts";

describe("bits", () => {
  it("come back as they were written", () => {
    const item = fc.oneof(
      fc.tuple(fc.constant("bits" as const), fc.integer({ min: 0, max: 2 ** 12 - 1 })),
      fc.tuple(fc.constant("number" as const), fc.integer({ min: 0, max: 2 ** 40 })),
      fc.tuple(fc.constant("text" as const), fc.string({ unit: "grapheme" })),
    );
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const writer = makeBitWriter();
        for (const [kind, value] of items) {
          if (kind === "bits") writer.write(value, 12);
          else if (kind === "number") writer.writeNumber(value);
          else writer.writeText(value);
        }
        const reader = makeBitReader(writer.finish());
        for (const [kind, value] of items) {
          const read = kind === "bits" ? reader.read(12) : kind === "number" ? reader.readNumber() : reader.readText();
          expect(read).toBe(value);
        }
        reader.finish();
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("are short for small numbers", () => {
    const writer = makeBitWriter();
    writer.writeNumber(7);
    writer.writeNumber(0);
    expect(writer.finish()).toHaveLength(1);
  });

  it("never read past the end, whatever they are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        const reader = makeBitReader(bytes);
        const readAll = (): void => {
          for (;;) reader.readText();
        };
        expect(readAll).toThrow(BitsError);
      }),
      { seed: 2, numRuns: 200 },
    );
    expect(() => makeBitReader(Uint8Array.of(0, 0)).finish()).toThrow(BitsError);
  });
});
