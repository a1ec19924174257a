import fc from "fast-check";
import { expect, it } from "vitest";
import { makeBase64url, parseBase64url } from "./base64url.ts";

const SEED = { seed: 64, numRuns: 300 };

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it("writes bytes as the standard has it", () => {
  expect(["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((text) => makeBase64url(bytesOf(text)))).toEqual([
    "",
    "Zg",
    "Zm8",
    "Zm9v",
    "Zm9vYg",
    "Zm9vYmE",
    "Zm9vYmFy",
  ]);
  expect(makeBase64url(Uint8Array.of(251, 255, 190))).toBe("-_--");
});

it("reads back what it writes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(parseBase64url(makeBase64url(bytes))).toEqual(bytes);
    }),
    SEED,
  );
});

it("reads no other way of writing the same bytes", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{0,12}$/), (text) => {
      const bytes = parseBase64url(text);
      if (bytes) expect(makeBase64url(bytes)).toBe(text);
    }),
    SEED,
  );
  expect([parseBase64url("A"), parseBase64url("AB"), parseBase64url("AA="), parseBase64url("ä")]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
