import { describe, expect, it } from "vitest";
import { parseSetup } from "../table/setup.ts";
import { scoreOf } from "../testing/question-score.ts";
import { UNSEEN_CHINESE_QUESTIONS, UNSEEN_QUESTIONS } from "../testing/unseen-questions.ts";
import { parseChineseQuestion } from "./chinese-question.ts";
import { parseQuestion } from "./english-question.ts";

const tableOf = (players: readonly [string, string, string, string]) =>
  parseSetup({
    deck: "classic-21",
    players,
    me: players[0],
    myHand: ["Study", "Hall", "Green", "Rope"],
    handSizes: [4, 5, 5, 4],
  });

describe.each([
  ["English", UNSEEN_QUESTIONS, parseQuestion, tableOf(["Me", "Bob", "Carol", "David"])],
  ["Chinese", UNSEEN_CHINESE_QUESTIONS, parseChineseQuestion, tableOf(["我", "鲍勃", "卡萝", "大卫"])],
] as const)("questions in %s that the reader was not made with", (_, questions, parse, table) => {
  const { asked, right, wrong } = scoreOf(questions, (text) => parse(text, table));

  it("are right in seventeen of twenty, and answered wrongly in three of a hundred at most", () => {
    expect(right / asked).toBeGreaterThanOrEqual(0.85);
    expect(wrong.length / asked).toBeLessThanOrEqual(0.03);
  });
});
