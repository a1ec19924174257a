// A village in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { SayingVillager } from "../en/testimony.ts";
import { wordFor } from "../word-for.ts";
import type { Words } from "../words.ts";
import { TAGS_IN_CHINESE } from "./board.ts";

function sayVillager({ person, words, tag, supposed }: SayingVillager): string {
  const { name, identity, clue, refused } = person;
  if (identity !== undefined) return `${name}，${wordFor(words, identity)}`;
  const parts = [`${name}，身份未明`];
  if (supposed !== undefined) parts.push(`假设是${wordFor(words, supposed)}`);
  if (tag) parts.push(`标有${TAGS_IN_CHINESE[tag]}`);
  for (const each of refused) parts.push(`揭晓下一人之前不能断定是${wordFor(words, each)}`);
  if (clue) parts.push(`${clue.sentences.length}句证词`);
  return parts.join("，");
}

export const zh: Words["testimony"] = {
  label: (title, people) => `《${title}》，${people}人`,
  story: (people) => `你遇到了${people}个人，人人都有话说。`,
  villager: sayVillager,
  opinion: (name) => `你对${name}的看法`,
  unsure: "不确定",
  pencil: (kind) => kind ?? "不确定",
  nameThem: "断定身份",
  truth: (name, at, isTrue) =>
    `${name}的第${at}句话：${isTrue === undefined ? "真话还是假话？" : isTrue ? "记为真话" : "记为假话"}`,
  blank: "用铅笔记下你的想法，或断定你能证明的人。",
  decided: (decided, total, hidden, { one }) => `${total}人中已定${decided}人，其中${one}${hidden}个。`,
  suppose: (name, kind) => `假设${name}是${kind}`,
  askClash: "有矛盾吗？",
  cost: "询问有没有矛盾算一次提示，指认有错算一次失误。",
  accuse: {
    title: "一并指认？",
    notReady: "还有人没定下来",
    text: (accused) => `你认为${accused}。只要有一处不对，就算一次失误。`,
    undecided: (names) => `请先用铅笔给每个人记下身份。还没定的有：${sayChineseList(names)}。`,
    notYet: "再想想",
  },
};
