// Large villages take seconds each.
import { generate, rate } from "@demonstrandum/engine";
import { expect, it } from "vitest";
import { village } from "./village.ts";
import type { VillagePuzzle } from "./village-puzzle.ts";

function make(config: object, seed: string): VillagePuzzle {
  const generated = generate(village, config, seed);
  if (!generated.ok) throw new Error(`${JSON.stringify(config)} ${seed}: ${generated.failure.text}`);
  return generated.puzzle;
}

it.each([13, 16])("a village of %i exists at every level", (N) => {
  for (const difficulty of ["easy", "medium", "hard"]) {
    const puzzle = make({ N, difficulty }, "size");
    expect(puzzle.villagers).toHaveLength(N);
    expect(rate(village, puzzle)).toMatchObject({ label: difficulty });
  }
});

it("a village of sixteen is made without an idle word though werewolves mix in some truth, or the failure says how", () => {
  const dense = { N: 16, irredundant: true, wolvesAlsoTellTruth: true };
  for (const difficulty of ["easy", "medium"])
    expect(make({ ...dense, difficulty }, "dense").solution).toHaveLength(16);
  for (const wolvesMax of [15, 16])
    expect(make({ ...dense, difficulty: "hard", wolvesMax }, "dense").solution.includes(false)).toBe(wolvesMax === 15);
  const failed = generate(village, { ...dense, N: 9, difficulty: "hard", wolvesMax: 2, maxAttempts: 1 }, "dense");
  expect(failed.ok ? "" : failed.failure.text).toMatch(
    /hardly have room for a human: wolvesMax 9 \(nobody need be human\), fewer villagers, or .* makes it possible\.$/,
  );
});
