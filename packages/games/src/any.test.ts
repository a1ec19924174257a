import {
  audit,
  type Game,
  type Generated,
  generate,
  makeCode,
  type Puzzle,
  parseCode,
  rate,
  scoreOf,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { zh } from "./chinese.ts";
import { CLUE_TYPES } from "./cultivators/cultivators-config.ts";
import { inEnglish } from "./in-english.cases.ts";
import { cultivators, GAMES, village, who } from "./index.ts";

/** By the documents' numbers, from 1. */
const onlyTypes = (...numbers: readonly number[]) => ({
  CLUE_CONFIG: Object.fromEntries(CLUE_TYPES.map((type, i) => [type, numbers.includes(i + 1)])),
});

const make = (game: Game, config: object, seed = "any"): Generated =>
  generate(game, { difficulty: "any", ...config }, seed);

function made(generated: Generated): Puzzle {
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

const failureOf = (generated: Generated) => {
  if (generated.ok) throw new Error("A puzzle was made.");
  return generated.failure;
};

const typesIn = (puzzle: Puzzle): Set<unknown> =>
  new Set((puzzle as unknown as { characters: { clue: { type: string } }[] }).characters.map(({ clue }) => clue.type));

describe("where any difficulty will do", () => {
  it.each<[Game, { readonly dialect?: string; readonly [setting: string]: unknown }]>([
    [cultivators, {}],
    [cultivators, { dialect: "atoms" }],
    [cultivators, { liars: true }],
    [who, {}],
    [who, { liars: true }],
    [village, {}],
    [village, { irredundant: true }],
    [village, { requireUniqueSolution: false }],
  ])("a puzzle is made first and rated after: $0.id $1", (game, { dialect, ...config }) => {
    const puzzle = made(make(game, { ...config, ...(dialect ? { dialect } : {}) }));
    expect(audit(inEnglish(game), puzzle)).toEqual([]);
    expect(game.labels).toContain(puzzle.difficulty);
    expect(puzzle).toMatchObject({ config: { ...config, difficulty: "any" } });
  });

  it.each([cultivators, who, village])(
    "the score stands beside the label and comes back from a share code: $id",
    (game) => {
      const puzzle = made(make(game as Game, {})) as Puzzle & { difficultyScore?: number; difficulty_score?: number };
      const card = rate(game as Game, puzzle);
      const score = game.id === village.id ? puzzle.difficulty_score : puzzle.difficultyScore;
      expect(score).toBe(
        game.id === village.id
          ? (card as { remarks: object }).remarks["difficulty score" as never]
          : (card as { score: number }).score,
      );
      expect(parseCode(GAMES, makeCode(game as Game, puzzle)).puzzle).toEqual(puzzle);
    },
  );

  it("the score stands beside a label that was asked for, too, and comes back from a share code", () => {
    for (const game of [cultivators, who]) {
      const puzzle = made(make(game as Game, { difficulty: "easy" })) as Puzzle & { difficultyScore?: number };
      expect(puzzle.difficultyScore).toBe(scoreOf(game.lay(game.parse(puzzle))));
      expect(parseCode([game as Game], makeCode(game as Game, puzzle)).puzzle).toEqual(puzzle);
    }
  });

  it("a puzzle without a score is as good", () => {
    const { difficultyScore, ...bare } = made(make(cultivators, {})) as Puzzle & { difficultyScore: number };
    expect(typeof difficultyScore).toBe("number");
    expect(audit(inEnglish(cultivators), cultivators.parse(bare))).toEqual([]);
  });

  it.each([[[1, 2]], [[1, 2, 3, 4, 5, 6]], [[7, 8]], [[9, 10, 11, 12]], [[7]], [[8]], [[9]], [[10]], [[11]], [[12]]])(
    "types %o alone carry a puzzle",
    (numbers) => {
      const puzzle = made(make(cultivators, onlyTypes(...numbers)));
      expect(audit(inEnglish(cultivators), puzzle)).toEqual([]);
      const allowed = numbers.map((number) => CLUE_TYPES[number - 1]);
      for (const type of typesIn(puzzle)) expect(allowed).toContain(type);
    },
  );

  it.each([
    [[13, 14], 5],
    [[1], 8],
    [[2], 14],
  ])("types %o alone do not, as there are only so many different sentences: %i", (numbers, different) => {
    const { text } = failureOf(make(cultivators, { ...onlyTypes(...numbers), attempts: 2 }));
    expect(text).toContain(`only ${different} different things to say, and each of 20 people must say another`);
  });
});

describe("a failure at a label", () => {
  it("proposes the nearest difficulty that was tried and works, in both languages", () => {
    const failure = failureOf(make(cultivators as Game, { ...onlyTypes(7, 8), difficulty: "brutal", attempts: 1 }));
    const { text, works } = failure;
    expect(works).toEqual(["medium", "any"]);
    expect(text).toMatch(/With the difficulty medium or any there is one\.$/);
    expect(zh.cultivators.troubles.failure(failure)).toMatch(/难度改成“中等”或“不限”就能做出来。$/);
  });

  it("proposes nothing where nothing works", () => {
    const { works } = failureOf(make(cultivators, { ...onlyTypes(13), difficulty: "easy", attempts: 1 }));
    expect(works).toBeUndefined();
  });
});

describe("with all fourteen types switched off", () => {
  it("the two basic ones are used, and the result says so", () => {
    const generated = make(cultivators, onlyTypes());
    expect(generated).toMatchObject({ ok: true, fellBack: ["PERSON_IS_DEMON", "PERSON_IS_CULTIVATOR"] });
    const puzzle = made(generated);
    expect(audit(inEnglish(cultivators), puzzle)).toEqual([]);
    expect([...typesIn(puzzle)].sort()).toEqual(["PERSON_IS_CULTIVATOR", "PERSON_IS_DEMON"]);
    expect(parseCode(GAMES, makeCode(cultivators, puzzle)).puzzle).toEqual(puzzle);
  });

  it("they are used at a label, too", () => {
    const generated = make(cultivators, { ...onlyTypes(), difficulty: "easy" });
    expect(generated).toMatchObject({
      ok: true,
      puzzle: { difficulty: "easy" },
      fellBack: ["PERSON_IS_DEMON", "PERSON_IS_CULTIVATOR"],
    });
    expect(audit(inEnglish(cultivators), made(generated))).toEqual([]);
  });

  it("a label that they cannot carry is answered with what to switch on, and with one that they can", () => {
    const { text } = failureOf(make(cultivators, { ...onlyTypes(), difficulty: "hard", attempts: 1 }));
    expect(text).toContain(
      "Everything is switched off, so PERSON_IS_DEMON and PERSON_IS_CULTIVATOR are used: with that no puzzle of this difficulty came together.",
    );
    expect(text).toMatch(/With the difficulty easy or any there is one\.$/);
  });

  it("a type that is switched off beside others stays unused", () => {
    const generated = make(cultivators, onlyTypes(7, 8, 9));
    expect(generated).not.toHaveProperty("fellBack");
    expect(typesIn(made(generated))).not.toContain("PERSON_IS_DEMON");
  });
});
