import { expect, it } from "vitest";
import { en as choices } from "../../../words/en/options.ts";
import { optionsOf } from "../../table/games/options-of.ts";
import { isEmbedded, parseEmbedded } from "./embedded.ts";

const parse = (address: string) => parseEmbedded(new URL(address, "http://here"), "who", optionsOf("who", choices));

it("reads a code, and keeps the level for the puzzles after it", () => {
  expect(parse("/embed/1wAB-_c?lang=zh")).toEqual({ kind: "puzzle", code: "1wAB-_c" });
  expect(parse("/embed/1wAB?level=hard")).toEqual({ kind: "puzzle", code: "1wAB", level: "hard" });
});

it("reads a game, of which a puzzle of the second level is made unless another is asked for", () => {
  expect(parse("/embed/who")).toEqual({ kind: "game", level: "medium" });
  expect(parse("/embed/who?level=any")).toEqual({ kind: "game", level: "any" });
});

it("refuses what is no level", () => {
  for (const level of ["", "Hard", "constructor", "impossible"])
    expect(parse(`/embed/who?level=${level}`)).toEqual({
      kind: "no-level",
      level,
      levels: ["easy", "medium", "hard", "brutal", "any"],
    });
});

it("is asked for by no other address", () => {
  for (const pathname of ["/who/p/1wAB", "/embed", "/embed/", "/embed/who/p", "/zh/embed/who", "/learn/embed/who"])
    expect(isEmbedded({ pathname }), pathname).toBe(false);
  expect(isEmbedded({ pathname: "/embed/who" })).toBe(true);
});
