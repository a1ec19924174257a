import {
  audit,
  ConfigError,
  generate,
  layOut,
  makeCode,
  parseCode,
  type Texture,
  tellTable,
  textureOf,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import type { GridPuzzle } from "../grid/grid-puzzle.ts";
import { inEnglish } from "../in-english.cases.ts";
import { cultivators } from "./cultivators.ts";
import { cultivatorsInChinese } from "./cultivators-zh.ts";

function make(config: object, seed: string): GridPuzzle {
  const generated = generate(cultivators, { dialect: "mixed", ...config }, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

const SEEDS = ["one", "two", "three", "four"];
const demonsIn = ({ characters }: GridPuzzle): number =>
  characters.filter(({ identity }) => identity === "Demon").length;
const textsOf = ({ characters }: GridPuzzle): string[] => characters.map(({ clue }) => clue.text);
const isChain = (clue: object): boolean => "chain" in clue;

describe.each([
  { difficulty: "easy", direct: 2, naming: 6 },
  { difficulty: "medium", direct: 1, naming: 6 },
  { difficulty: "hard", direct: 1, naming: 3 },
  { difficulty: "brutal", direct: 0, naming: 3 },
])("a mixed puzzle, $difficulty", ({ difficulty, direct, naming }) => {
  const puzzles = SEEDS.map((seed) => make({ difficulty }, seed));

  it("has clues of both kinds, each in its own form, and five to nine demons", () => {
    for (const puzzle of puzzles) {
      const chains = puzzle.characters.filter(({ clue }) => isChain(clue));
      expect(chains.length).toBeGreaterThan(0);
      expect(chains.length).toBeLessThan(20);
      for (const { clue } of puzzle.characters)
        expect(Object.keys(clue)).toEqual(isChain(clue) ? ["chain", "dsl", "text"] : ["type", "params", "text"]);
      expect([5, 6, 7, 8, 9]).toContain(demonsIn(puzzle));
    }
  });

  it("gives little away and repeats itself little", () => {
    for (const puzzle of puzzles) {
      const texture = textureOf(layOut(cultivators, puzzle)) as Texture;
      expect(texture.direct).toBeLessThanOrEqual(direct);
      expect(texture.naming).toBeLessThanOrEqual(naming);
      expect(texture.shapes.most).toBeLessThanOrEqual(3);
      expect(new Set(textsOf(puzzle)).size).toBe(20);
    }
  });

  it("passes the audit as JSON and as a share code, and is told in Chinese", () => {
    for (const puzzle of puzzles) {
      expect(audit(inEnglish(cultivators), cultivators.parse(JSON.parse(JSON.stringify(puzzle))))).toEqual([]);
      expect(parseCode([cultivators], makeCode(cultivators, puzzle)).puzzle).toEqual(puzzle);
      for (const { text } of tellTable({ game: cultivators, words: cultivatorsInChinese }, puzzle).words.clues)
        expect(text).toMatch(/^[^a-z]+[。！]$/);
    }
  });
});

describe("the settings of a mixed puzzle", () => {
  it("switch off types and atoms alike", () => {
    const puzzle = make(
      { difficulty: "easy", CLUE_CONFIG: { PERSON_IS_DEMON: false }, ATOM_CONFIG: { neighbor: false } },
      "switches",
    );
    expect(puzzle.config).toEqual({ CLUE_CONFIG: { PERSON_IS_DEMON: false }, ATOM_CONFIG: { neighbor: false } });
    expect(JSON.stringify(puzzle.characters.map(({ clue }) => clue))).not.toMatch(/PERSON_IS_DEMON|neighbor\(/);
  });

  it.each(["classic", "atoms", "mixed"])("take four to ten demons in %s, and the audit counts them", (dialect) => {
    for (const demons of [4, 10]) {
      const puzzle = make({ dialect, difficulty: "easy", demons }, "demons");
      expect(demonsIn(puzzle)).toBe(demons);
      const defects = audit(inEnglish(cultivators), { ...puzzle, config: { demons: 7 } });
      expect(defects.map(({ text }) => text)).toContain(`There are ${demons} of kind Demon; there should be 7 to 7.`);
    }
    for (const demons of [3, 11, 5.5]) expect(() => make({ dialect, demons }, "demons")).toThrow(ConfigError);
  });

  it("let everybody speak at once, and nobody say the same", () => {
    const puzzle = make({ difficulty: "easy", liars: true }, "liars");
    expect(new Set(textsOf(puzzle)).size).toBe(20);
    expect(audit(inEnglish(cultivators), puzzle)).toEqual([]);
  });
});
