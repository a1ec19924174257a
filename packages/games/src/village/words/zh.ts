// A village on paper, in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { VillageWording } from "./wording.ts";

export const zh: VillageWording = {
  title: "谎言之村",
  kinds: [
    { one: "人类", many: "人类" },
    { one: "狼人", many: "狼人" },
  ],
  testimony: { one: "证词", many: "证词" },
  arrive: (size) => `你来到一个${size}人的村子。每个村民不是人类，就是狼人。`,
  ask: "谁是狼人？",
  askOpen: "你能断定哪些人是不是狼人？",
  villagers: "村民",
  theVillagers: "村民",
  testimonies: "证词",
  meanings: "措辞说明",
  solution: "答案",
  heading: (text) => `${text}：`,
  says: (name) => `${name}说：`,
  saysNothing: (name) => `${name}什么也没说。`,
  silent: "（什么也没说）",
  glossary: [
    "“如果……那么……”只有在前半句为真而后半句为假时才是假的；前半句为假时，整句为真。",
    "两人中“至少有一个”，也可以两个都是；“恰好有一个”，则不会两个都是。",
    "“要么都是狼人，要么都是人类”只是说两人相同。",
    "“恰好有2个”“至多有2个”“至少有2个”：不多不少正好2个；2个或更少；2个或更多。",
    "“偶数”可以是0。",
    "“全村”包括说话的人自己。",
  ],
  wolves(names) {
    if (names.length === 0) return "没有人是狼人。";
    return names.length === 1 ? `狼人只有${names[0]}一个。` : `狼人是${sayChineseList(names)}。`;
  },
  areWolves: (names) => `${sayChineseList(names)}${names.length === 1 ? "" : "都"}是狼人。`,
  areHuman: (names) => `${sayChineseList(names)}${names.length === 1 ? "" : "都"}是人类。`,
  areEither: (names) => `${sayChineseList(names)}的身份两可。`,
  names: (names) => sayChineseList(names),
  sentences: (sentences) => sentences.join(""),
};
