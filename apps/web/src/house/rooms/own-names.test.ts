// Names of the player's own are read with care.
import { describe, expect, it } from "vitest";
import { namesFor, readNames } from "./own-names.ts";

describe("names that were typed", () => {
  it("are read one a line or between commas", () => {
    expect(readNames(" Ann \n\nOld Tom,李木、Zoë，Bo\n").fit).toEqual(["Ann", "Old Tom", "李木", "Zoë", "Bo"]);
  });

  it("are left out where they cannot be names: invisible, too long, or none", () => {
    const bad = ["A\u200Bnn", "B\u202Eob", "x".repeat(41), "???", "7", "everyone", "row 3"];
    expect(readNames(["Cem", ...bad].join("\n"))).toEqual({ fit: ["Cem"], unfit: bad, repeated: [] });
  });

  it("are taken once, however they are written", () => {
    expect(readNames("Zoë, zoe, ZOE, Ann, ann")).toEqual({
      fit: ["Zoë", "Ann"],
      unfit: [],
      repeated: ["zoe", "ZOE", "ann"],
    });
  });

  it("are filled up with usual ones that are not taken", () => {
    const usual = ["Alice", "Bob", "Cem", "Dot"];
    expect(namesFor("bob, Eve", usual, 4)).toEqual(["bob", "Eve", "Alice", "Cem"]);
    expect(namesFor("A, B, C", usual, 2)).toEqual(["A", "B"]);
    expect(namesFor(" ,\n???", usual, 4)).toBeUndefined();
  });
});
