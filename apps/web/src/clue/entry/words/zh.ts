// Recording what happens, in Chinese.
import { sayChineseList } from "@demonstrandum/text";
import { chineseNumber } from "../../words/chinese-amounts.ts";
import type { EntryWording } from "./wording.ts";

const MEASURED = { suspect: "一名嫌疑人", weapon: "一件凶器", room: "一个房间" };
const cannotBe = (reason: string): string => `这不可能：${reason}。`;

export const zh: EntryWording = {
  types: { suggestion: "提问", accusation: "指控", fact: "我知道……" },
  title: (at) => `第${at}条记录`,
  correct: (at) => `更正第${at}条记录`,
  leaveAsItWas: "保持原样",
  startOver: "重新填写",
  closeKept: "关闭；已填的内容会保留",
  whatHappened: "发生了什么",
  saveCorrection: "保存更正",
  record: "记下",
  noAnswer: (names) => `没有记下${sayChineseList(names)}的回答。`,
  whoAsks: "谁提问？",
  whoAccused: "谁指控？",
  notNoted: "没有记",
  wasItRight: "对不对？",
  wrong: "错了",
  right: "对了，游戏结束",
  who: "谁？",
  what: "怎样？",
  theEnvelope: "信封",
  sayings: { has: "有", lacks: "没有", "one-of": "有其中一张" },
  yours: "你的",
  youAskFor: "你问",
  asksFor: "问",
  change: "修改",
  onward: "接着记回答",
  answers: "回答（按座位顺序）",
  youHold: (cards) => (cards.length === 0 ? "你一张也没有" : `你有${cards.join("、")}`),
  passed: "没有",
  showed: "出示了",
  hasPassed: (name) => `${name}没有`,
  hasShown: (name) => `${name}出示了一张牌`,
  nobodyShowed: (isElse) => (isElse ? "没有别人出示牌" : "没有人出示牌"),
  cardNotNoted: "没有记",
  cardNotSeen: "没看到",
  bestToShow: (card) => `最好出示${card}。`,
  showLeaves: (asker, leaves, others) =>
    `这样${asker}大约还要面对${chineseNumber(leaves)}种信封${others.map((other) => `，出示${other.card}则是${other.leaves}种`).join("")}。`,
  seenBefore: (asker) => `${asker}已经看过它。`,
  whoseCards: "你知道谁的牌？",
  chooseCard: "请选一张牌。",
  chooseKind: (kind) => `请选${MEASURED[kind]}。`,
  whoShowed: "谁出示了牌？",
  doubt: {
    title: "这与已有的记录矛盾",
    together: "它不可能与下面的记录同时成立：",
    withSetup: "它与这一桌的手牌和张数不符。",
    note: "如果错在先前的记录，可以照样继续，再去更正那一条。",
    goBack: "返回更正",
    record: "照样记下",
    save: "照样保存",
    checking: "正在与记录核对……",
  },
  impossible: {
    has: (holder, _, cards) => cannotBe(`${holder}确定有${sayChineseList(cards)}`),
    hasNot: (holder, _, cards) => cannotBe(`${holder}确定没有${sayChineseList(cards, "或")}`),
    cannotPass: (holder, _, card) => cannotBe(`${holder}有${card}，不能说没有`),
    cannotShow: (holder, _, card) =>
      cannotBe(card === undefined ? `这几张牌${holder}一张也没有` : `${holder}没有${card}`),
  },
};
