import { describe, expect, it } from "vitest";
import { parseSetup } from "../table/setup.ts";
import { CHINESE_QUESTIONS } from "../testing/chinese-questions.ts";
import { NATURAL_QUESTIONS } from "../testing/natural-questions.ts";
import { answerQuestion } from "./answer-question.ts";
import { parseChineseQuestion } from "./chinese-question.ts";
import { chinese } from "./chinese-tongue.ts";
import { parseQuestion } from "./english-question.ts";
import { english } from "./english-tongue.ts";
import type { Question } from "./question.ts";

const englishTable = parseSetup({
  deck: "classic-21",
  players: ["Me", "Bob", "Carol", "David"],
  me: "Me",
  myHand: ["Study", "Hall", "Green", "Rope"],
  handSizes: [4, 5, 5, 4],
});
const chineseTable = parseSetup({
  ...englishTable,
  deck: "classic-21",
  players: ["我", "鲍勃", "卡萝", "大卫", "老王"],
  me: "我",
  handSizes: [4, 4, 4, 3, 3],
});

/** A question with every word that can be denied in it denied, one at a time. */
const denials = (text: string, words: RegExp, denied: (word: string) => string): string[] =>
  [...text.matchAll(words)].map(
    ({ 0: word, index }) => text.slice(0, index) + denied(word) + text.slice(index + word.length),
  );

/** They tell what is so either way, of each card if of several, or suppose what they are told to. */
const isEitherWay = (question: Question | undefined): boolean =>
  question === undefined ||
  ["why", "help", "suppose", "nobody", "count", "conflict", "hands", "cells"].includes(question.kind);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe("a negation", () => {
  it("is never dropped from an English question", () => {
    const auxiliary = /\b(does|do|did|is|are|was|has|have|should|could|would|can)\b/gi;
    const asked = NATURAL_QUESTIONS.filter(([text]) => !/n't|not|passed|ruled out/i.test(text)).flatMap(([text]) =>
      denials(text, auxiliary, (word) => (word.toLowerCase() === "can" ? "can't" : `${word}n't`)).map((denied) => ({
        denied,
        before: parseQuestion(text, englishTable),
        after: parseQuestion(denied, englishTable),
      })),
    );
    expect(asked.length).toBeGreaterThan(60);
    const dropped = asked.filter(({ before, after }) => !isEitherWay(before) && after && same(before, after));
    expect(dropped).toEqual([]);
  });

  it("is never dropped from a Chinese question", () => {
    const deniable = /(?<![没不])(有(?!没)|在|是(?!不)|该(?!不)|会(?!不)|能|知道|问过|可能)/g;
    const asked = CHINESE_QUESTIONS.filter(([text]) => !/没|不|排除/.test(text)).flatMap(([text]) =>
      denials(text, deniable, (word) => (/有|问过/.test(word) ? `没${word}` : `不${word}`)).map((denied) => ({
        denied,
        before: parseChineseQuestion(text, chineseTable),
        after: parseChineseQuestion(denied, chineseTable),
      })),
    );
    expect(asked.length).toBeGreaterThan(60);
    const dropped = asked.filter(({ before, after }) => !isEitherWay(before) && after && same(before, after));
    expect(dropped).toEqual([]);
  });

  it.each<[string, Question | undefined]>([
    ["Which cards does Bob not have?", { kind: "without", player: "Bob" }],
    ["what can't Bob have", { kind: "without", player: "Bob" }],
    ["What does Carol lack?", { kind: "without", player: "Carol" }],
    ["Doesn't Bob have the Knife?", { kind: "cell", owner: "Bob", card: "Knife", holds: false }],
    ["Does Bob have the Knife or not?", { kind: "cell", owner: "Bob", card: "Knife" }],
    ["Bob has the Knife, doesn't he?", { kind: "cell", owner: "Bob", card: "Knife" }],
    ["Which player doesn't have the Knife?", { kind: "lacks", card: "Knife" }],
    ["Which weapons are impossible?", { kind: "excluded", of: "weapon" }],
    ["Which suspects are not ruled out?", { kind: "candidates", of: "suspect" }],
    ["What is not in the envelope?", { kind: "excluded" }],
    ["What don't we know?", { kind: "candidates" }],
    ["What should I not ask?", undefined],
    ["Which card should I not show Bob?", undefined],
    ["What does Bob not know?", undefined],
    ["What did Bob not ask for?", { kind: "unasked", player: "Bob" }],
    ["Who is not close?", undefined],
  ])("is read: %s", (text, question) => {
    expect(parseQuestion(text, englishTable)).toEqual(question);
  });

  it.each<[string, Question | undefined]>([
    ["老王没有哪些牌？", { kind: "without", player: "老王" }],
    ["老王没有的牌", { kind: "without", player: "老王" }],
    ["哪些牌不在老王手里？", { kind: "without", player: "老王" }],
    ["老王不可能有什么牌", { kind: "without", player: "老王" }],
    ["老王缺什么牌", { kind: "without", player: "老王" }],
    ["老王没有绳索吗", { kind: "cell", owner: "老王", card: "Rope", holds: false }],
    ["老王有没有绳索", { kind: "cell", owner: "老王", card: "Rope" }],
    ["老王有没绳索", { kind: "cell", owner: "老王", card: "Rope" }],
    ["老王有绳索没有", { kind: "cell", owner: "老王", card: "Rope" }],
    ["哪些凶器不可能？", { kind: "excluded", of: "weapon" }],
    ["哪些嫌疑人还没排除", { kind: "candidates", of: "suspect" }],
    ["信封里没有什么", { kind: "excluded" }],
    ["不在信封里的牌有哪些", { kind: "excluded" }],
    ["我不知道该问什么", { kind: "ask" }],
    ["我不该问什么", undefined],
    ["老王不知道什么", undefined],
    ["老王没问过什么", { kind: "unasked", player: "老王" }],
    ["谁没有威胁", undefined],
    ["不该给老王出示哪张牌", undefined],
  ])("is read: %s", (text, question) => {
    expect(parseChineseQuestion(text, chineseTable)).toEqual(question);
  });

  it("is answered", () => {
    const ask = (text: string) => answerQuestion(english, text, englishTable, []).text;
    expect(ask("Which cards does Bob not have?")).toBe(
      "Bob certainly does not hold: Green, the Rope, the Hall and the Study.",
    );
    expect(ask("Doesn't Bob have the Rope?")).toBe("Yes: Bob does not hold the Rope. That is certain.");
    expect(ask("Don't I have the Rope?")).toBe("No: you hold the Rope. That is certain.");
    expect(ask("Doesn't Bob have the Knife?")).toBe("Perhaps: that Bob does not hold the Knife is 71 % likely.");
    expect(ask("Which weapons are ruled out?")).toBe("Certainly not the weapon: the Rope.");
    const askChinese = (text: string) => answerQuestion(chinese, text, chineseTable, []).text;
    expect(askChinese("老王没有哪些牌？")).toBe("老王确定没有的牌：格林先生、绳索、大厅和书房。");
    expect(askChinese("哪些凶器不可能？")).toBe("确定不在信封里的凶器：绳索。");
    expect(askChinese("哪些嫌疑人不可能？")).toBe("确定不在信封里的嫌疑人：格林先生。");
  });
});
