// What only many villages show.
import { truthMask } from "@demonstrandum/clues";
import { generate, path } from "@demonstrandum/engine";
import { expect, it } from "vitest";
import { village } from "./village.ts";
import { type VillagePuzzle, villageOf } from "./village-puzzle.ts";

function make(config: object, seed: string): VillagePuzzle {
  const generated = generate(village, config, seed);
  if (!generated.ok) throw new Error(`${JSON.stringify(config)} ${seed}: ${generated.failure.text}`);
  return generated.puzzle;
}

it.each(["easy", "medium", "hard"])(
  "a village that is %s has each number of werewolves of the range about equally often",
  (difficulty) => {
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 100; i++) {
      const { solution } = make({ difficulty, N: 5, wolvesMax: 5 }, `balance/${i}`);
      const wolves = solution.filter((isWolf) => isWolf).length;
      counts[wolves - 1] = (counts[wolves - 1] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 20)).toBeLessThanOrEqual(10);
  },
);

it("easy villages begin with somebody who contradicts themselves in less than a third", () => {
  const isContradiction = (puzzle: VillagePuzzle): boolean => {
    const first = path(village, puzzle)[0]?.speakers[0] ?? 0;
    const said = (villageOf(puzzle).statements[first] ?? []).map((each) => truthMask(each, puzzle.villagers.length));
    return (
      said[0]?.every((word, i) => said.every((mask) => mask === said[0] || (word & (mask[i] ?? 0)) === 0)) ?? false
    );
  };
  const puzzles = Array.from({ length: 45 }, (_, i) => make({ difficulty: "easy" }, `door ${i}`));
  expect(puzzles.filter(isContradiction).length).toBeLessThan(puzzles.length / 3);
});
