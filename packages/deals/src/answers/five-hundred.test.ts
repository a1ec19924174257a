import { describe, expect, it } from "vitest";
import { parseSetup } from "../table/setup.ts";
import { FRESH_CHINESE, FRESH_ENGLISH } from "../testing/fresh-questions.ts";
import { type AskedQuestion, scoreOf } from "../testing/question-score.ts";
import { SEEN_CHINESE, SEEN_ENGLISH } from "../testing/seen-questions.ts";
import { SHUT_CHINESE, SHUT_ENGLISH } from "../testing/shut-questions.ts";
import { parseChineseQuestion } from "./chinese-question.ts";
import { parseQuestion } from "./english-question.ts";

const tableOf = (players: readonly string[]) =>
  parseSetup({ deck: "classic-21", players, me: players[0], handSizes: [4, 4, 4, 3, 3] });

const freshChinese = tableOf(["我", "安娜", "本", "卡罗尔", "大卫"]);

// Five hundred and three hundred questions by people who had not seen the reader. All of them have been opened, each half and each set
// once for a score (see their heads); this holds what came of them.
describe.each([
  [
    "English",
    SEEN_ENGLISH,
    SHUT_ENGLISH,
    FRESH_ENGLISH,
    parseQuestion,
    tableOf(["Me", "Anna", "Ben", "Carol", "David"]),
  ],
  [
    "Chinese",
    SEEN_CHINESE,
    SHUT_CHINESE,
    FRESH_CHINESE,
    parseChineseQuestion,
    tableOf(["我", "安娜", "小本", "老王", "妈妈"]),
  ],
] as const)("questions in %s", (_, seen, shut, fresh, parse, table) => {
  const score = (questions: readonly AskedQuestion[], at = table) => scoreOf(questions, (text) => parse(text, at));

  it("of the first half are right in nine of ten, and never answered as something else", () => {
    const { asked, right, wrong } = score(seen);
    expect(wrong).toEqual([]);
    expect(right / asked).toBeGreaterThanOrEqual(0.92);
  });

  it("of the second half are right in nine of ten, and seldom answered as something else", () => {
    const { asked, right, wrong } = score(shut);
    expect(right / asked).toBeGreaterThanOrEqual(0.9);
    expect(wrong.length / asked).toBeLessThanOrEqual(0.02);
  });

  it("of the last set are right in nine of ten, and never answered as something else", () => {
    const { asked, right, wrong } = score(fresh, fresh === FRESH_CHINESE ? freshChinese : table);
    expect(wrong).toEqual([]);
    expect(right / asked).toBeGreaterThanOrEqual(0.9);
  });
});
