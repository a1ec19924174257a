// What is rehearsed goes the way of the player, on a session of its own.
import { newSession, view } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { game, puzzle, steps } from "../testing/a-play.ts";
import { wayThrough } from "./way.ts";

describe("the way through a puzzle", () => {
  it("gives one proved verdict after another until everyone is known", () => {
    const way = [...wayThrough(game, puzzle)];
    expect(way).toEqual(steps.map(({ person, identity }) => ({ person, identity })));
  });

  it("leaves the puzzle as it was", () => {
    const before = view(game, newSession(puzzle));
    expect([...wayThrough(game, puzzle)]).not.toHaveLength(0);
    expect(view(game, newSession(puzzle))).toEqual(before);
  });
});
