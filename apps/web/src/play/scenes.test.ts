// What is rehearsed goes the way of the player, on a session of its own.
import { newSession, view } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { game, puzzle, steps } from "../testing/a-play.ts";
import { makeScenes } from "./scenes.ts";

const known = (scene: { readonly view: ReturnType<typeof view> }) =>
  scene.view.people.filter(({ identity }) => identity !== undefined).length;

describe("the scenes of a rehearsal", () => {
  it("takes a hint and the verdict it leads to, in turns", () => {
    const scenes = [...makeScenes(game, puzzle, 3)];
    expect(scenes.map(({ outcome }) => outcome.kind)).toEqual([
      "hint",
      "accepted",
      "hint",
      "accepted",
      "hint",
      "accepted",
    ]);
    expect(scenes.map(known)).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it("ends with the puzzle", () => {
    expect([...makeScenes(game, puzzle, 100)]).toHaveLength(2 * steps.length);
  });

  it("leaves the puzzle as it was", () => {
    const before = view(game, newSession(puzzle));
    expect([...makeScenes(game, puzzle, 2)]).toHaveLength(4);
    expect(view(game, newSession(puzzle))).toEqual(before);
  });
});
