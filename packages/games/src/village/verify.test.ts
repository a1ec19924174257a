import { describe, expect, it } from "vitest";
import { makeUniquenessQuestion, verifyUniqueSolutionWithSolver } from "./verify.ts";
import { parseVillagePuzzle } from "./village-puzzle.ts";

const puzzle = parseVillagePuzzle({
  format: "demonstrandum/1",
  game: "village",
  difficulty: "easy",
  villagers: ["Ann", "Ben", "Cid"].map((name, index) => ({ index, name })),
  statements: [["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], []],
  solution: [true, false, true],
});

describe("the question to another solver", () => {
  it("states every testimony as it was said, and nothing for the silent", () => {
    expect(makeUniquenessQuestion({ ...puzzle, wolvesAlsoTellTruth: true }).split("\n")).toEqual([
      "(declare-const W0 Bool)",
      "(declare-const W1 Bool)",
      "(declare-const W2 Bool)",
      "(assert (= (not W0) (and true (= W1 W2) (xor W1 W2))))",
      "(assert (= (not W1) (and true (or W0 W2))))",
      "(assert (=> W0 (or (= W1 W2) (xor W1 W2) false)))",
      "(assert (=> W1 (or (or W0 W2) false)))",
      "(push) (assert (and W0 (not W1) W2)) (check-sat) (pop)",
      "(assert (not (and W0 (not W1) W2)))",
      "(check-sat)",
      "",
    ]);
  });

  it.each([
    ["sat\nunsat\n", true],
    ["sat\nsat\n", false],
    ["unsat\nsat\n", false],
    ["unsat\nunsat\n", false],
  ])("is answered by %j with %s", async (output, expected) => {
    expect(await verifyUniqueSolutionWithSolver(puzzle, { ask: async () => output })).toBe(expected);
  });

  it.each(["unknown\nunsat\n", "sat\n", ""])("is not answered by %j", async (output) => {
    const asked = verifyUniqueSolutionWithSolver(puzzle, { ask: async () => output });
    await expect(asked).rejects.toThrow("does not know");
  });
});
