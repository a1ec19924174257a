import { parseEntry } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { zh } from "../../../words/zh/clue.ts";
import { SETUP, suggestion } from "../store/sample.ts";
import { sayWhen, sayWhichCard, tellEntry } from "./say.ts";

describe("sentences", () => {
  it("tell what happened, with you as you", () => {
    const say = (change: object) => tellEntry(en, SETUP, suggestion("e1", change));
    expect(say({})).toBe("Bob asked for Plum, Knife, Library. Carol passed; David showed a card.");
    expect(say({ passed: [], shower: "Carol", card: "Knife" })).toBe(
      "Bob asked for Plum, Knife, Library. Carol showed the Knife.",
    );
    expect(say({ passed: ["Carol", "David", "Me"], shower: null })).toBe(
      "Bob asked for Plum, Knife, Library. Carol, David and you passed; nobody showed a card.",
    );
  });

  it("tell accusations, facts and links", () => {
    const say = (entry: object) => tellEntry(en, SETUP, parseEntry({ id: "x", time: 1, ...entry }, SETUP));
    const cards = ["Plum", "Knife", "Library"];
    expect(say({ type: "accusation", by: null, cards })).toBe("Someone accused Plum, Knife, Library: wrong.");
    expect(say({ type: "fact", owner: "Bob", card: "Rope", holds: false })).toBe(
      "You know: Bob does not hold the Rope.",
    );
    expect(say({ type: "link", player: "Bob", cards: ["Rope", "Plum"] })).toBe("You know: Bob has the Rope or Plum.");
  });

  it("ask which card was shown", () => {
    expect(sayWhichCard(en, SETUP, "Bob", "Me")).toBe("Which card did you show?");
    expect(sayWhichCard(en, SETUP, "Me", "Bob")).toBe("Which card did Bob show you?");
    expect(sayWhichCard(en, SETUP, "Carol", "Bob")).toBe("Which card did Bob show?");
  });

  it("tell what a suggestion leaves and how likely it proves the envelope, and which of it is drawn", () => {
    expect(en.next.leaves(12, 96) + en.next.answered("8 %", "20 %", true)).toBe(
      "Leaves about 12 envelopes of 96 on average. The answer proves the envelope: 8 %. Nobody can answer: 20 %.",
    );
    expect(zh.next.leaves(12, 96) + zh.next.answered("8%", "20%", false)).toBe(
      "平均大约会剩下12种信封，现在有96种。回答能证明信封的可能性：约8%。没人能出示：约20%。",
    );
  });

  it("round numbers that are too long to read", () => {
    expect([1, 9324, 12_612_600, 1.63632e17].map(en.figures.round)).toEqual([
      "1",
      "9,324",
      "12.6 million",
      "164,000 trillion",
    ]);
  });

  it("count and tell time", () => {
    expect([1, 1200].map(en.figures.entries)).toEqual(["1 entry", "1,200 entries"]);
    const minute = 60_000;
    expect([0, 5 * minute, 120 * minute].map((ago) => sayWhen(en, 0, ago))).toEqual([
      "just now",
      "5 min ago",
      "2 h ago",
    ]);
    expect([0, 5 * minute, 120 * minute].map((ago) => sayWhen(zh, 0, ago))).toEqual(["刚刚", "5分钟前", "2小时前"]);
  });

  it("tell the same in Chinese", () => {
    const say = (change: object) => tellEntry(zh, SETUP, suggestion("e1", change));
    expect(say({})).toBe("Bob问梅子教授、匕首、图书室。Carol没有；David出示了一张牌。");
    expect(say({ passed: ["Carol", "David", "Me"], shower: null })).toBe(
      "Bob问梅子教授、匕首、图书室。Carol、David和你没有；没有人出示牌。",
    );
    expect(sayWhichCard(zh, SETUP, "Me", "Bob")).toBe("Bob给你看了哪张牌？");
    expect([1, 9324, 12_612_600, 9.5912e9, 1.63632e17].map(zh.figures.round)).toEqual([
      "1",
      "9,324",
      "1,260万",
      "95.9亿",
      "164,000万亿",
    ]);
  });
});
