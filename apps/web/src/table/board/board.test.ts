// Where keys lead on the board.
import { describe, expect, it } from "vitest";
import { viewAfter } from "../testing/a-play.ts";
import { stepFrom } from "./board.tsx";
import { keyAction, verdictKeys } from "./keys.ts";

const view = viewAfter(0);

describe("the arrow keys", () => {
  it("lead to the neighbor on that side", () => {
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => stepFrom(view, 5, key))).toEqual([
      4, 6, 1, 9,
    ]);
  });

  it("stay where they are at the border", () => {
    expect([stepFrom(view, 0, "ArrowUp"), stepFrom(view, 3, "ArrowRight"), stepFrom(view, 19, "ArrowDown")]).toEqual([
      0, 3, 19,
    ]);
  });

  it("with Home and End lead along the row, with Control across the board", () => {
    expect([stepFrom(view, 6, "Home"), stepFrom(view, 6, "End")]).toEqual([4, 7]);
    expect([stepFrom(view, 6, "Home", true), stepFrom(view, 6, "End", true)]).toEqual([0, 19]);
  });

  it("are the only keys that move", () => {
    expect(stepFrom(view, 6, "x")).toBeUndefined();
  });
});

describe("the other keys", () => {
  const words = (a: string, b: string) =>
    [
      { one: a, many: `${a}s` },
      { one: b, many: `${b}s` },
    ] as const;

  it("name an identity by its first letter or by number", () => {
    const keys = verdictKeys(words("cultivator", "demon"));
    expect(keys).toEqual(["c", "d"]);
    expect(["C", "d", "1", "2"].map((key) => keyAction(key, keys))).toEqual([
      { kind: "verdict", identity: false },
      { kind: "verdict", identity: true },
      { kind: "verdict", identity: false },
      { kind: "verdict", identity: true },
    ]);
  });

  it("fall back to numbers where letters would clash", () => {
    expect(verdictKeys(words("hero", "traitor"))).toEqual(["1", "2"]);
    expect(verdictKeys(words("robot", "reptile"))).toEqual(["1", "2"]);
    expect(verdictKeys(words("修士", "妖"))).toEqual(["1", "2"]);
  });

  it("ask for a hint and set a tag", () => {
    expect([keyAction("h", ["c", "d"])?.kind, keyAction("T", ["c", "d"])?.kind, keyAction("x", ["c", "d"])]).toEqual([
      "hint",
      "tag",
      undefined,
    ]);
  });
});
