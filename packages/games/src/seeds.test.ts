import { type Game, generate, layOut, makeCode, parseCode, type Table } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { cultivators, GAMES, nullGame, openNullGame, village, who } from "./index.ts";

const ALL: readonly Game[] = [...GAMES, nullGame, openNullGame];
const WITH_LIARS: readonly string[] = [cultivators.id, who.id];

/** Every game, dialect and label with one seed, and boards of liars where there are some. */
const WAYS = ALL.flatMap((game) =>
  (WITH_LIARS.includes(game.id) ? [{}, { liars: true }] : [{}]).flatMap((honesty) =>
    (game.dialects.length > 0 ? game.dialects.map((dialect) => ({ dialect })) : [{}]).flatMap((dialect) =>
      game.labels.map((difficulty) => ({ game, config: { ...dialect, difficulty, ...honesty } })),
    ),
  ),
);

const nameOf = (game: Game, config: object): string =>
  [game.id, ...Object.entries(config).map(([key, value]) => (value === true ? key : value))].join(" ");

describe("a seed", () => {
  it("gives the puzzle it always gave, for every game, dialect and label, liars too", async () => {
    const codes = WAYS.map(({ game, config }) => {
      const generated = generate(game, config, "golden");
      if (!generated.ok) throw new Error(generated.failure.text);
      return [nameOf(game, config), makeCode(game, generated.puzzle)];
    });
    const golden = JSON.stringify(Object.fromEntries(codes), undefined, 2);
    await expect(`${golden}\n`).toMatchFileSnapshot("./seeds.golden.json");
    for (const [, code] of codes) expect(parseCode(ALL, code ?? "").puzzle.seed).toBe("golden");
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

  it("does not depend on how often generation may try, nor on defaults being spelt out", () => {
    const bare = generate(cultivators, {}, "settings");
    expect(generate(cultivators, { difficulty: "medium", dialect: "classic", attempts: 150 }, "settings")).toEqual(
      bare,
    );
    expect(generate(village, { maxAttempts: 150 }, "settings")).toEqual(generate(village, { N: 6 }, "settings"));
  });
});
