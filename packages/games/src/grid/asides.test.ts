// Asides: lines of flavor in the place of clues that nobody needs.

import { audit, findSpare, generate, makeCode, parseCode, rate, solve, viewIn } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { en as mountain } from "../asides/en/cultivators.ts";
import { en as lane } from "../asides/en/who.ts";
import { zh as mountainInChinese } from "../asides/zh/cultivators.ts";
import { zh as laneInChinese } from "../asides/zh/who.ts";
import { zh } from "../chinese.ts";
import { en } from "../english.ts";
import { GAMES, tellGame } from "../index.ts";
import { isAside } from "./asides.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";

const gameOf = (id: string) => GAMES.find((game) => game.id === id) as (typeof GAMES)[number];

function make(id: string, config: object, seed = "asides"): GridPuzzle {
  const made = generate(gameOf(id), config, seed);
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle as GridPuzzle;
}

const speakersAside = ({ characters }: GridPuzzle): number[] =>
  characters.filter(({ clue }) => isAside(clue)).map(({ id }) => id);

const LISTS = [
  ["cultivators", mountain, mountainInChinese],
  ["who", lane, laneInChinese],
] as const;

/** The first, number 100 and the last. */
const NUMBERED = {
  cultivators: [
    "The tea has gone cold. I blame the conversation.",
    "As a child I was afraid of the ink stone.",
    "I have meditated on the broken drum for a year and learned patience.",
  ],
  who: [
    "Is there any soup left?",
    "My aunt had strong opinions on the church clock.",
    "Children should not climb on the village piano. I did, of course.",
  ],
};

/** What an aside may never speak of: kinds, places, counts, truth. */
const TELLING =
  /demon|cultivator|wolf|wolves|villager|neighbo|\broots?\b|\brows?\b|column|corner|truth|lie[sd]?\b|liar|[0-9]/i;
const TELLING_IN_CHINESE = /妖|修士|狼|村民|邻|灵根|行第|列|角落|真话|假话|说谎|[0-9]/;

describe.each(LISTS)("the asides of %s", (id, english, chinese) => {
  it("are hundreds, none twice, and as many in every language", () => {
    expect(english.length).toBeGreaterThanOrEqual(200);
    expect(chinese).toHaveLength(english.length);
    expect(new Set(english).size).toBe(english.length);
    expect(new Set(chinese).size).toBe(english.length);
  });

  it("never speak of who anybody is, and are short enough for a card", () => {
    expect(english.filter((line) => TELLING.test(line) || line.length > 75)).toEqual([]);
    expect(chinese.filter((line) => TELLING_IN_CHINESE.test(line) || /[a-z]/i.test(line) || line.length > 25)).toEqual(
      [],
    );
  });

  it("keep their numbers, which codes hold", () => {
    expect([english[0], english[100], english.at(-1)]).toEqual(NUMBERED[id]);
  });
});

const KINDS = [
  ["cultivators", { asides: 4 }],
  ["cultivators", { asides: 3, difficulty: "hard", only: "neighbors" }],
  ["who", { asides: 3, difficulty: "easy" }],
] as const;

describe.each(KINDS)("a board of %s with %j", (id, config) => {
  const game = gameOf(id);
  const puzzle = make(id, config);
  const aside = speakersAside(puzzle);

  it("has as many as were asked for, is sound and keeps its label", () => {
    expect(aside).toHaveLength(config.asides);
    expect(audit(tellGame(en, game), puzzle)).toEqual([]);
    expect(rate(game, puzzle)).toMatchObject({ label: puzzle.difficulty });
  });

  it("asks nobody who speaks aside", () => {
    const { people } = findSpare(game.lay(puzzle));
    expect(people).toEqual(expect.arrayContaining(aside));
  });

  it("goes into a code and comes back the same", () => {
    expect(parseCode(GAMES, makeCode(game, puzzle)).puzzle).toEqual(puzzle);
  });

  it("tells players of both languages that an aside is no clue, once it is heard", () => {
    const moves = puzzle.solveChain.slice(1).map((person) => ({
      kind: "verdict" as const,
      person,
      identity: ((game.lay(puzzle).solution >>> person) & 1) === 1,
    }));
    for (const told of [tellGame(en, game), tellGame(zh, game)]) {
      const before = viewIn(told, { puzzle, moves: [] });
      expect(aside.map((person) => before.people[person]?.clue)).toEqual(aside.map(() => undefined));
      const { people } = viewIn(told, { puzzle, moves });
      expect(people.filter(({ clue }) => clue?.isAside).map((person) => person.id)).toEqual(aside);
      for (const person of aside) {
        expect(people[person]?.clue).toMatchObject({ people: [], references: [], isSpent: true });
        expect(people[person]?.clue?.text).not.toBe("");
      }
    }
    const [inEnglish, inChinese] = [tellGame(en, game), tellGame(zh, game)].map(
      (told) => viewIn(told, { puzzle, moves }).people[aside[0] ?? 0]?.clue?.text,
    );
    expect(inEnglish).toMatch(/[a-z]/);
    expect(inChinese).not.toMatch(/[a-z]/);
  });

  it("is proved to the end", () => {
    const { insights, trouble } = solve(game, puzzle);
    expect(trouble).toBeUndefined();
    expect(insights.length).toBeGreaterThan(0);
  });
});

describe("a puzzle that says otherwise than its asides", () => {
  const game = gameOf("cultivators");
  const puzzle = make("cultivators", { asides: 2, difficulty: "easy" });
  const [first = 0, second = 0] = speakersAside(puzzle);
  const kinds = (changed: object): string[] =>
    audit(tellGame(en, game), { ...puzzle, ...changed } as GridPuzzle).map(({ kind }) => kind);
  const saying = (person: number, clue: object): object => ({
    characters: puzzle.characters.map((each) => (each.id === person ? { ...each, clue } : each)),
  });

  it("is refused: other words, a line that there is not, a line twice, too few, or none announced", () => {
    expect(kinds(saying(first, { aside: 0, text: "Li Mu is a demon." }))).toContain("text");
    expect(kinds(saying(first, { aside: 5_000, text: "" }))).toContain("ill-formed clue");
    expect(kinds(saying(first, puzzle.characters[second]?.clue ?? {}))).toContain("repeated clue");
    expect(kinds({ config: { asides: 3 } })).toContain("limit");
    expect(kinds({ config: {} })).toContain("ill-formed clue");
  });
});

it("is nobody's business where somebody lies, and of few where few are spare", () => {
  const parse = (config: object) => () => gameOf("cultivators").parseConfig(config);
  expect(parse({ asides: 2, liars: true })).toThrow("neither true nor false");
  expect(parse({ asides: 9 })).toThrow("at most 8");
  expect(gameOf("cultivators").parseConfig({ asides: 0 })).toEqual(gameOf("cultivators").parseConfig({}));
});
