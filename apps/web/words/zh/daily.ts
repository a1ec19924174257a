// The daily pages in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { Deleted } from "../en/daily.ts";
import { sayDate } from "../say-date.ts";
import type { Words } from "../words.ts";
import { zh as house } from "./games.ts";
import { sayRefusalInChinese } from "./refusals.ts";

const DELETED: readonly (readonly [string, (count: number) => string])[] = [
  ["plays", (count) => `${count}局对局`],
  ["moves", (count) => `${count}步`],
  ["results", (count) => `${count}份成绩`],
  ["challenges", (count) => `${count}封战书`],
  ["memberships", (count) => `${count}个联赛席位`],
];

function sayDeleted(deleted: Deleted): string {
  const parts = DELETED.flatMap(([kind, say]) => {
    const count = deleted[kind] ?? 0;
    return count === 0 ? [] : [say(count)];
  });
  if (parts.length === 0) return "我们已经忘了你。除了那枚识别标记，本来就什么也没有。";
  return `我们已经忘了你，一并删除的还有${sayChineseList(parts)}。`;
}

const SHORT: Readonly<Record<string, string>> = { cultivators: "修士", who: "线索", village: "村庄" };

const UNCOUNTED = {
  fast: "解得太快，不计入",
  clock: "因服务器时钟回拨没有用时，不计入",
  long: "步数太多，不计入",
  late: "过了时限，不计入",
} as const;

const leagues: Words["daily"]["leagues"] = {
  title: "联赛",
  text: "朋友之间的排行榜，每周一重新开始。有邀请链接的人都能加入。",
  thisWeek: "本周",
  solved: "解出",
  ranked: "排名用时",
  uncounted: (why, count) => `另有${count}题${UNCOUNTED[why]}`,
  you: (name) => `${name}（你）`,
  invitation: (league) => `来加入我的联赛“${league}”吧。`,
  isCopied: "邀请链接已复制。",
  invite: "邀请",
  leave: "退出",
  fresh: "新联赛",
  itsName: "联赛名称",
  found: "创建",
  noSuch: "没有这个联赛",
  one: "联赛邀请",
  join: (name) => `加入“${name}”`,
  about: (members) => `这个联赛目前有${members}位玩家。联赛里的玩家每周比一比每日谜题的成绩。`,
  joinIt: "加入",
};

const mine: Words["daily"]["mine"] = {
  title: "我",
  text: "我们只靠浏览器里的一枚识别标记认出你，没有姓名、地址，也没有账号。用恢复码可以把连胜带到另一台设备。",
  nickname: "昵称，用于联赛和战书",
  none: "无",
  save: "保存",
  renamed: (nickname) => (nickname === null ? "你现在没有昵称。" : `联赛里的人看到的你是“${nickname}”。`),
  makeCode: "生成恢复码",
  codeText: "请抄下来：它只显示这一次，并会取代之前的恢复码。谁拿到它，谁就能以你的身份玩。",
  qr: "在另一台设备上打开的二维码",
  haveCode: "我有恢复码",
  playOn: "在这里继续",
  welcome: "欢迎回来。",
  export: "导出我的数据",
  exported: "已存为文件。",
  delete: "删除我的数据",
  deleteAsk: "删除我的数据？",
  deleteText: "你的对局、成绩、连胜、联赛席位和昵称将在所有设备上永久删除。",
  deleteAll: "全部删除",
  keep: "保留",
  isDeleted: "已删除",
  deleted: sayDeleted,
  close: "关闭",
  recoverAsk: "在这里继续？",
  recoverText: "这台设备将接着你的连胜、成绩和联赛玩下去。此前在这里单独玩过的内容不会带过来。",
};

const figures: Words["daily"]["figures"] = {
  streak: "连胜",
  days: () => "天",
  longest: "最长",
  freezes: () => "补签",
  freezesText: (count) =>
    count === 0
      ? "每赢五天得一次补签，可以补上漏玩的一天。"
      : `你有${count === 1 ? "一" : "两"}次补签：漏玩一天会自动补上。`,
  game: "游戏",
  solved: "解出",
  flawless: "无失误",
  best: "最快",
  median: "中位数",
};

const FLAWS = {
  fast: "快得没法和别人比了。",
  clock: "你解题时服务器的时钟被回拨了，所以没有用时可比。",
  long: "步数太多，不和别人比。",
} as const;

const result: Words["daily"]["result"] = {
  title: "你的成绩",
  time: "用时",
  mistakes: () => "失误",
  hints: () => "提示",
  comparison({ percentile, others, flaw, isInTime }) {
    if (flaw) return `${FLAWS[flaw]}${isInTime ? "仍计入你的连胜。" : "这是往日的谜题。"}`;
    const late = isInTime ? "" : "这是往日的谜题，所以不和他们一起排名。";
    if (percentile === undefined) return `还没有别人解完。${late}`;
    if (others === 1) return `${percentile > 50 ? "比另外那位玩家更快" : "没有另外那位玩家快"}。${late}`;
    return `比其他${others}人中的${percentile}%更快。${late}`;
  },
  streak: () => "连胜天数",
  place: (of) => `${of}人中的名次`,
  chart: {
    range: (from, to) => (to === undefined ? `${from}分钟以上` : `${from}至${to}分钟`),
    column: (range, count, isYours) => `${range}：${count}人${isYours ? "，你在其中" : ""}`,
    all: (columns) => `当日排名用时。${columns.join("；")}。`,
    you: "你",
    caption: "单位为分钟；每次失误加30秒，每次提示加一分钟",
  },
};

const challenge: Words["daily"]["challenge"] = {
  noSuch: "没有这封战书",
  one: "战书",
  by: (name) => `${name}向你下了战书`,
  puzzle: (number, title) => `Demonstrandum ${number} · ${title}`,
  level: (level, day) => `${level} · ${day}`,
  toBeat: (time, mistakes, hints) =>
    `要赢过的成绩：${time === undefined ? "没有用时" : `用时${time}`}，失误${mistakes}次，提示${hints}次。你玩的时候，会看到对方当时进展到哪里。`,
  accept: "应战",
  title: "战书",
  ghost: (found, total, time) =>
    `此时${found === total ? "已经全部解开" : `已找出${total}人中的${found}人`}${time === undefined ? "" : `，总共用了${time}`}。`,
  found: (name) => `${name}此时找出的人数`,
};

const THEMES: Readonly<Record<string, string>> = {
  neighbors: "只说邻居",
  roots: "只说灵根",
  nameless: "谁也不点名",
};

export const zh: Words["daily"] = {
  house,
  called: ({ name, tag }) => name ?? `玩家${tag}`,
  title: "每日谜题",
  description: "每天人人同题，由服务器裁定；可以保持连胜，也可以和朋友组成联赛。",
  lead: "人人同题，每天世界时零点更新。",
  fairness:
    "用时由服务器记录，从你第一眼看到谜题算起，到最后一次判断为止。能读懂题目的程序也能赢，所以你只和朋友比，我们也不评冠军。",
  site: "站内导航",
  allGames: "‹ 所有游戏",
  learn: "玩法",
  wait: "请稍候……",
  notNow: "以后再说",
  noSuchPuzzle: "没有这道谜题",
  cannotPlay: "这道谜题玩不了",
  offlineHome: "连不上服务器。每日谜题要由服务器裁定；其他谜题不联网也能玩。",
  offlinePlay: "连不上服务器。什么也没有丢：你的这一步先留在这里，网络恢复后立即发送。",
  offlineDoor: {
    title: "连不上服务器",
    text: "每日谜题要由服务器裁定。新谜题就在这台设备上生成，不需要联网。",
    fresh: "新谜题",
  },
  tryAgain: "连不上服务器。请稍后再试。",
  refused: sayRefusalInChinese,
  day: (day) => sayDate(day, "zh-CN", { day: "numeric", month: "long" }),
  weekday: (day) => sayDate(day, "zh-CN", { weekday: "long", day: "numeric", month: "long" }),
  // It may break before the day of the week, and nowhere else.
  shortDay: (day) =>
    sayDate(day, "zh-CN", { weekday: "short", day: "numeric", month: "short" }).replace("周", "\u200b周"),
  occasion: (number, title) => (title === undefined ? `第${number}期` : `第${number}期《${title}》`),
  todays: "今日谜题",
  level: (level, hasLiars, only = "") => [level, hasLiars ? "有人说谎" : THEMES[only]].filter(Boolean).join(" · "),
  numbered: (number) => `Demonstrandum ${number}`,
  theme: (place, title) => `${place} · ${title}`,
  won: (count) => (count === 0 ? "还没有人解出" : `已有${count}人解出`),
  play: "开始",
  playOn: "继续",
  look: (time) => (time === undefined ? "已解出，再看看" : `解出用时${time}，再看看`),
  state: (level, isBegun, won) => (isBegun ? `${level} · 已开始` : won === 0 ? level : `${level} · ${won}人解出`),
  solved: (level, time) => (time === undefined ? `${level} · 已解出` : `${level} · 解出用时${time}`),
  begun: "已开始",
  earlier: "更早的谜题",
  dayHead: "日期",
  short: (game) => SHORT[game] ?? game,
  archived: (title, day) => `《${title}》，${day}：`,
  leagues,
  mine,
  figures,
  result,
  challenge,
};
