// The preset "documents": clues in the documents' words, puzzles that the local rules finish, and nothing else changed.

import {
  audit,
  ConfigError,
  type Game,
  generate,
  makeCode,
  type Puzzle,
  parseCode,
  runDeduction,
  solveIn,
  tellTable,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { CLUE_TYPES } from "./cultivators/cultivators-config.ts";
import { inEnglish } from "./in-english.cases.ts";
import { cultivators, GAMES, who } from "./index.ts";

const textsOf = (game: Game, puzzle: Puzzle): string[] =>
  tellTable(inEnglish(game), puzzle).words.clues.map(({ text }) => text);

const CASES: readonly (readonly [Game, Readonly<Record<string, unknown>>, RegExp])[] = [
  [
    cultivators as unknown as Game,
    { dialect: "classic" },
    /^(?:Exactly \d+ of \d+ \w+ neighbors of \w+ \w+ (?:is|are) in|Exactly \d+ of \d+ people with)/,
  ],
  [cultivators as unknown as Game, { dialect: "atoms" }, /demons?-in-disguise|has all \w+ neighbors|^All in/],
  [who as unknown as Game, {}, /^Exactly \d+ (?:werewolf|werewolves|villagers?) (?:in|above|below|left|right)/],
];

const make = (game: Game, config: unknown): Puzzle => {
  const made = generate(game, config, "documents");
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
};

describe.each(CASES)("the preset documents of $id with %o", (game, config, words) => {
  const given = { ...config, preset: "documents" };
  const puzzle = make(game, given);
  const texts = textsOf(game, puzzle);

  it("words clues as the document does, and stays in puzzle and share code", () => {
    expect(texts.filter((text) => words.test(text))).not.toEqual([]);
    expect(audit(inEnglish(game), puzzle)).toEqual([]);
    expect(puzzle).toMatchObject({ config: { preset: "documents", difficulty: "any", localRulesOnly: true } });
    expect(parseCode(GAMES, makeCode(game, puzzle)).puzzle).toEqual(puzzle);
  });

  it("makes only what the local rules finish, and says the same as in our words", () => {
    const plain = { ...puzzle, config: { localRulesOnly: true } } as Puzzle;
    const meanings = (each: Puzzle) => game.lay(each).clues.map(({ says }) => says);
    expect(meanings(puzzle)).toEqual(meanings(plain));
    expect(textsOf(game, plain)).not.toEqual(texts);
    const { clues, solution, people } = game.lay(puzzle);
    expect(runDeduction(clues).facts).toEqual({ known: 2 ** people.length - 1, value: solution });
  });

  it("quotes clues in proofs as they are worded, and reads them", () => {
    const told = JSON.stringify([...solveIn(inEnglish(game), puzzle).steps]);
    expect(texts.filter((text) => told.includes(text)).length).toBeGreaterThan(3);
    const read = texts.map((text, speaker) => game.readClue(puzzle, text, speaker));
    expect(read).toMatchObject(game.lay(puzzle).clues.map(({ says: [says] }) => ({ says })));
  });
});

it("falls back to types 1 and 2 where all are switched off", () => {
  const off = Object.fromEntries(CLUE_TYPES.map((type) => [type, false]));
  const game = cultivators as unknown as Game;
  const puzzle = make(game, { preset: "documents", CLUE_CONFIG: off });
  expect(textsOf(game, puzzle).every((text) => / is a (?:demon|cultivator)\.$/.test(text))).toBe(true);
});

it("leaves the local rules out where there are liars, and refuses what is no preset", () => {
  expect(cultivators.parseConfig({ preset: "documents", liars: true })).toMatchObject({ localRulesOnly: false });
  expect(cultivators.parseConfig({ preset: "documents", localRulesOnly: false })).toMatchObject({
    localRulesOnly: false,
  });
  expect(() => cultivators.parseConfig({ preset: "mine" })).toThrow(ConfigError);
});
