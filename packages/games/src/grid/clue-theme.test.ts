import { audit, ConfigError, generate, makeCode, parseCode } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { cultivators } from "../cultivators/cultivators.ts";
import { inEnglish } from "../in-english.cases.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";

function make(config: object): GridPuzzle {
  const generated = generate(cultivators, config, "theme");
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

const defectsOf = (puzzle: GridPuzzle) => audit(inEnglish(cultivators), puzzle);

describe.each([
  ["neighbors", "medium", /neighbor/],
  ["roots", "hard", /spiritual root/],
])("a puzzle about %s only", (only, difficulty, word) => {
  const puzzle = make({ only, difficulty });

  it("says so in every clue, passes the audit and fits a code", () => {
    for (const { clue } of puzzle.characters) expect(clue.text).toMatch(word);
    expect(puzzle.config).toEqual({ only });
    expect(defectsOf(puzzle)).toEqual([]);
    expect(parseCode([cultivators], makeCode(cultivators, puzzle)).puzzle).toEqual(puzzle);
  });
});

describe("a puzzle that names nobody", () => {
  it("has no name in any clue", () => {
    const puzzle = make({ only: "nameless", difficulty: "brutal" });
    const names = puzzle.characters.map(({ name }) => name);
    for (const { clue } of puzzle.characters) expect(names.filter((name) => clue.text.includes(name))).toEqual([]);
    expect(defectsOf(puzzle)).toEqual([]);
  });
});

describe("a theme", () => {
  it("is held to by the audit", () => {
    const puzzle = make({ difficulty: "easy" });
    const defects = defectsOf({ ...puzzle, config: { only: "roots" } });
    const strays = puzzle.characters.filter(({ clue }) => !clue.text.includes("spiritual root"));
    expect(strays.length).toBeGreaterThan(0);
    expect(defects.map(({ text }) => text)).toEqual(
      strays.map(({ name }) => `What ${name} says does not keep to “roots”.`),
    );
  });

  it("is refused where it leaves no puzzle, and where there is none of that name", () => {
    expect(() => make({ only: "roots", dialect: "classic" })).toThrow(
      "leaves too little to say in the dialect classic",
    );
    expect(() => make({ only: "roots", liars: true })).toThrow("only and liars exclude each other");
    expect(() => make({ only: "weather" })).toThrow(ConfigError);
  });
});
