import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.ts";

describe("the nearest word", () => {
  it.each([
    ["exat", "exact"],
    ["EXACT", "exact"],
    ["nieghbor", "neighbor"],
    ["atleast", "atLeast"],
    ["xyzzy", undefined],
    ["", undefined],
  ])("to %j is %j", (word, expected) => {
    expect(nearest(word, ["exact", "atLeast", "atMost", "neighbor", "of"])).toBe(expected);
  });
});
