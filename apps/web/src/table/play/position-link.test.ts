// Positions in links: read back as they were written, and nothing else is read.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePositionHash, parsePositionHash } from "./position-link.ts";

const person = fc.integer({ min: 0, max: 29 });

describe("a position in a link", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(person), person, (people, asked) => {
        const question = { known: people.toSorted((a, b) => a - b), person: asked };
        expect(parsePositionHash(makePositionHash(question))).toEqual(question);
      }),
      { seed: 33 },
    );
  });

  it.each([
    "",
    "#print",
    "#see=",
    "#see=1",
    "#see=1.",
    "#see=.1",
    "#see=1.30",
    "#see=1.-1",
    "#see=zzzzzz.1",
    "#see=1.1.1",
    "#see=1 .1",
  ])("is not in %j", (hash) => {
    expect(parsePositionHash(hash)).toBeUndefined();
  });
});
