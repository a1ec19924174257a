// Answers, proofs and the rarer dialogs of a play in Chinese.

import { sayAmountOf, sayChineseList } from "@demonstrandum/text";
import type { Words } from "../words.ts";

const SHARED = {
  shared: "已分享。",
  copied: "这道谜题的链接已复制。",
  cancelled: "",
  failed: "这个浏览器不能复制。本页地址就是谜题的链接。",
  framed: "外层网页不允许复制。请在单独的页面里打开这道谜题，那里的地址就是链接。",
  embedded: "已复制。把它贴进你的网页源码，谜题就会出现在那里。",
};

export const zh: Words["answers"] = {
  hint: {
    title: (level, what) => `提示${level}/5：${what}`,
    more: "再多说一点",
    tell: "直接告诉我",
    name: (name, kind) => `断定${name}是${kind}`,
    nameAll: (people) => `断定这${sayAmountOf(people, "人")}`,
  },
  why: {
    ask: "为什么？",
    title: { otherwise: "也可能是另一种情形", refuted: "这不可能", "read-again": "再读一遍" },
    dashed: "棋盘上的虚线印章标出了这种情形。",
  },
  contradiction: "有矛盾",
  noContradiction: "没有矛盾",
  tooMuch: "推算量太大",
  notSo: "不对",
  dismissedAlready: "已经指认过",
  locked: "已经驳回过",
  allRight: "知道了",
  toBoard: "回到棋盘",
  proof: {
    says: (name) => `${name}：`,
    before: "上一句",
    next: "下一句",
    at: (sentence, of) => `${sentence}/${of}`,
    fold: "收起",
    unfold: "看全文",
    lights: (known, groups) =>
      [
        ...(known.length > 0 ? [`已知身份的有：${known.join("、")}。`] : []),
        ...groups.map((names) => `一起计数的有：${names.join("、")}。`),
      ].join(""),
  },
  replay: {
    title: "最短的推理",
    step: (at, of) => `第${at}步，共${of}步`,
    back: "上一步",
    next: "下一步",
    done: "看完了",
    share: "把这一步作为谜题分享",
    shareText: (name) => `你能看出${name}是什么身份、为什么吗？需要的线索都在桌面上：`,
  },
  review: {
    title: "你的推理与最短的推理",
    total: (finds, time, hinted) => `共找出${finds}次，用时${time}，其中${hinted}次与提示会给的一致。`,
    spent: (name, time) => `你在这个局面停留了${time}，然后找出了${name}。`,
    needed: (names) => `这一步要用到的话：${sayChineseList(names)}。`,
    overlooked: (name, time) => `你走到这个局面时，${name}的身份早在${time}之前就能证明了。`,
    same: "当时的提示也会这么说：",
    other: "当时的提示说的会是另一步：",
    longest: (rank) => (rank === 1 ? "停留最久的一步" : `停留第${rank}久的一步`),
  },
  spent: "再也推不出新结论。",
  more: {
    share: "分享这道谜题",
    shareText: (title) => `《${title}》：送你一道谜题。`,
    shared: (shared) => SHARED[shared],
    another: "另出一道",
    print: "打印",
    embed: "放进我的网页",
    learn: "玩法",
    coach: "再引导一次",
    yours: "我的对局与设置",
    keys: "按键",
    rows: (keys, kinds) => [
      ["方向键", "在棋盘上移动"],
      ["回车", "读线索，或断定身份"],
      [keys[0], `断定是${kinds[0]}`],
      [keys[1], `断定是${kinds[1]}`],
      ["H", "提示，再按多说一点"],
      ["T", "标记：圆点、方块、三角、无"],
      ["P", `铅笔记号：${kinds[0]}、${kinds[1]}、无`],
      ["Esc", "关闭"],
    ],
  },
  restart: {
    text: "你证明过的人将全部重新隐去，笔记和计时也回到开头。",
    keep: "继续玩",
    go: "重新开始",
  },
};
