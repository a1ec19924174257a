// What is wrong with puzzles, codes and configurations, in Chinese.

import {
  audit,
  CodeError,
  ConfigError,
  generate,
  makeCode,
  PuzzleError,
  parseCode,
  parsePuzzle,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { CHINESE_GAMES } from "../chinese.ts";
import { GAMES } from "../index.ts";

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text) && !/[a-z]{2}|[,.:;?!]/i.test(text);

/** What is thrown, if it is of that kind. */
function thrownBy(kind: new (...args: never[]) => Error, work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof kind) return error.message;
    throw error;
  }
  return "";
}

describe.each(CHINESE_GAMES.map((game) => [game.id, game] as const))("%s in Chinese", (id, chinese) => {
  const english = GAMES.find((game) => game.id === id);
  const made = english && generate(english, { difficulty: "easy" }, "troubles");
  const puzzle = made?.ok ? made.puzzle : undefined;

  it("finds the same defects", () => {
    if (!english || !puzzle) return expect.unreachable();
    expect(audit(chinese, puzzle)).toEqual([]);
    const wrong = { ...puzzle, difficulty: "hard" };
    const [told, said] = [audit(english, wrong), audit(chinese, wrong)];
    expect(said.map(({ kind }) => kind)).toEqual(told.map(({ kind }) => kind));
    expect(told.length).toBeGreaterThan(0);
    expect(said.filter(({ text }) => !isChinese(text))).toEqual([]);
  });

  it("refuses what is no puzzle, no code and no configuration", () => {
    if (!puzzle) return expect.unreachable();
    const code = makeCode(chinese, puzzle);
    const codes = ["", "!!!!", "2wAAAA", "1zAAAA", `${code.slice(0, -4)}AAAA`, "1".repeat(30_000)];
    const texts = [
      ...codes.map((bad) => thrownBy(CodeError, () => parseCode(CHINESE_GAMES, bad))),
      thrownBy(PuzzleError, () => parsePuzzle(CHINESE_GAMES, 7)),
      thrownBy(PuzzleError, () => chinese.parse(7)),
      thrownBy(ConfigError, () => chinese.parseConfig({ attempts: [] })).replace("attempts", ""),
      thrownBy(ConfigError, () => generate(chinese, {}, "a\u0000")).replace("seed", ""),
    ];
    expect(texts.filter((text) => !isChinese(text))).toEqual([]);
    expect(parseCode(CHINESE_GAMES, code).puzzle).toEqual(puzzle);
  });
});
