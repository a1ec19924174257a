// What villagers say, in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import { sayExactly } from "../../chinese.ts";
import type { Counted, StatementWording } from "./wording.ts";

function among(of: Counted): string {
  if ("everyone" in of) return `全村${of.everyone}人中，`;
  if ("but" in of) return `除${of.but}以外的${of.others}人中，`;
  return of.names.length === 1 ? `单看${of.names[0]}一人，` : `${sayChineseList(of.names)}这${of.names.length}人中，`;
}

export const zh: StatementWording = {
  relation: {
    IMP: (a, b) => `如果${a}是狼人，那么${b}也是狼人。`,
    IFF: (a, b) => `${a}和${b}要么都是狼人，要么都是人类。`,
    OR: (a, b) => `${a}和${b}中至少有一个狼人。`,
    XOR: (a, b) => `${a}和${b}中恰好有一个狼人。`,
    NOT_IMP: (a, b) => `如果${a}是人类，那么${b}是狼人。`,
    NOR: (a, b) => `${a}和${b}都不是狼人。`,
  },
  bound: {
    COUNT_EQ: (of, count) => `${among(of)}${sayExactly(count, "狼人")}。`,
    COUNT_LE: (of, count) => `${among(of)}至多有${count}个狼人。`,
    COUNT_GE: (of, count) => `${among(of)}至少有${count}个狼人。`,
  },
  parity: {
    COUNT_EVEN: (of) => `${among(of)}狼人的数量是偶数。`,
    COUNT_ODD: (of) => `${among(of)}狼人的数量是奇数。`,
  },
};
