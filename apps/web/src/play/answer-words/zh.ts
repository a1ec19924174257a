// Answers, proofs and the rarer dialogs of a play in Chinese.
import type { AnswerWording } from "./wording.ts";

const SHARED = {
  shared: "已分享。",
  copied: "这道谜题的链接已复制。",
  cancelled: "",
  failed: "这个浏览器不能复制。本页地址就是谜题的链接。",
};

export const zh: AnswerWording = {
  hint: {
    title: (level, what) => `提示${level}/5：${what}`,
    more: "再多说一点",
    tell: "直接告诉我",
    name: (name, kind) => `断定${name}是${kind}`,
  },
  why: {
    ask: "为什么？",
    otherwise: "也可能是另一种情形",
    dashed: "棋盘上的虚线印章标出了这种情形。",
    readAgain: "再读一遍",
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
  },
  replay: {
    title: "最短的推理",
    step: (at, of) => `第${at}步，共${of}步`,
    back: "上一步",
    next: "下一步",
    done: "看完了",
  },
  spent: "再也推不出新结论。",
  more: {
    share: "分享这道谜题",
    shareText: (title) => `《${title}》：送你一道谜题。`,
    shared: (shared) => SHARED[shared],
    another: "另出一道",
    print: "打印",
    learn: "玩法",
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
