import { describe, expect, it } from "vitest";
import { LogicError } from "./error.ts";
import { parseConstraint } from "./parse.ts";

const count = { kind: "count", of: 0b11, allowed: 0b10 };

describe("parseConstraint", () => {
  it.each([
    count,
    { kind: "compare", left: 0b01, right: 0b10, allowed: [-1, 1] },
    { kind: "connected", of: 0b111, value: false, adjacency: [0b010, 0b101, 0b010] },
    { kind: "not", of: count },
    { kind: "all", of: [] },
    { kind: "any", of: [count, { kind: "not", of: count }] },
    { kind: "iff", left: count, right: { kind: "count", of: 0b100, allowed: 0b10 } },
  ])("returns what is well formed as it came: %o", (data) => {
    expect(parseConstraint(JSON.parse(JSON.stringify(data)), 3)).toEqual(data);
  });

  it("lets a part of a not, any or iff be impossible, since someone may say so", () => {
    const never = { kind: "count", of: 0b11, allowed: 0b1000 };
    for (const data of [
      { kind: "not", of: never },
      { kind: "any", of: [never, count] },
      { kind: "iff", left: never, right: count },
    ]) {
      expect(parseConstraint(data, 3)).toEqual(data);
    }
  });

  it.each([
    [null, "A constraint must be an object with a kind."],
    [[count], "A constraint must be an object with a kind."],
    ["count", "A constraint must be an object with a kind."],
    [{}, "There is no constraint of kind undefined."],
    [{ kind: "some" }, 'There is no constraint of kind "some".'],
    [{ kind: "count", allowed: 1 }, "The mask count.of must be a whole number that is not negative."],
    [{ kind: "count", of: -1, allowed: 1 }, "The mask count.of must be a whole number that is not negative."],
    [{ kind: "count", of: 1.5, allowed: 1 }, "The mask count.of must be a whole number that is not negative."],
    [{ kind: "count", of: 0b1000, allowed: 1 }, "The mask count.of names a boolean outside the theory."],
    [{ kind: "count", of: 1, allowed: "1" }, "The allowed counts must be a mask with one bit for each count."],
    [{ kind: "count", of: 1, allowed: 2 ** 31 }, "The allowed counts must be a mask with one bit for each count."],
    [{ kind: "count", of: 1, allowed: 0 }, "A count with no allowed number can never hold."],
    [
      { kind: "count", of: 0b11, allowed: 0b1000 },
      "A count over 2 booleans allows none of the numbers 0 to 2, so it can never hold.",
    ],
    [
      { kind: "all", of: [{ kind: "count", of: 0b11, allowed: 0b1000 }] },
      "A count over 2 booleans allows none of the numbers 0 to 2, so it can never hold.",
    ],
    [{ kind: "compare", left: 8, right: 0, allowed: [0] }, "The mask compare.left names a boolean outside the theory."],
    [
      { kind: "compare", left: 0, right: 8, allowed: [0] },
      "The mask compare.right names a boolean outside the theory.",
    ],
    [{ kind: "compare", left: 1, right: 2, allowed: 1 }, "The field compare.allowed must be a list."],
    [{ kind: "compare", left: 1, right: 2, allowed: ["1"] }, "The allowed differences must be whole numbers."],
    [{ kind: "compare", left: 1, right: 2, allowed: [] }, "A compare with no allowed difference can never hold."],
    [
      { kind: "compare", left: 0b011, right: 0b110, allowed: [2, -2] },
      "A compare allows none of the differences -1 to 1, so it can never hold.",
    ],
    [
      { kind: "connected", of: 8, value: true, adjacency: [] },
      "The mask connected.of names a boolean outside the theory.",
    ],
    [{ kind: "connected", of: 3, value: 1, adjacency: [] }, "The field connected.value must be true or false."],
    [{ kind: "connected", of: 3, value: true }, "The field connected.adjacency must be a list."],
    [
      { kind: "connected", of: 3, value: true, adjacency: [8] },
      "The mask connected.adjacency names a boolean outside the theory.",
    ],
    [{ kind: "connected", of: 3, value: true, adjacency: [2, 0] }, "The adjacency of 0 and 1 must go both ways."],
    [{ kind: "not" }, "A constraint must be an object with a kind."],
    [{ kind: "all", of: count }, "The field all.of must be a list."],
    [{ kind: "any", of: count }, "The field any.of must be a list."],
    [{ kind: "any", of: [] }, "An any of nothing can never hold."],
    [{ kind: "iff", left: count }, "A constraint must be an object with a kind."],
  ])("says in one sentence what is wrong with %o", (data, message) => {
    expect(() => parseConstraint(data, 3)).toThrow(new LogicError(message));
  });

  it("refuses what is nested without end", () => {
    let data: unknown = count;
    for (let i = 0; i < 1000; i++) data = { kind: "not", of: data };
    expect(() => parseConstraint(data, 3)).toThrow(new LogicError("A constraint is nested at most 64 deep."));
  });
});
