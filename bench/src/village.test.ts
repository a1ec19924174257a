// z3 as a second opinion on villages of every size. It stands here because only this workspace sees both.

import { generate } from "@demonstrandum/engine";
import { type VillagePuzzle, verifyUniqueSolutionWithSolver, village } from "@demonstrandum/games";
import { makeZ3Process } from "@demonstrandum/solvers";
import { afterAll, describe, expect, it } from "vitest";

const z3 = makeZ3Process();
afterAll(() => z3.close());

function make(config: object): VillagePuzzle {
  const generated = generate(village, config, "z3");
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

describe("z3", () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    "finds the same one solution in a village of %i",
    async (N) => {
      const difficulty = N % 2 === 0 ? "hard" : "medium";
      expect(await verifyUniqueSolutionWithSolver(make({ N, difficulty, statementsPerSpeakerMin: 1 }), z3)).toBe(true);
    },
  );

  it("agrees where wolves also tell the truth", async () => {
    expect(await verifyUniqueSolutionWithSolver(make({ wolvesAlsoTellTruth: true }), z3)).toBe(true);
  });

  it("sees a wrong solution and a village with several", async () => {
    const puzzle = make({});
    const wrong = { ...puzzle, solution: puzzle.solution.map((isWolf, i) => (i === 0 ? !isWolf : isWolf)) };
    expect(await verifyUniqueSolutionWithSolver(wrong, z3)).toBe(false);
    const silent = { ...puzzle, statements: puzzle.statements.map((said, i) => (i === 0 ? [] : said)) };
    expect(await verifyUniqueSolutionWithSolver(silent, z3)).toBe(false);
  });
});
