import { describe, expect, it } from "vitest";
import { parseSetup } from "../table/setup.ts";
import { scoreOf } from "../testing/question-score.ts";
import { SEEN_CHINESE, SEEN_ENGLISH } from "../testing/seen-questions.ts";
import { parseChineseQuestion } from "./chinese-question.ts";
import { parseQuestion } from "./english-question.ts";

const tableOf = (players: readonly string[]) =>
  parseSetup({ deck: "classic-21", players, me: players[0], handSizes: [4, 4, 4, 3, 3] });

describe.each([
  ["English", SEEN_ENGLISH, parseQuestion, tableOf(["Me", "Anna", "Ben", "Carol", "David"])],
  ["Chinese", SEEN_CHINESE, parseChineseQuestion, tableOf(["我", "安娜", "小本", "老王", "妈妈"])],
] as const)("questions in %s that the reader was tuned on", (_, questions, parse, table) => {
  const { asked, right, wrong } = scoreOf(questions, (text) => parse(text, table));

  it("are right in nine of ten, and never answered as something else", () => {
    expect(wrong).toEqual([]);
    expect(right / asked).toBeGreaterThanOrEqual(0.9);
  });
});
