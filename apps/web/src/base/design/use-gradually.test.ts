// A long change comes in short ones, and comes to its end.
import { describe, expect, it } from "vitest";
import { type Approach, follow } from "./use-gradually.ts";

const still = (...shown: string[]): Approach<string> => ({ shown, isUnderWay: false });

/** All that is shown on the way to a list. */
function wayTo(items: readonly string[], from: Approach<string>, atOnce: number): readonly string[] {
  const pictures: string[] = [];
  let at = from;
  for (let next = follow(at, items, atOnce); next !== at; next = follow(at, items, atOnce)) {
    pictures.push(next.shown.join(""));
    at = next;
  }
  return pictures;
}

describe("following a list", () => {
  it("stays where nothing changes", () => {
    const from = still("a", "b");
    expect(follow(from, ["a", "b"], 2)).toBe(from);
  });

  it("takes few changes over at once", () => {
    expect(wayTo(["A", "b", "C"], still("a", "b", "c"), 2)).toEqual(["AbC"]);
  });

  it("takes many changes over a few at a time, also the last of them, and is still then", () => {
    expect(wayTo(["A", "B", "c", "D", "E", "F"], still("a", "b", "c", "d", "e", "f"), 2)).toEqual([
      "ABcdef",
      "ABcDEf",
      "ABcDEF",
      "ABcDEF",
    ]);
  });

  it("turns to another list on the way", () => {
    const from = follow(still("a", "b", "c", "d"), ["A", "B", "C", "D"], 2);
    expect(wayTo(["a", "b", "c", "d"], from, 2)).toEqual(["abcd", "abcd"]);
  });

  it("takes a longer or shorter list over whole", () => {
    expect(follow(still("a", "b", "c", "d"), ["x", "y", "z"], 2)).toEqual(still("x", "y", "z"));
  });
});
