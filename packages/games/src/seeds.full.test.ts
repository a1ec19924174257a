// Seeds of every kind of puzzle; `vitest -u` on this file writes the golden file anew.

import { generate, layOut, type Table } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { GAMES } from "./index.ts";
import { goldenCode, WAYS } from "./seeds.cases.ts";

describe("a seed", () => {
  it("gives the puzzle it always gave, for every game, dialect and label, liars too", async () => {
    const golden = JSON.stringify(Object.fromEntries(WAYS.map((way) => [way.name, goldenCode(way)])), undefined, 2);
    await expect(`${golden}\n`).toMatchFileSnapshot("./seeds.golden.json");
  });

  it("says nothing of one level at another: neither who is there nor what they are", () => {
    for (const game of GAMES) {
      const makeAll = (seed: string) =>
        game.labels.map((difficulty) => {
          const generated = generate(game, { difficulty }, seed);
          if (!generated.ok) throw new Error(generated.failure.text);
          return layOut(game, generated.puzzle).table;
        });
      const tables = Array.from({ length: 8 }, (_, i) => makeAll(`level ${i}`));
      const pairs = tables.flatMap((levels) => levels.slice(1).map((table) => [levels[0] as Table, table] as const));
      const alike = pairs.filter(([a, b]) => a.solution === b.solution);
      // A village of six is another one's likeness now and then; boards never are.
      expect(alike.length).toBeLessThanOrEqual(game.id === "village" ? 2 : 0);
      const sameCast = pairs.filter(([a, b]) => a.people.every(({ name }, i) => name === b.people[i]?.name));
      if (game.id !== "village") expect(sameCast).toEqual([]);
    }
  });
});
