import { expect, it } from "vitest";
import { en } from "../../../words/en/daily.ts";
import { zh } from "../../../words/zh/daily.ts";

const LONG = { status: 422, code: "name-long", detail: "A name has at most 24 characters.", figure: 24 };

it("says what the server refuses as exactly in Chinese as in English", () => {
  expect(en.refused(LONG)).toBe("A name has at most 24 characters.");
  expect(zh.refused(LONG)).toBe("名字最多24个字。");
  expect(zh.refused({ ...LONG, code: "league-full", figure: 50 })).toBe("一个联赛最多50人。");
});

it("says of a league of one nothing that takes two", () => {
  expect(en.leagues.about(1)).toBe(
    "It has one player so far. In a league, players compare their daily puzzles every week.",
  );
  expect(en.leagues.about(3)).toContain("It has 3 players so far.");
  expect(zh.leagues.about(1)).toBe("这个联赛目前有1位玩家。联赛里的玩家每周比一比每日谜题的成绩。");
});

it("says by the status what a newer server refuses", () => {
  expect(zh.refused({ status: 404, code: "no-tea", detail: "There is no tea." })).toBe(
    "没有找到。也许代码或链接有误。",
  );
  expect(zh.refused({ status: 418, code: "constructor", detail: "?" })).toBe("服务器没有接受。");
});

it("calls a player without a nickname so in the language of the page, and any other by the nickname", () => {
  expect([en, zh].map(({ called }) => called({ name: null, tag: "A9BE" }))).toEqual(["Player A9BE", "玩家A9BE"]);
  expect([en, zh].map(({ called }) => called({ name: "Ada", tag: "A9BE" }))).toEqual(["Ada", "Ada"]);
});
