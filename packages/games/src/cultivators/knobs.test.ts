// The documents' knobs: what was asked for is what the puzzle holds, and the audit sees where it is not.

import { audit, ConfigError, type Generated, generate, makeCode, parseCode } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import type { GridPuzzle } from "../grid/grid-puzzle.ts";
import { inEnglish } from "../in-english.cases.ts";
import { cultivators, GAMES } from "../index.ts";

const make = (config: object, seed = "knobs"): GridPuzzle => {
  const generated = generate(cultivators, { dialect: "classic", ...config }, seed) as Generated<GridPuzzle>;
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
};

const typesOf = ({ characters }: GridPuzzle): string[] => characters.map(({ clue }) => String(clue.type));
const countOf = (puzzle: GridPuzzle, pattern: RegExp): number =>
  typesOf(puzzle).filter((type) => pattern.test(type)).length;

const DIRECT = /^(?:PERSON_IS|ONLY)/;
const QUOTA = /^M_OF_N/;
const ELEMENT = /ELEMENT/;

describe("knobs", () => {
  it.each([
    { directCluesMin: 5 },
    { directCluesMin: 10, difficulty: "easy" },
    { complexCluesMax: 3 },
    { complexCluesMax: 0, difficulty: "any" },
    { elementCluesMax: 0 },
    { elementCluesMax: 1, difficulty: "hard" },
    { quotaCluesPerSpeakerMax: 1 },
    { dialect: "atoms", directCluesMin: 3, complexCluesMax: 6 },
  ])("hold in a puzzle, stay in it and in its share code: %o", (config) => {
    const puzzle = make(config);
    const { dialect: _, difficulty = "medium", ...knobs } = config as Record<string, unknown>;
    expect(audit(inEnglish(cultivators), puzzle)).toEqual([]);
    expect(puzzle.config).toEqual(difficulty === "any" ? { difficulty, ...knobs } : knobs);
    expect(parseCode(GAMES, makeCode(cultivators, puzzle)).puzzle).toEqual(puzzle);
  });

  it("are counted as the documents count", () => {
    expect(countOf(make({ directCluesMin: 7, difficulty: "any" }), DIRECT)).toBeGreaterThanOrEqual(7);
    expect(countOf(make({ complexCluesMax: 2, difficulty: "any" }), QUOTA)).toBeLessThanOrEqual(2);
    expect(countOf(make({ elementCluesMax: 0 }), ELEMENT)).toBe(0);
  });

  it("weigh the clue types", () => {
    const heavy = { CLUE_WEIGHTS: { M_OF_N_DEMONS_NEIGHBORING_IN_ROW: 1000 }, difficulty: "any" };
    const count = (config: object): number =>
      ["a", "b", "c", "d"].reduce((sum, seed) => sum + countOf(make(config, seed), /DEMONS_NEIGHBORING_IN_ROW/), 0);
    expect(count(heavy)).toBeGreaterThan(2 * count({ difficulty: "any" }));
  });

  it("are seen where they do not hold", () => {
    const puzzle = make({ difficulty: "easy" });
    const kinds = (config: object): string[] =>
      audit(inEnglish(cultivators), { ...puzzle, config } as GridPuzzle).map(({ text }) => text);
    expect(kinds({ directCluesMin: 19 })).toEqual([
      expect.stringContaining("direct clues; there should be at least 19"),
    ]);
    expect(kinds({ complexCluesMax: 0 })).toEqual([
      expect.stringContaining("complex clues; there should be at most 0"),
    ]);
    expect(kinds({})).toEqual([]);
  });

  it.each([
    [{ directCluesMin: -1 }, "directCluesMin"],
    [{ complexCluesMax: 1.5 }, "complexCluesMax"],
    [{ CLUE_WEIGHTS: { PERSON_IS_DEMON: 0 } }, "CLUE_WEIGHTS.PERSON_IS_DEMON"],
    [{ CLUE_WEIGHTS: { PERSON_IS_DAEMON: 2 } }, "PERSON_IS_DAEMON"],
    [{ dialect: "atoms", CLUE_WEIGHTS: { PERSON_IS_DEMON: 2 } }, "CLUE_WEIGHTS is a setting of the dialect classic"],
    [{ dialect: "atoms", quotasOfOthers: true }, "quotasOfOthers is a setting of the dialect classic"],
    [{ liars: true, directCluesMin: 2 }, "directCluesMin and liars exclude each other"],
    [{ directCluesMin: 21 }, "directCluesMin: there are at most 20 clues."],
    [{ rows: 3, cols: 3, difficulty: "easy", directCluesMin: 10 }, "directCluesMin: there are at most 9 clues."],
    [{ asides: 2, directCluesMin: 19 }, "directCluesMin: there are at most 18 clues."],
  ])("%o is refused", (config, message) => {
    expect(() => cultivators.parseConfig(config)).toThrow(ConfigError);
    expect(() => cultivators.parseConfig(config)).toThrow(message);
  });
});

describe("types 9 to 12 about somebody else", () => {
  const made = ["a", "b", "c"].map((seed) => make({ quotasOfOthers: true }, seed));
  const isOfOther = ({ id, clue }: GridPuzzle["characters"][number]): boolean => {
    const { subject, M } = clue.params as { subject?: number; M?: number };
    return M !== undefined && subject !== undefined && subject !== id;
  };

  it("are made where that is set, and nowhere else", () => {
    expect(made.flatMap(({ characters }) => characters.filter(isOfOther)).length).toBeGreaterThan(5);
    expect(make({}).characters.filter(isOfOther)).toEqual([]);
  });

  it("name the subject, who is revealed before the speaker", () => {
    for (const { characters, solveChain } of made) {
      for (const { id, clue } of characters.filter(isOfOther)) {
        const { subject } = clue.params as { subject: number };
        expect(clue.text).toContain(`of ${characters[subject]?.name}`);
        expect(solveChain.indexOf(subject)).toBeLessThan(solveChain.indexOf(id));
      }
    }
  });

  it("are audited, kept in share codes and read back", () => {
    for (const puzzle of made) {
      expect(audit(inEnglish(cultivators), puzzle)).toEqual([]);
      expect(parseCode(GAMES, makeCode(cultivators, puzzle)).puzzle).toEqual(puzzle);
      const read = puzzle.characters.map(({ id, clue }) => cultivators.readClue(puzzle, clue.text, id));
      expect(read).toMatchObject(cultivators.lay(puzzle).clues.map(({ says: [says] }) => ({ says })));
    }
  });

  it("are read whoever speaks, and by nobody in particular", () => {
    const puzzle = made[0] as GridPuzzle;
    const { name } = puzzle.characters[5] as GridPuzzle["characters"][number];
    const text = `Exactly 2 of the 4 demon neighbors of ${name} are in row 2.`;
    const [unsaid, said] = [cultivators.readClue(puzzle, text), cultivators.readClue(puzzle, text, 0)];
    expect(unsaid).toMatchObject({ english: text });
    expect(said).toEqual(unsaid);
  });

  it("are refused by the audit where the subject is revealed later", () => {
    const puzzle = made.find(({ characters }) => characters.some(isOfOther)) as GridPuzzle;
    const speaker = puzzle.characters.find(isOfOther) as GridPuzzle["characters"][number];
    const { subject } = speaker.clue.params as { subject: number };
    const swapped = puzzle.solveChain.map((id) => (id === subject ? speaker.id : id === speaker.id ? subject : id));
    const kinds = audit(inEnglish(cultivators), { ...puzzle, solveChain: swapped }).map(({ kind }) => kind);
    expect(kinds).toContain("unrevealed subject");
  });

  it("are made of liars, too, where nobody waits for anybody", () => {
    const puzzle = make({ quotasOfOthers: true, liars: true, difficulty: "any" });
    expect(audit(inEnglish(cultivators), puzzle)).toEqual([]);
  });
});
