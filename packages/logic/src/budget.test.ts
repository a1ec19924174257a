import { describe, expect, it } from "vitest";
import { counterexample, entailed, worlds } from "./ask.ts";
import { TooMuch, within } from "./budget.ts";
import { cheapest } from "./cheapest.ts";
import type { Constraint } from "./constraint.ts";
import { countWorlds } from "./count.ts";
import { explain } from "./explain.ts";
import { makeTheory } from "./theory.ts";

const EVEN = 0b1010101010101010101010101010101;

/** Parities over many booleans: each tells nothing until all but one are known, so there is nothing to do but search. */
const parities = (size: number) =>
  makeTheory({
    size,
    clues: Array.from({ length: size }, (_, i): { name: string; says: Constraint } => {
      const of = (2 ** size - 1) & ~(1 << i) & ~(1 << ((i * 7 + 3) % size));
      return { name: String(i), says: { kind: "count", of, allowed: EVEN & (2 ** size - 1) } };
    }),
  });

describe("a bound on searching", () => {
  const large = parities(24);
  const literal = { index: 0, value: false };

  it.each<[string, () => unknown]>([
    ["entailed", () => entailed(large)],
    ["worlds", () => worlds(large)],
    ["countWorlds", () => countWorlds(large)],
    ["counterexample", () => counterexample(large, {}, literal)],
    ["explain", () => explain(large, {}, literal)],
    ["cheapest", () => cheapest(large, {})],
  ])("ends %s", (_, work) => {
    expect(within(20, work)).toBeInstanceOf(TooMuch);
  });

  it("leaves answers as they are when it is wide enough, and what is asked after it unbounded", () => {
    const small = parities(9);
    const forced = entailed(small);
    expect(within(0, () => entailed(small))).toBeInstanceOf(TooMuch);
    expect(within(10_000, () => entailed(small))).toEqual(forced);
    expect(entailed(small)).toEqual(forced);
  });

  it("comes to the same every time, to the branch", () => {
    const small = parities(9);
    const needed = Array.from({ length: 2000 }, (_, branches) => branches).find(
      (branches) => !(within(branches, () => countWorlds(small)) instanceof TooMuch),
    );
    expect(needed).toBeGreaterThan(1);
    expect(within((needed ?? 0) - 1, () => countWorlds(small))).toBeInstanceOf(TooMuch);
    expect(within(needed ?? 0, () => countWorlds(small))).toBe(countWorlds(small));
  });

  it("within another is no wider than what is left of that", () => {
    const work = () => entailed(large);
    expect(within(30, () => within(1_000_000_000, work))).toBeInstanceOf(TooMuch);
    const after = within(30, () => {
      within(20, work);
      return within(20, work) instanceof TooMuch && within(1, () => "nothing to search");
    });
    expect(after).toBe("nothing to search");
  });

  it("passes on what else goes wrong", () => {
    const fail = () => {
      throw new RangeError("something else");
    };
    expect(() => within(10, fail)).toThrow(RangeError);
  });
});
