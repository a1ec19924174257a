import { parseEntry } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { SETUP, suggestion } from "../state/sample.ts";
import { en } from "./en.ts";
import { sayWhen, sayWhichCard, tellEntry } from "./say.ts";
import { zh } from "./zh.ts";

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

  it("tell how many turns a suggestion saves, to half a turn", () => {
    expect([1, 2, 3, 4].map((halves) => en.next.saves(halves).trim())).toEqual([
      "Tells as much as 1½ ordinary suggestions: about half a turn saved.",
      "Tells as much as 2 ordinary suggestions: about one turn saved.",
      "Tells as much as 2½ ordinary suggestions: about 1½ turns saved.",
      "Tells as much as 3 ordinary suggestions: about 2 turns saved.",
    ]);
    expect(zh.next.saves(1)).toBe("抵得上1.5次普通的提问，大约省下半轮。");
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
