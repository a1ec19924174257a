// A challenge goes into a link and comes out of it; anything else is no challenge.
import { describe, expect, it } from "vitest";
import { foundBy, makeGhost, parseGhost } from "./ghost.ts";

describe("a ghost", () => {
  it("comes out of a link as it went in, to the second", () => {
    const times = [4_200, 4_300, 61_000, 3_600_000];
    expect(parseGhost(makeGhost(times))).toEqual([4, 4, 61, 3600]);
  });

  it("has found as many as its sender had by then", () => {
    expect([0, 4, 60, 61].map((seconds) => foundBy([4, 4, 61], seconds))).toEqual([0, 2, 2, 3]);
  });

  it("is none where the hash is anything else, too long or too slow", () => {
    const hashes = ["", "#replay", "#vs=", "#vs=a..b", "#vs=A", `#vs=${"1.".repeat(40)}1`, "#vs=zzzzz"];
    expect(hashes.map(parseGhost)).toEqual(hashes.map(() => undefined));
  });
});
