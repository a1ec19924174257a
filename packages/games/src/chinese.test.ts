// Proofs, hints and views of many puzzles in Chinese beside the same in English.

import {
  type Game,
  generate,
  newSession,
  parseCode,
  playIn,
  printPuzzle,
  solveIn,
  tellTable,
  viewIn,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { zh } from "./chinese.ts";
import { GIVEN_NAMES, SURNAMES } from "./cultivators/names.ts";
import { CHINESE_GIVEN_NAMES, CHINESE_SURNAMES } from "./cultivators/names-zh.ts";
import { en } from "./english.ts";
import { GAMES, tellGame } from "./index.ts";
import { NAMES } from "./who/names.ts";
import { CHINESE_FIRST_NAMES } from "./who/names-zh.ts";

const KINDS: readonly (readonly [string, Record<string, unknown>, number])[] = [
  ["cultivators", { difficulty: "medium" }, 12],
  ["cultivators", { difficulty: "hard", dialect: "atoms" }, 12],
  ["cultivators", { difficulty: "easy", liars: true }, 4],
  ["who", { difficulty: "hard" }, 12],
  ["village", { difficulty: "medium" }, 8],
];

/** What is not Chinese about a text. Columns have letters. */
const foreignIn = (text: string): string[] =>
  text.replace(/[A-F](?:列|(?=[^a-z]))/g, "").match(/[a-z]+|[!"'(),.:;?]| |undefined|[，。；：]{2}/gi) ?? [];

const gameOf = (games: readonly Game[], id: string): Game => games.find((game) => game.id === id) as Game;

describe.each(KINDS)("%s %o in Chinese", (id, config, count) => {
  const game = gameOf(GAMES, id);
  const [english, chinese] = [tellGame(en, game), tellGame(zh, game)];
  const puzzles = Array.from({ length: count }, (_, i) => {
    const made = generate(game, config, `甲${i}`);
    if (!made.ok) throw new Error(made.failure.text);
    return made.puzzle;
  });

  it("proves the same in as many sentences, with every speaker named, and in nothing but Chinese", () => {
    for (const puzzle of puzzles) {
      const [told, said] = [solveIn(english, puzzle), solveIn(chinese, puzzle)];
      const shape = ({ steps }: typeof told) =>
        steps.map(({ people, proof }) => [
          people.map(({ person }) => person),
          proof.map(({ depth, speaker, causes, affects }) => ({ depth, speaker, causes, affects })),
        ]);
      expect(shape(said)).toEqual(shape(told));
      const texts = said.steps.flatMap(({ proof }) => proof.map(({ text }) => text));
      expect(texts.flatMap((text) => (foreignIn(text).length > 0 ? [text] : []))).toEqual([]);
      const names = viewIn(chinese, newSession(puzzle)).people.map(({ name }) => name);
      const unnamed = said.steps
        .flatMap(({ proof }) => proof)
        .filter(({ speaker, text }) => speaker !== undefined && !text.includes(names[speaker] ?? ""));
      expect(unnamed).toEqual([]);
    }
  });

  it("hints, refuses and shows the board in nothing but Chinese", () => {
    for (const puzzle of puzzles) {
      const session = newSession(puzzle);
      const levels = [1, 2, 3, 4, 5] as const;
      const hints = levels.map((level) => playIn(chinese, session, { kind: "hint", level }).outcome);
      const [verdict] = hints.slice(-1);
      if (verdict?.kind !== "hint") return expect.unreachable();
      for (const { person } of verdict.hint.verdicts ?? [])
        expect(verdict.hint.text).toContain(viewIn(chinese, session).people[person]?.name);
      const asked = viewIn(chinese, session).people.map(
        ({ id: person }) => playIn(chinese, session, { kind: "why", person, identity: true }).outcome,
      );
      const texts = [...hints, ...asked].map((outcome) =>
        outcome.kind === "hint" ? outcome.hint.text : outcome.kind === "why" ? outcome.why.text : "",
      );
      const seen = viewIn(chinese, session).people.flatMap(({ name, clue }) => [
        name,
        clue?.text ?? "",
        clue?.narrative ?? "",
      ]);
      const all = [...texts, ...seen, viewIn(chinese, session).honesty];
      expect(all.flatMap((text) => (foreignIn(text).length > 0 ? [text] : []))).toEqual([]);
    }
  });

  it("still plays the English game when it is asked in between", () => {
    const [puzzle] = puzzles;
    if (!puzzle) return expect.unreachable();
    const before = JSON.stringify(viewIn(english, newSession(puzzle)));
    viewIn(chinese, newSession(puzzle));
    expect(JSON.stringify(viewIn(english, newSession(puzzle)))).toBe(before);
    expect(printPuzzle(chinese, puzzle, "text", { withSolution: true })).not.toMatch(/[a-z]{2}/);
  });
});

it("has a Chinese name for everybody, and none twice", () => {
  expect([CHINESE_SURNAMES.length, CHINESE_GIVEN_NAMES.length]).toEqual([SURNAMES.length, GIVEN_NAMES.length]);
  expect(CHINESE_FIRST_NAMES.length).toBe(NAMES.length);
  for (const list of [CHINESE_SURNAMES, CHINESE_GIVEN_NAMES, CHINESE_FIRST_NAMES])
    expect(new Set(list).size).toBe(list.length);
});

it("writes every Chinese name at the place of its pinyin", () => {
  const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}|\p{Script=Han}/gu, "");
  expect(CHINESE_SURNAMES.map(bare)).toEqual(SURNAMES);
  expect(CHINESE_GIVEN_NAMES.map(bare)).toEqual(GIVEN_NAMES);
});

it("knows villagers whose English names were spelled otherwise", () => {
  const code = "1v9njt4gBzfpK0KSECsDgQK5gpPGQERmqEZHEq8kYQoSTN_OYSRM8r_JSWT_kc2l6ZQA";
  const { puzzle } = parseCode(GAMES, code);
  const earlier = JSON.parse(JSON.stringify(puzzle).replace("Jeweler Jack", "Jeweller Jack"));
  expect(earlier).not.toEqual(puzzle);
  const chinese = tellGame(zh, gameOf(GAMES, "village"));
  expect(viewIn(chinese, newSession(chinese.game.parse(earlier))).people[9]?.name).toBe("珠宝匠杰克");
});

it("tells how a Chinese name is spoken, and of no other", () => {
  const bare = (text = ""): string => text.normalize("NFD").replace(/\p{M}/gu, "");
  for (const game of GAMES) {
    const made = generate(game, { difficulty: "easy" }, "spoken");
    const { puzzle } = made as Extract<typeof made, { ok: true }>;
    const { people } = tellTable(tellGame(zh, game), puzzle).words;
    const isPinyin = game.id === "cultivators";
    expect(people.map(({ spoken }) => bare(spoken))).toEqual(people.map(({ latin }) => (isPinyin ? latin : "")));
    expect(people.every(({ spoken, latin }) => spoken === undefined || spoken !== latin)).toBe(true);
  }
});
