// The coach of a first Clue table, in Chinese.

import type { Words } from "../words.ts";

export const zh: Words["clue-coach"] = {
  label: "怎么用",
  steps: {
    matrix: "每行一张牌，每列一位玩家：勾表示有，叉表示没有，数字表示可能性有多大。",
    record: "每当有人提出猜测，就在这里记下：谁提问、哪三张牌、谁亮了牌。",
    why: "能推出的结论会立刻算出来。点一个格子就能看到理由，也可以自己标记。",
  },
  next: "下一步",
  notNow: "以后再说",
  done: "明白了",
};
