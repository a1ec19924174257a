// A play in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { KindWords, ShareFigures } from "../en/play.ts";
import type { Words } from "../words.ts";
import { zh as board, TAGS_IN_CHINESE } from "./board.ts";
import { zh as house } from "./titles.ts";

const sayUnit = (count: number, unit: string): string => (count === 0 ? "" : `${count}${unit}`);

/** 4分12秒. */
const sayTime = (seconds: number): string =>
  seconds === 0
    ? "不到1秒"
    : sayUnit(Math.floor(seconds / 3600), "小时") +
      sayUnit(Math.floor(seconds / 60) % 60, "分") +
      sayUnit(seconds % 60, "秒");

const are = (names: readonly string[], [, { one }]: KindWords): string =>
  `${sayChineseList(names)}${names.length === 1 ? "是" : "都是"}${one}`;

const sayName = ({ number, title }: ShareFigures): string =>
  number === undefined ? `Demonstrandum · ${title}` : `Demonstrandum ${number} · ${title}`;

function sayResult(figures: ShareFigures): string {
  const { difficulty, time, mistakes, hints, streak } = figures;
  const result = `${house.level(difficulty)} · ${time} · 失误：${mistakes} · 提示：${hints}`;
  return `${sayName(figures)}\n${result}${streak === undefined ? "" : ` · 连胜：${streak}`}`;
}

function sayDare(figures: ShareFigures): string {
  const { difficulty, time, mistakes, hints } = figures;
  return `${sayName(figures)}\n难度${house.level(difficulty)}，我用时${time}，失误${mistakes}次，提示${hints}次。敢来比一比吗？我的影子会陪你一起解：`;
}

const HIDDEN: Readonly<Record<string, string>> = { demon: "妖", werewolf: "狼人", spy: "密探", smuggler: "走私者" };

const clue: Words["play"]["clue"] = {
  title: "选中的线索",
  none: "先掂量谁的话？",
  choose: "点选身份已揭晓的人，读此人的线索；点选身份未揭晓的人，断定此人的身份。",
  quote: (text) => `“${text}”`,
  rest: (kind, about, isSpent) =>
    `${kind === undefined ? "" : `，${kind}`}${about}。${isSpent ? "这条线索再也推不出新结论。" : ""}`,
  about: (others, isAboutSpeaker) => `，说的是${sayChineseList(isAboutSpeaker ? [...others, "自己"] : others)}`,
  aboutMany: (lit) => `，说的是亮起的${lit}人`,
};

const notes: Words["play"]["notes"] = {
  own: "你的笔记",
  tag: (tag) => `标上${TAGS_IN_CHINESE[tag]}`,
  pencil: (kind) => `记为${kind}`,
  truth: (isTrue) => (isTrue === undefined ? "真话还是假话？" : isTrue ? "记为真话" : "记为假话"),
  suppose: "以此为假设",
  notYet: "再想想",
  supposing: (name, kind, since) => `假设${name}是${kind}。${since > 0 ? `此后记下${since}处。` : ""}`,
  drop: "撤销假设",
  undo: "撤销一笔",
  tagged: (tag) => (tag ? `已标上${TAGS_IN_CHINESE[tag]}。` : "已去掉标记。"),
  pencilled: (kind) => (kind === undefined ? "改为不确定。" : `已记为${kind}。`),
};

const notices: Words["play"]["notices"] = {
  troubles: {
    forbidden: "这个浏览器不允许网页保存内容，关闭标签页后这一局就会丢失。你可以继续玩。",
    full: "浏览器的存储空间已满，关闭标签页后最近几步会丢失。你可以继续玩。",
    unreachable: "这一局没法在此标签页里继续。你的每一步都已保存：请重新打开页面。",
  },
  fellBack: "所有线索种类都关掉了，所以每人只直接说出某一个人的身份。",
  setAside: "这道谜题先前的存档，当前版本读不了。它已另行保留，这一局从头开始。",
  startedOver: "你已重新开始。",
  undo: "撤销",
};

const SHARED = {
  shared: "已分享。",
  copied: "已复制，可以粘贴到任何地方。",
  cancelled: "",
  failed: "这个浏览器不能复制。请选中上面的文字自行复制。",
  unreachable: "连不上服务器。请稍后再试。",
};

const end: Words["play"]["end"] = {
  title: "证毕",
  praise(mistakes, hints, isAccused) {
    if (isAccused) return "指认成立：人人身份都已揭晓。";
    if (mistakes === 0 && hints === 0) return "完美无瑕：步步有据，不靠猜测，也不靠提示。";
    return mistakes === 0 ? "每一次断言都有证明。" : "人人身份都已揭晓，一切均已证明。";
  },
  time: "用时",
  mistakes: () => "失误",
  hints: () => "提示",
  deepest: (level) => `最深的提示：${level}。`,
  share: "分享",
  shared: (shared) => SHARED[shared],
  text: sayResult,
  dare: sayDare,
  challenge: "向朋友下战书",
  workshop: "在工坊里打开",
  par: "出题人用时",
  replay: "看最短的推理",
  review: "与最短的推理对照",
  swift: "没有哪一步让你停留很久。",
  again: "再来一局",
  look: "看看棋盘",
};

const outcome: Words["play"]["outcome"] = {
  accepted(name, kind, said, isDone) {
    const found = `${name}是${kind}。`;
    if (isDone) return `${found}人人身份都已揭晓。`;
    return said === undefined ? found : `${found}${name}说：${said}`;
  },
  refusal: "证据不足！",
  notProved: (name, kind) => `桌面上的一切都不能证明${name}是${kind}。`,
  locked: (name, kind) => `“${name}是${kind}”已经驳回过，此后没有新的人揭晓。`,
  known: (name) => `${name}的身份已揭晓。`,
  convicted: (accused) => `指认成立：${accused}。人人身份都已揭晓。`,
  dismissed: "指认不成立。算一次失误，此外什么也不透露。",
  dismissedAlready: "你已经这样指认过，此后没有新的人揭晓。",
  hint: (level, text) => `提示，第${level}级，共5级。${text}`,
  world: (hidden, kinds) =>
    hidden.length === 0
      ? `在这种情形里，身份未明的人全是${kinds[0].one}。`
      : `在这种情形里，身份未明的人中只有${sayChineseList(hidden)}是${kinds[1].one}。`,
  startedOver: "已重新开始。",
};

export const zh: Words["play"] = {
  board,
  level: house.level,
  hiddenKind: (word) => Object.entries(HIDDEN).find(([, each]) => each === word)?.[0] ?? word,
  kind: (word) => word,
  layingOut: "正在摆棋盘……",
  close: "关闭",
  accuse: "指认",
  startOverAsk: "重新开始？",
  hintLevels: ["看哪里", "看哪些线索", "能推出谁", "完整证明", "直接说出身份"],
  lines: (sentences) => sentences.join(""),
  accused: (names, kinds) => (names.length === 0 ? `人人都是${kinds[0].one}` : `${are(names, kinds)}，别人都不是`),
  allSpoke: (honesty) => `人人都已开口。${honesty}`,
  header: {
    back: "返回",
    state: (occasion, known, total) => `${occasion} · 已揭晓${known}/${total}`,
    time: (seconds) => `已用时间：${sayTime(seconds)}`,
    mistakes: "失误",
    hints: "提示",
    ghost: "对手",
    found: (found, total) => `${found}/${total}`,
  },
  clue,
  verdict: {
    question: "此人的真实身份是什么？",
    again: "再按一次确认",
    closed: "被驳回的断言，要等下一人揭晓后才能再提。",
  },
  notes,
  notices,
  byline: {
    made: (title, author) => (author === "" ? `《${title}》，手工出题。` : `《${title}》，${author}手工出题。`),
    audited: "经过检验：答案唯一，不用猜。",
    par: (time) => `出题人用时${time}。`,
  },
  tools: {
    result: "成绩",
    hint: "提示",
    clues: "线索",
    telling: "线索的讲法",
    plain: "直叙",
    story: "故事",
    more: "更多",
    cluesOnTable: "桌面上的线索",
  },
  end,
  outcome,
  unanswered(failure) {
    if (failure.why === "refused") return failure.reason;
    return failure.why === "failed" ? "这个算不出来。" : "这个浏览器无法启动推理。";
  },
};
