import { describe, expect, it } from "vitest";
import { findInvented, numbersIn } from "./figures-check.ts";

describe("the check of figures", () => {
  const given = numbersIn({ success: 0.3846, deals: 12345, said: "Bob holds 5 cards", list: [{ nobody: 0.12 }] });

  it("finds numbers at any depth and in texts", () => {
    expect(given).toEqual([0.3846, 12345, 5, 0.12]);
  });

  it("accepts figures as given, rounded and as percentages", () => {
    for (const text of ["38 %", "38.5%", "0.385", "12,345 deals", "12 % of the time, 5 cards", "no figure at all"]) {
      expect(findInvented(text, given), text).toBeUndefined();
    }
  });

  it("finds a figure that nobody gave", () => {
    expect(findInvented("about 40 %", given)).toBe("40");
    expect(findInvented("38.6 %", given)).toBe("38.6");
    expect(findInvented("38 % now, 26 points better", given)).toBe("26");
  });

  it("does not take the numbers of a list for figures", () => {
    expect(findInvented("1. Ask\n2. Wait\n 3) Accuse at 38 %", given)).toBeUndefined();
  });

  const WORDS: readonly (readonly [string, string | undefined])[] = [
    ["Bob has it with ninety-nine percent.", "ninety-nine"],
    ["Bob has it with ninety nine percent.", "ninety nine"],
    ["thirty-eight percent, twelve percent, five cards", undefined],
    ["thirty-eight point five percent", undefined],
    ["thirty-eight point six percent", "thirty-eight point six"],
    ["twelve thousand three hundred and forty-five deals", undefined],
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
    ["３８ %", undefined],
  ];
  it.each(WORDS)("reads %j in words and in any digits", (text, invented) => {
    expect(findInvented(text, given)).toBe(invented);
  });
});
