// What can be wrong with a classic clue, in Chinese.

import type { InOtherWords } from "@demonstrandum/text";
import { ELEMENTS_IN_CHINESE } from "../words/zh.ts";
import type { en } from "./en.ts";

export const zh: InOtherWords<typeof en> = {
  clueType: () => "线索类型",
  clueTypeNeeded: () => "应为线索类型",
  notInLine: ({ person, line }, say) => `${say.name(person)}不在${say.clause(line)}`,
  noNeighborsInLine: ({ person, line }, say) => `${say.name(person)}在${say.clause(line)}没有邻居`,
  someOfNoNeighbors: () => "0个邻居中的几个，等于什么也没说",
  nobodyWithElement: ({ element }) => `没有人有${ELEMENTS_IN_CHINESE[element]}灵根`,
  oneWithElement: ({ element, asked }) => `有${ELEMENTS_IN_CHINESE[element]}灵根的是1人，不是${asked}人`,
  manyWithElement: ({ size, element, asked }) => `有${ELEMENTS_IN_CHINESE[element]}灵根的是${size}人，不是${asked}人`,
  ofThemselves: () => "没有人会说自己的身份",
};
