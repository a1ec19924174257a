// What can be wrong with a clue of Who, in Chinese.

import type { InOtherWords } from "@demonstrandum/text";
import type { en, Side } from "./en.ts";

const SIDES: Readonly<Record<Side, string>> = {
  in: "里",
  above: "上方",
  below: "下方",
  "to the left of": "左边",
  "to the right of": "右边",
  neighboring: "旁边",
};

const ORDERS = { before: "之前", after: "之后" } as const;

export const zh: InOtherWords<typeof en> = {
  template: () => "句式",
  templateNeeded: () => "应为句式",
  linesFromOne: () => "行和列从1数起",
  wordNeeded: () => "应为词语",
  lettersNeeded: () => "应为由字母组成的词",
  shortWordNeeded: ({ most }) => `应为不超过${most}个字母的词`,
  sameRoles: () => "两种身份必须用不同的词",
  notStatement: ({ text }) => `没有一种句式能读懂“${text}”`,
  samePerson: ({ person }, say) => `需要两个不同的人，不能两次都是${say.name(person)}`,
  fewThere: ({ size, asked }) => `那里只有${size}人，没有${asked}人`,
  nobodyAtLine: ({ side, line }, say) => `${say.clause(line)}${SIDES[side]}没有人`,
  someOfNobody: () => "0人中的几个，等于什么也没说",
  fewAtPerson: ({ size, side, person, asked }, say) => `${say.name(person)}${SIDES[side]}只有${size}人，没有${asked}人`,
  nobodyBetween: ({ first, second }, say) =>
    `${say.name(first)}和${say.name(second)}之间没有人：两人必须在同一行或同一列，而且不能相邻`,
  noNameThere: ({ order, person }, say) => `没有人的名字排在${say.name(person)}${ORDERS[order]}`,
  namesThere: ({ size, order, person, asked }, say) =>
    `名字排在${say.name(person)}${ORDERS[order]}的有${size}人，不是${asked}人`,
  countAtLeastOne: () => "其中至少要数到1人",
};
