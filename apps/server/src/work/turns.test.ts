import { describe, expect, it } from "vitest";
import { makeTurns } from "./turns.ts";

const filled = (...items: readonly string[]) => {
  const turns = makeTurns<string>();
  for (const item of items) turns.add(item[0] ?? "", item);
  return turns;
};
const everybody = () => true;
const all = (turns: ReturnType<typeof filled>): unknown[] =>
  Array.from({ length: turns.size() }, () => turns.take(everybody));

describe("turns", () => {
  it("go round the callers, and serve each in the order of asking", () => {
    expect(all(filled("a1", "a2", "a3", "b1", "b2", "c1"))).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("pass over whoever may not go", () => {
    const turns = filled("a1", "a2", "b1");
    expect(turns.take((caller) => caller !== "a")).toBe("b1");
    expect(turns.take((caller) => caller !== "a")).toBeUndefined();
    expect(all(turns)).toEqual(["a1", "a2"]);
  });

  it("tell how many go before the next of a caller", () => {
    const turns = filled("a1", "a2", "a3", "b1");
    expect(["a", "b", "c"].map((caller) => turns.before(caller))).toEqual([4, 3, 2]);
    expect(["a", "b", "c"].map((caller) => turns.count(caller))).toEqual([3, 1, 0]);
  });

  it("forget what is taken out of them", () => {
    const turns = filled("a1", "a2", "b1");
    expect([turns.remove("a", "a1"), turns.remove("a", "a1"), turns.remove("c", "c1")]).toEqual([true, false, false]);
    expect([turns.size(), all(turns)]).toEqual([2, ["a2", "b1"]]);
  });

  it("are shortened where the line is longest, and only if it is longer than told", () => {
    const turns = filled("a1", "b1", "b2", "b3");
    expect([turns.shorten(3), turns.shorten(2), turns.shorten(2)]).toEqual([undefined, "b3", undefined]);
    expect(turns.size()).toBe(3);
  });
});
