import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import { sayDeduction, sayReason } from "../rules/say.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC, cardsOf, MASTER_DETECTIVE } from "../table/deck.ts";
import { DECKS } from "../table/editions.ts";
import type { Entry } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import { parseSetup } from "../table/setup.ts";
import { CHINESE_QUESTIONS, DOUBTFUL_IN_CHINESE } from "../testing/chinese-questions.ts";
import { answerQuestion } from "./answer-question.ts";
import { brief } from "./briefing.ts";
import { parseChineseQuestion } from "./chinese-question.ts";
import { chinese } from "./chinese-tongue.ts";
import { offerAnswers } from "./offered-answers.ts";
import { en } from "./words/en.ts";
import { zh } from "./words/zh.ts";

const table = parseSetup({
  deck: "classic-21",
  players: ["我", "鲍勃", "卡萝", "大卫"],
  me: "我",
  myHand: ["Study", "Hall", "Green", "Rope"],
  handSizes: [4, 5, 5, 4],
});

const stamp = (id: string, time: number) => ({ type: "suggestion" as const, id, time, card: null });
const log: Entry[] = [
  { ...stamp("e1", 1), by: "鲍勃", cards: ["Scarlett", "Knife", "Kitchen"], passed: ["卡萝"], shower: "大卫" },
  { ...stamp("e2", 2), by: "我", cards: ["Green", "Rope", "Library"], passed: ["鲍勃", "卡萝", "大卫"], shower: null },
  { ...stamp("e3", 3), by: "卡萝", cards: ["Plum", "Knife", "Library"], passed: ["大卫"], shower: "鲍勃" },
];

/** Neither a word nor the punctuation of English, and no space. Editions in other languages keep what is printed. */
const CHINESE = /^[\p{Script=Han}\d，。、：；？！（）“”%]+(\d[.,]\d+[\p{Script=Han}\d，。、：；？！（）“”%]*)*$/u;

const isAsWanted = (read: object | undefined, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(Object(read)[key]) === JSON.stringify(value));

describe("questions typed in Chinese", () => {
  it("are understood nine times in ten, and never taken for another", () => {
    expect(CHINESE_QUESTIONS.length).toBeGreaterThanOrEqual(60);
    const read = CHINESE_QUESTIONS.map(([text, wanted]) => ({ text, wanted, read: parseChineseQuestion(text, table) }));
    expect(read.filter((each) => each.read && !isAsWanted(each.read, each.wanted))).toEqual([]);
    const missed = read.filter((each) => each.read === undefined).map(({ text }) => text);
    expect(missed.length / read.length, missed.join()).toBeLessThanOrEqual(0.1);
  });

  it.each(DOUBTFUL_IN_CHINESE)("are not guessed at: %s", (text) => {
    expect(parseChineseQuestion(text, table)).toBeUndefined();
    const { text: answer, offers = [] } = answerQuestion(chinese, text, table, log);
    expect(answer).toMatch(/没有全看懂|有些话没看懂/);
    expect(offers.length).toBeGreaterThanOrEqual(2);
  });

  it("are understood where the answer itself proposes them", () => {
    const proposed = [...answerQuestion(chinese, "帮助", table, log).text.matchAll(/“([^”]+)”/g)].map(
      ([, text = ""]) => text,
    );
    expect(proposed.length).toBeGreaterThanOrEqual(10);
    expect(proposed.filter((text) => parseChineseQuestion(text, table) === undefined)).toEqual([]);
  });

  it("are asked back where a name is a card's and a player's", () => {
    const mixed = parseSetup({ deck: "classic-21", players: ["我", "格林", "Bob"], me: "我" });
    const read = (text: string) => parseChineseQuestion(text, mixed);
    expect(read("格林有绳索吗")).toEqual({ kind: "cell", owner: "格林", card: "Rope" });
    expect(read("Bob有格林先生吗")).toEqual({ kind: "cell", owner: "Bob", card: "Green" });
    expect(read("格林呢")).toEqual({ kind: "unclear", name: "格林" });
    expect(answerQuestion(chinese, "格林呢", mixed, []).text).toContain("是牌还是玩家");
  });

  it("are answered in Chinese, whatever is asked, and say what they were taken for", () => {
    const ofEachKind = new Map(CHINESE_QUESTIONS.map(([text, { kind }]) => [kind, text]));
    for (const text of ofEachKind.values()) {
      const { text: answer, understood } = answerQuestion(chinese, text, table, log);
      expect(answer, text).toMatch(CHINESE);
      if (understood !== undefined) expect(understood, text).toMatch(CHINESE);
    }
  });

  it("are told of a contradiction first", () => {
    const clash: Entry[] = [...log, { type: "fact", id: "f", time: 4, owner: "卡萝", card: "Knife", holds: true }];
    expect(answerQuestion(chinese, "谁有绳索？", table, clash).text).toMatch(/^记录自相矛盾：第.*4条记录不可能都对。/);
  });
});

describe("a table in Chinese", () => {
  const game = simulateGame({ deck: MASTER_DETECTIVE, players: 4, turns: 14, seed: 7 });

  it("has a name of its own for every card of a deck", () => {
    for (const deck of DECKS) {
      const names = cardsOf(deck).map((card) => zh.cardName(deck, card));
      expect(new Set(names).size, deck.id).toBe(names.length);
      if (/^(classic-21|master|classic-uk|classic-orchid)/.test(deck.id)) expect(names.join("")).toMatch(CHINESE);
      expect(zh.deckName(deck)).toMatch(CHINESE);
    }
    const own = { ...CLASSIC, id: "custom" };
    expect(cardsOf(own).map((card) => zh.cardName(own, card))).toEqual(cardsOf(own).map(({ name }) => name));
  });

  it("says each fact and each reason in its own sentence, with the same entries as in English", () => {
    const { deductions } = analyse(game.setup, game.log);
    expect(deductions.length).toBeGreaterThan(20);
    const facts = deductions.map((each) => sayDeduction(zh, each, game.setup));
    expect(new Set(facts).size).toBe(new Set(deductions.map((each) => sayDeduction(en, each, game.setup))).size);
    const digits = (text: string) => (text.match(/\d+/g) ?? []).join();
    for (const each of deductions) {
      const cited = (text: string) => digits(text.slice(text.search(/\(entr|（第/)));
      const [english, said] = [en, zh].map((words) => sayReason(words, each, game.setup, game.log));
      if (each.sources.length > 0) expect(cited(said ?? "")).toBe(cited(english ?? ""));
      expect(said).toMatch(/。$/);
    }
  });

  it("gives advice and insights in Chinese", () => {
    const told = brief(zh, table, log);
    for (const line of Object.values(told).flat()) expect(line).toMatch(CHINESE);
    expect(told.next[0]).toMatch(/^问.+、.+、.+。$/);
  });

  it("offers a language model answers in Chinese", () => {
    const offered = offerAnswers(chinese, { setup: table, log, room: null, habits: [] }, "匕首在谁那里？");
    expect(offered.length).toBeGreaterThan(8);
    for (const { text, understood } of offered) for (const said of [text, understood]) expect(said).toMatch(CHINESE);
  });

  it("says what is wrong with it", () => {
    const refused = (setup: object): string => {
      try {
        parseSetup({ deck: "classic-21", players: ["甲", "乙"], ...setup });
      } catch (error) {
        if (error instanceof TableError) return zh.refused(error);
      }
      return "";
    };
    expect(refused({ players: ["甲", "甲"] })).toBe("甲出现了两次。");
    expect(refused({ me: "丙" })).toBe("没有名叫“丙”的玩家。");
    expect(refused({ me: "甲", myHand: ["Rope"], handSizes: [9, 9] })).toBe("你的手牌应当有9张。");
    expect(refused({ players: ["甲"] })).toBe("填写的内容有误。");
  });
});
