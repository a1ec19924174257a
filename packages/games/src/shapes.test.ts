import { generate } from "@demonstrandum/engine";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { GAMES } from "./index.ts";
import { SHAPES } from "./shapes.ts";

describe.each(GAMES.map((game) => [game.id, game] as const))("the shapes of %s", (id, game) => {
  const settings = { difficulty: "easy" };

  it("describe its settings and its puzzles", () => {
    const made = generate(game, settings, "shape");
    if (!made.ok) throw new Error(made.failure.text);
    expect(v.safeParse(SHAPES[id]?.settings ?? v.never(), settings).success).toBe(true);
    const read = v.safeParse(SHAPES[id]?.puzzle ?? v.never(), made.puzzle);
    expect(read.issues).toBeUndefined();
  });

  it("know no setting and no part of a puzzle that there is not", () => {
    expect(v.safeParse(SHAPES[id]?.settings ?? v.unknown(), { ...settings, colour: "red" }).success).toBe(false);
    expect(v.safeParse(SHAPES[id]?.puzzle ?? v.unknown(), { game: id, colour: "red" }).success).toBe(false);
  });
});
