// The Clue table in Chinese.

import { zh as table } from "@demonstrandum/deals/chinese";
import { LOCALES, sayChineseList } from "@demonstrandum/text";
import type { Words } from "../words.ts";
import { chineseEntries, chineseNumber } from "./amounts.ts";
import { zh as advisor } from "./clue-advisor.ts";
import { zh as entry } from "./clue-entry.ts";
import { zh as following } from "./clue-following.ts";
import { zh as handover } from "./clue-handover.ts";
import { zh as intelligence } from "./clue-intelligence.ts";
import { zh as learn } from "./clue-learn.ts";
import { zh as log } from "./clue-log.ts";
import { zh as matrix } from "./clue-matrix.ts";
import { zh as next } from "./clue-next.ts";
import { zh as papers } from "./clue-papers.ts";
import { zh as place } from "./clue-place.ts";
import { zh as setup } from "./clue-setup.ts";
import { sayRefusalInChinese } from "./refusals.ts";

/** Large numbers are told in these. */
const UNITS = [
  [1e12, "万亿"],
  [1e8, "亿"],
  [1e4, "万"],
] as const;

export const zh: Words["clue"] = {
  title: "妙探寻凶助手",
  description: "牌桌旁的精确助手：谁有什么牌，每种信封有多大可能，接下来该问什么。",
  table,
  figures: {
    percent: (short) => `${short}%`,
    number: chineseNumber,
    round(count) {
      if (count < 1e6) return chineseNumber(count);
      const [unit, name] = UNITS.find(([least]) => count >= least) ?? [1, ""];
      return `${chineseNumber(Number((count / unit).toPrecision(3)))}${name}`;
    },
    clock: (time) =>
      new Date(time).toLocaleTimeString(LOCALES.zh, { hour: "2-digit", minute: "2-digit", hour12: false }),
    minutesAgo: (minutes) => (minutes < 1 ? "刚刚" : `${minutes}分钟前`),
    hoursAgo: (hours) => `${hours}小时前`,
    date: (time) => new Date(time).toLocaleDateString(LOCALES.zh, { day: "numeric", month: "long", year: "numeric" }),
    entries: chineseEntries,
    players: (count) => `${count}位玩家`,
  },
  told: {
    known: (claim) => `你知道：${claim}`,
    knownOneOf: (holder, cards) => `你知道：${holder}有${sayChineseList(cards, "或")}。`,
    accused: (by, cards, isRight) => `${by ?? "有人"}指控${cards.join("、")}：${isRight ? "对了" : "错了"}。`,
    suggestion({ by, cards, passed, shows }) {
      const passes = passed.length === 0 ? [] : [`${sayChineseList(passed)}没有`];
      const shown = shows.map((show) => `${show.by}出示了${show.card ?? "一张牌"}`);
      const answers = [...passes, ...(shown.length === 0 ? ["没有人出示牌"] : shown)].join("；");
      return `${by}问${cards.join("、")}。${answers}。`;
    },
    whichCard: (shower, isToMe) => {
      if (shower === null) return "你出示了哪张牌？";
      return isToMe ? `${shower}给你看了哪张牌？` : `${shower}出示了哪张牌？`;
    },
    numbered: (at, told) => `第${at}条：${told}`,
  },
  shelf: {
    opening: "正在打开书房……",
    allGames: "所有游戏",
    text: "牌桌旁的助手。记下谁提问、谁没有、谁出示了牌，它就找出由此能推出的一切，说明理由，并准确算出其余的可能性。",
    begin: "新的一桌",
    practice: "练习",
    example: "看一个例子",
    exampleName: "例子",
    examplePlayers: ["我", "鲍勃", "卡萝", "大卫"],
    yourGames: "你的牌局",
    promises: [
      ["每一个事实", "一切确定的事，连同依据的规则和记录。"],
      ["每一种可能", "从第一轮起，每张牌、每种信封的精确概率。"],
      ["下一步", "该问什么，该出示什么，何时指控，谁快要知道了。"],
    ],
    kept: "牌局只保存在这个浏览器里。除非你让别的设备跟随这一桌，或者配置了语言模型并向它提问，否则什么都不会发送出去。",
    reallyDelete: (name) => `要彻底删除“${name}”吗？`,
    delete: "删除",
    keep: "保留",
    deleteGame: (name) => `删除${name}`,
  },
  page: {
    cover: "已经遮住，免得别人从背后看到。",
    lift: "揭开",
    parts: "牌桌的各个部分",
    partNames: { matrix: "总表", intelligence: "情报", advisor: "顾问", log: "记录" },
    goOn: "继续记录",
    record: "记录一次提问",
    recordShort: "记录提问",
    undo: "撤销",
    redo: "重做",
    coverTable: "遮住牌桌",
    more: "牌桌、牌局与分享",
    troubles: {
      full: "这个浏览器的存储空间已满。牌局可以继续，但关闭标签页之前请存成文件。",
      forbidden: "这个浏览器不允许网页保存内容。关闭标签页之前请把牌局存成文件。",
    },
    onlyRules: "太复杂，算不过来：只显示规则能证明的内容",
    noDeal: "没有说得通的发牌方式",
    dealsLeft: (_, rounded) => `剩${rounded}种发牌`,
    stopped: "已停止。",
    working: "正在计算……",
    workItOut: "继续计算",
    stop: "停止",
    close: "关闭",
  },
  menu: {
    titles: {
      menu: "这一局",
      setup: "更正牌桌",
      handover: "交给别的设备",
      papers: "打印、图片、CSV",
      sharing: "在别的设备上跟随",
    },
    name: "这一局的名称",
    handover: "用链接或二维码交出",
    followed: "正在被跟随：查看或收回链接",
    follow: "在别的设备上跟随",
    save: "存成文件",
    papers: "打印、图片、CSV",
    coach: "再引导一次",
    correct: "更正玩家、手牌和张数",
    leave: "其他牌局、新的一桌",
    gameName: (deck, others) => `${deck}：${others.join("、")}`,
  },
  setup,
  entry,
  matrix,
  place,
  log,
  intelligence,
  next,
  advisor,
  following,
  handover,
  papers,
  learn,
  unanswered(failure) {
    if (failure.why === "refused") return table.refused(failure.reason);
    return failure.why === "failed" ? "这一桌算不出来。" : "这个浏览器无法启动推理。";
  },
  serverRefused: sayRefusalInChinese,
};
