import { describe, expect, it } from "vitest";
import type { Game } from "../game/game.ts";
import { FORMAT } from "../game/puzzle.ts";
import { type Byline, flawOfByline, packByline, tidyByline, unpackByline } from "./byline.ts";
import { CodeError, isWholeCode, makeCode, readCode } from "./code.ts";

/** Its puzzles are a byte. */
const game = {
  tag: "t",
  pack: () => Uint8Array.of(7),
  unpack: (bytes: Uint8Array) => ({ format: FORMAT, game: "test", seed: String(bytes[0]), difficulty: "easy" }),
} as unknown as Game;
const puzzle = game.unpack(Uint8Array.of(7));

const BYLINES: readonly Byline[] = [
  { title: "The well at dusk", author: "Ada", par: 252 },
  { title: "井边的黄昏", author: "" },
  { title: "x".repeat(60), author: "𝒜".repeat(60), par: 86_400 },
];

describe("who made a puzzle", () => {
  it.each(BYLINES)("comes back as it went in: $title", (byline) => {
    expect(unpackByline(packByline(byline))).toEqual(byline);
    const code = makeCode(game, puzzle, byline);
    expect(code).toMatch(/^2t[\w-]+$/);
    expect(readCode([game], code)).toEqual({ game, puzzle, byline });
  });

  it.each([
    ["", "it has no title"],
    ["x".repeat(61), "at most 60 characters"],
    ["a\u200bb", "a title or a name"],
    ["\u202egnp.exe", "a title or a name"],
    ["two\nlines", "a title or a name"],
    ["\u3164", "a title or a name"],
    ["\u2800", "a title or a name"],
    [" before", "spaces"],
    ["a  b", "spaces"],
    ["e\u0301\u0301\u0301", "a title or a name"],
  ])("is refused where it is empty, long or not to be seen: %j", (title, flaw) => {
    expect(() => packByline({ title, author: "" })).toThrow(flaw);
    if (title !== "") expect(() => packByline({ title: "ok", author: title })).toThrow(flaw);
    expect(() => makeCode(game, puzzle, { title, author: "" })).toThrow(CodeError);
  });

  it("is made tidy by what an author types", () => {
    expect(tidyByline("  The  well\u00a0at\ndusk ")).toBe("The well at dusk");
    expect(flawOfByline(tidyByline("cafe\u0301"))).toBeUndefined();
  });

  it("is told apart from what has no maker, whichever version is written on it", () => {
    const [plain, signed] = [makeCode(game, puzzle), makeCode(game, puzzle, BYLINES[0] as Byline)];
    expect(readCode([game], plain)).toEqual({ game, puzzle });
    for (const code of [`2${plain.slice(1)}`, `1${signed.slice(1)}`, `3${plain.slice(1)}`])
      expect(isWholeCode([game], code)).toBe(false);
  });
});
