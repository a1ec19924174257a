// The classic clue types in Chinese.

import type { Element } from "../../board.ts";
import { sayPortion } from "../../chinese.ts";
import { makeColumn } from "../../place.ts";
import type { ClassicWording } from "./wording.ts";

const kind = (identity: boolean): string => (identity ? "妖" : "修士");

export const lineInChinese = (line: "row" | "column", index: number): string =>
  line === "row" ? `第${index + 1}行` : `${makeColumn(index)}列`;

export const ELEMENTS_IN_CHINESE: Readonly<Record<Element, string>> = {
  Metal: "金",
  Wood: "木",
  Water: "水",
  Fire: "火",
  Earth: "土",
};

export const zh: ClassicWording = {
  personIs: (who, identity) => `${who}是${kind(identity)}。`,
  onlyInLine: (who, identity, line, index) => `${who ?? "我"}是${lineInChinese(line, index)}唯一的${kind(identity)}。`,
  neighborsAndOne: (count, identity, one) =>
    count === 1
      ? `我的邻居中只有1个${kind(identity)}，就是${one}。`
      : `我的邻居中恰好有${count}个${kind(identity)}，${one}是其中之一。`,
  quotaInLine(count, total, identity, line, index) {
    const where = lineInChinese(line, index);
    const all = total === 1 ? "只有" : "共有";
    return `我的邻居中${all}${total}个${kind(identity)}，${sayPortion(count, total, `在${where}`, `不在${where}`)}。`;
  },
  quotaOfElement(count, total, identity, element) {
    const root = `有${ELEMENTS_IN_CHINESE[element]}灵根的`;
    if (total === 1) return `唯一${root}人${count === 1 ? "是" : "不是"}${kind(identity)}。`;
    if (count === total) return `${root}${total}人都是${kind(identity)}。`;
    if (count === 0) return `${root}${total}人都不是${kind(identity)}。`;
    return `${root}${total}人中，恰好有${count}个${kind(identity)}。`;
  },
};
