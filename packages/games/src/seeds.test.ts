import { type Game, generate, makeCode, parseCode } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { GAMES, nullGame } from "./index.ts";

const ALL: readonly Game[] = [...GAMES, nullGame];

/** Every game, dialect and label with one seed. */
const WAYS = ALL.flatMap((game) =>
  (game.dialects.length > 0 ? game.dialects : [undefined]).flatMap((dialect) =>
    game.labels.map((difficulty) => ({ game, dialect, difficulty })),
  ),
);

describe("a seed", () => {
  it("gives the puzzle it always gave, for every game, dialect and label", async () => {
    const codes = WAYS.map(({ game, dialect, difficulty }) => {
      const generated = generate(game, { ...(dialect ? { dialect } : {}), difficulty }, "golden");
      if (!generated.ok) throw new Error(generated.failure.text);
      return [[game.id, dialect, difficulty].filter(Boolean).join(" "), makeCode(game, generated.puzzle)];
    });
    const golden = JSON.stringify(Object.fromEntries(codes), undefined, 2);
    await expect(`${golden}\n`).toMatchFileSnapshot("./seeds.golden.json");
    for (const [, code] of codes) expect(parseCode(ALL, code ?? "").puzzle.seed).toBe("golden");
  });
});
