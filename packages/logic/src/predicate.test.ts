import { describe, expect, it } from "vitest";
import type { Constraint } from "./constraint.ts";
import { predicate } from "./predicate.ts";

const twoOfThree: Constraint = { kind: "count", of: 0b111, allowed: 0b100 };
const path = { kind: "connected", of: 0b11111, adjacency: [0b00010, 0b00101, 0b01010, 0b10100, 0b01000] } as const;

describe("predicate", () => {
  it.each<[string, Constraint, number, boolean]>([
    ["a count that is allowed", twoOfThree, 0b1101, true],
    ["a count that is not", twoOfThree, 0b1111, false],
    ["two or none: none", { kind: "count", of: 0b11, allowed: 0b101 }, 0b100, true],
    ["one more on the left", { kind: "compare", left: 0b0011, right: 0b1100, allowed: [1] }, 0b0111, true],
    ["one more on the right", { kind: "compare", left: 0b0011, right: 0b1100, allowed: [1] }, 0b1110, false],
    ["one piece", { ...path, value: true }, 0b01110, true],
    ["two pieces", { ...path, value: true }, 0b01010, false],
    ["no piece", { ...path, value: true }, 0, true],
    ["the false ones in one piece", { ...path, value: false }, 0b10011, true],
    ["the false ones in two pieces", { ...path, value: false }, 0b00100, false],
    ["not", { kind: "not", of: twoOfThree }, 0b111, true],
    ["all, of which one fails", { kind: "all", of: [twoOfThree, { ...path, value: true }] }, 0b101, false],
    ["all of nothing", { kind: "all", of: [] }, 0, true],
    ["any, of which one holds", { kind: "any", of: [twoOfThree, { ...path, value: true }] }, 0b101, true],
    [
      "iff, both false",
      { kind: "iff", left: twoOfThree, right: { kind: "not", of: { kind: "all", of: [] } } },
      0,
      true,
    ],
    ["iff, one true", { kind: "iff", left: twoOfThree, right: { kind: "all", of: [] } }, 0, false],
  ])("%s", (_, constraint, world, expected) => {
    expect(predicate(constraint)(world)).toBe(expected);
  });
});
