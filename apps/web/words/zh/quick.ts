// The ninety seconds in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { Words } from "../words.ts";

export const zh: Words["quick"] = {
  title: "九十秒入门",
  site: "站点",
  allGames: "全部游戏",
  rule: "每个人不是修士就是妖。身份一经揭晓，人人都说真话，妖也不例外。",
  names: ["韩雪", "江波", "林飞", "白兰", "唐睿", "赵岩", "陈浩", "吴刚", "许明"],
  say: {
    is: ({ names, demons }) => `${sayChineseList(names)}是${demons === 1 ? "妖" : "修士"}。`,
    row: (at, demons) => (demons === 0 ? `第${at}行没有妖。` : `第${at}行恰好有${demons}个妖。`),
    column: (at, demons) => `第${at}列恰好有${demons}个妖。`,
    among: ({ names, demons }) => `${sayChineseList(names)}之中恰好有${demons}个妖。`,
  },
  kinds: ["修士", "妖"],
  hidden: "身份未明",
  board: "棋盘，3行3列",
  person: (name, kind, said) => (said === undefined ? `${name}，${kind}` : `${name}，${kind}，说：${said}`),
  step: (at, total) => `第${at}步，共${total}步`,
  moves: {
    read: { title: "读", text: (names) => `读一读${names[0]}的话，再点${names[1]}。` },
    count: { title: "数", text: (names) => `现在${names[1]}开口了，妖也说真话。数一数第1行：${names[2]}是什么？` },
    together: {
      title: "两条线索合起来看",
      text: (names) =>
        `${names[2]}说第2行有两个妖；${names[8]}说其中一个不是${names[4]}就是${names[5]}。那么${names[3]}是什么？`,
    },
    guess: { title: "现在猜一猜", text: (names) => `点${names[4]}，随便说一个，看看会怎样。这一次不计失误。` },
    hint: { title: "要一个提示", text: () => "有一个人已经可以证明，是谁呢？按“提示”。" },
  },
  refused: (names) => `不管对错都不接受：可能是${names[4]}，也可能是${names[5]}，没有线索能分清。只有证明了的才算数。`,
  hinted: (names) => `看第1列：${names[3]}说这一列只有一个妖。那么${names[6]}是什么？`,
  notYet: (name) => `先别急，先看${name}。`,
  again: "不对，再读一遍。",
  ask: (name) => `${name}是什么？`,
  hint: "提示",
  next: "继续",
  done: { title: "就这么简单", text: "读、数、合起来看、证明。每一局都能这样解开，不用猜。" },
  easy: "来一局简单的",
  today: "今日谜题",
  long: "有人讲解的完整一局",
};
