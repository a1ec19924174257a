import { describe, expect, it } from "vitest";
import { chineseSentence, sayAmountOf, sayChineseList, sayChineseNumber } from "./chinese.ts";

describe("small pieces of Chinese", () => {
  it("join lists of any length", () => {
    expect([[], ["李木"], ["李木", "王华"], ["李木", "王华", "赵敏"]].map((items) => sayChineseList(items))).toEqual([
      "",
      "李木",
      "李木和王华",
      "李木、王华和赵敏",
    ]);
    expect(sayChineseList(["1", "2", "3"], "或")).toBe("1、2或3");
  });

  it("write numbers in characters, and two as 两 before a measure word", () => {
    expect([0, 2, 10, 11, 20, 35, 100].map(sayChineseNumber)).toEqual([
      "零",
      "二",
      "十",
      "十一",
      "二十",
      "三十五",
      "100",
    ]);
    expect([1, 2, 12].map((number) => sayAmountOf(number, "人"))).toEqual(["一人", "两人", "十二人"]);
  });

  it("end with one stop", () => {
    expect(["下雨了", "下雨了吗？", "他说：“下雨了。”"].map(chineseSentence)).toEqual([
      "下雨了。",
      "下雨了吗？",
      "他说：“下雨了。”",
    ]);
  });
});
