// The coach of a first board, in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { Words } from "../words.ts";

export const zh: Words["coach"] = {
  label: "玩法引导",
  goalLabel: "目标",
  goal: ({ words: [ordinary, hidden], isOpen }) =>
    isOpen
      ? `查明谁是${ordinary.one}，谁是${hidden.one}。`
      : `查明谁是${ordinary.one}，谁是${hidden.one}。身份一经揭晓，人人都说真话，${hidden.one}也不例外。`,
  read: (names) => `从${sayChineseList(names)}开始：先读读这里说了什么。`,
  readAny: "人人都已开口。从谁开始都行，先读读他们的话。",
  meant: (count) => (count === 1 ? "说的就是亮起来的这个人。" : `说的就是亮起来的这${count}个人。`),
  supposed: ({ name, kind, other }) => `假如${name}是${other}，大家说过的话就对不上了。所以${name}是${kind}。`,
  follows: ({ name, kind }) => `点${name}，选“${kind}”，再按一次确认。`,
  findOut: "现在谁的身份已经确定？点这个人，选定后再按一次确认。拿不准就看“提示”，但会计入次数。",
  alone: "证明成立！接下来靠你自己了。卡住时，“提示”会告诉你该看哪里。",
  next: "下一步",
  notNow: "以后再说",
  done: "明白了",
};
