import {
  audit,
  ConfigError,
  type Game,
  generate,
  layOut,
  makeCode,
  PuzzleError,
  parseCode,
  textureOf,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { cultivators } from "../cultivators/cultivators.ts";
import { inEnglish } from "../in-english.cases.ts";
import { who } from "../who/who.ts";
import { labelsOfSize } from "./board-shape.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";

const make = (config: object): GridPuzzle => makeOf(cultivators, config);

function makeOf(game: Game<GridPuzzle>, config: object): GridPuzzle {
  const generated = generate(game, config, "shape");
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

describe.each([
  [3, 3, "medium"],
  [3, 5, "easy"],
  [4, 3, "hard"],
  [4, 4, "brutal"],
  [6, 3, "hard"],
  [6, 5, "medium"],
])("a board of %i×%i", (rows, cols, difficulty) => {
  const puzzle = make({ rows, cols, difficulty });

  it("seats everybody, keeps its size, and passes the audit as JSON and as a code", () => {
    const { table } = layOut(cultivators, puzzle);
    expect([table.rows, table.cols, table.people.length]).toEqual([rows, cols, rows * cols]);
    expect(puzzle.config).toEqual({ rows, cols });
    expect(puzzle.characters.map(({ row, col }) => row * cols + col)).toEqual(puzzle.characters.map(({ id }) => id));
    expect(audit(inEnglish(cultivators), cultivators.parse(JSON.parse(JSON.stringify(puzzle))))).toEqual([]);
    expect(parseCode([cultivators], makeCode(cultivators, puzzle)).puzzle).toEqual(puzzle);
  });

  it("has a fifth to a half of demons", () => {
    const demons = puzzle.characters.filter(({ identity }) => identity === "Demon").length;
    expect(demons).toBeGreaterThanOrEqual((rows * cols) / 5);
    expect(demons).toBeLessThanOrEqual((rows * cols) / 2);
    expect(textureOf(layOut(cultivators, puzzle))?.people).toHaveLength(rows * cols - 1);
  });

  it("is not taken for one of another size", () => {
    const other = { ...puzzle, config: {} };
    const isRefused = (): boolean => {
      try {
        return audit(inEnglish(cultivators), other).length > 0;
      } catch (error) {
        return error instanceof PuzzleError;
      }
    };
    expect(isRefused()).toBe(true);
  });
});

describe.each([
  [3, 3, "easy"],
  [4, 4, "hard"],
  [6, 5, "easy"],
])("a board of who of %i×%i", (rows, cols, difficulty) => {
  const puzzle = makeOf(who, { rows, cols, difficulty });

  it("seats everybody under another name and number, and passes the audit as JSON and as a code", () => {
    const { table } = layOut(who, puzzle);
    expect(table.people.map(({ place }) => place)).toEqual(table.people.map((_, id) => String(id + 1)));
    expect(new Set(table.people.map(({ name }) => name)).size).toBe(rows * cols);
    expect(puzzle.config).toEqual({ rows, cols });
    expect(audit(inEnglish(who), who.parse(JSON.parse(JSON.stringify(puzzle))))).toEqual([]);
    expect(parseCode([who], makeCode(who, puzzle)).puzzle).toEqual(puzzle);
  });
});

describe("the sizes of boards", () => {
  it("of who are refused where they have no such level, or no liars", () => {
    expect(() => makeOf(who, { rows: 3, cols: 3, difficulty: "hard" })).toThrow(
      "difficulty: a board of 3×3 is never hard; it is easy or medium.",
    );
    expect(() => makeOf(who, { rows: 4, cols: 4, liars: true })).toThrow(
      "liars: boards of liars are not made with 4×4 people.",
    );
    expect(makeOf(who, { rows: 5, cols: 3, difficulty: "easy" })).toEqual(makeOf(who, { difficulty: "easy" }));
  });

  it("list the levels they have, and refuse others in a sentence", () => {
    expect([9, 12, 16, 20, 30].map((size) => labelsOfSize(size, 20).length)).toEqual([2, 3, 4, 4, 4]);
    expect(() => make({ rows: 3, cols: 3, difficulty: "brutal" })).toThrow(
      "difficulty: a board of 3×3 is never brutal; it is easy or medium.",
    );
    expect(() => make({ rows: 4, cols: 4, liars: true })).toThrow(
      "liars: boards of liars are not made with 4×4 people.",
    );
    expect(() => make({ rows: 3, cols: 3, demons: 5 })).toThrow("demons: among 9 people there are 2 to 4.");
    for (const shape of [{ rows: 2 }, { rows: 7 }, { cols: 6 }, { rows: 3.5 }, { rows: "5" }])
      expect(() => make(shape)).toThrow(ConfigError);
  });

  it("leave the usual board as it is when they are spelt out", () => {
    expect(make({ rows: 5, cols: 4, difficulty: "easy" })).toEqual(make({ difficulty: "easy" }));
  });
});
