import { parseLog, parseSetup } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { findFigure } from "./figures-check.ts";

const setup = parseSetup({ deck: "classic-21", players: ["Me", "Bob 7", "Carol"], me: "Me", faceUp: [] });
const asked = { time: 1, type: "suggestion", by: "Me", cards: ["Plum", "Rope", "Hall"], passed: ["Bob 7", "Carol"] };
const log = parseLog(
  ["e1", "e2", "e3", "e4"].map((id) => ({ ...asked, id, shower: null, card: null })),
  setup,
);
const find = (text: string) => findFigure(text, { setup, log });

describe("the check of figures", () => {
  it("finds whatever figure is written, be it right or wrong", () => {
    expect(find("about 40 %")).toBe("40");
    expect(find("0.385")).toBe("0.385");
    expect(find("12,345 deals")).toBe("12,345");
    expect(find("26 points better")).toBe("26");
    expect(find("no figure at all")).toBeUndefined();
  });

  it("lets an entry be cited by its number, if there is one", () => {
    expect(find("That follows from entry 3.")).toBeUndefined();
    expect(find("Entries 1, 2 and 4 say so")).toBeUndefined();
    expect(find("entries 1 and 4, with 40 %")).toBe("40");
    expect(find("entry 5 says so")).toBe("5");
    expect(find("entry 0")).toBe("0");
  });

  it("does not take the numbers of a list, nor those in names, for figures", () => {
    expect(find("1. Ask\n2. Wait\n 3) Accuse")).toBeUndefined();
    expect(find("Ask Bob 7 again")).toBeUndefined();
    expect(find("Ask Bob 8 again")).toBe("8");
  });

  const WORDS: readonly (readonly [string, string | undefined])[] = [
    ["Bob has it with ninety-nine percent.", "ninety-nine"],
    ["Bob has it with ninety nine percent.", "ninety nine"],
    ["thirty-eight point five percent", "thirty-eight point five"],
    ["twelve thousand three hundred and forty-five deals", "twelve thousand three hundred and forty-five"],
    ["a hundred deals", "hundred"],
    ["seven percent", "seven"],
    ["seven times as likely", "seven"],
    ["One of the two cards; ask no one twice, the third suggestion was better", undefined],
    ["two thirds of the deals", "two thirds"],
    ["half of the deals", "half"],
    ["Ｂｏｂ ９９ %", "99"],
    ["x⁹⁹", "99"],
    ["⑨⑨", "99"],
    ["½ of the deals", "1\u20442"],
    ["1/2 of the deals", "1/2"],
    ["٩٩ percent", "٩٩"],
  ];
  it.each(WORDS)("reads %j in words and in any digits", (text, figure) => {
    expect(find(text)).toBe(figure);
  });

  it.each([
    ["鲍勃有它的可能性是百分之九十。", "百分之九十"],
    ["大约三分之二的情形", "三分之二"],
    ["有七成把握", "七成"],
    ["还剩二十三种", "二十三"],
    ["几乎一半", "一半"],
    ["可能性有40%", "40"],
    ["问一张牌，看看两个人里谁有。", undefined],
    ["万一他没有，就把第三个人排除。", undefined],
    ["这由第1、2和4条记录推出。", undefined],
    ["这由第1条和第4条记录推出。", undefined],
    ["见第9条记录", "9"],
  ])("reads Chinese: %s", (text, figure) => {
    expect(find(text)).toBe(figure);
  });
});
