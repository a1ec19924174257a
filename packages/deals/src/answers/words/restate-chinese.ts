// What a question was taken for, in Chinese, so that a misreading is seen at once.

import { sayChineseList } from "@demonstrandum/text";
import type { CardKind } from "../../table/deck.ts";
import { ENVELOPE } from "../../table/setup.ts";
import type { Saying } from "../../words/wording.ts";
import { byQuestion, type Question } from "../question.ts";
import type { Restated } from "./restate-english.ts";

export function restateInChinese(question: Question, say: Saying): string {
  return `${byQuestion(RESTATED, question, say)}。`;
}

const KINDS: Readonly<Record<CardKind, string>> = { suspect: "嫌疑人", weapon: "凶器", room: "房间" };

const all = (cards: readonly string[], say: Saying): string => say.cards(cards).join("、");

const TIMES = { asked: "提问", passed: "答不出", shown: "出示" } as const;

const RANKED = {
  asked: "谁提问最多",
  passed: "谁答不出最多",
  shown: "谁出示最多",
  cards: "谁的牌最多",
  known: "谁的牌知道得最多",
} as const;

const oneOf = (among: readonly string[] | undefined, say: Saying): string =>
  among === undefined ? "" : `${sayChineseList(among.map((owner) => say.holder(owner).said))}中`;

const RESTATED: Restated = {
  owner: ({ card, among }, say) =>
    among === undefined ? `${say.card(card)}在谁那里` : `${oneOf(among, say)}谁有${say.card(card)}`,
  lacks: ({ card, among }, say) => `${oneOf(among, say)}谁没有${say.card(card)}`,
  cell: ({ owner, card, holds }, say) =>
    `是不是${holds === false ? say.lacking(owner, card) : say.holding(owner, card)}`,
  cells: ({ owner, cards }, say) =>
    owner === ENVELOPE ? `${all(cards, say)}哪些在信封里` : `${all(cards, say)}中${say.holder(owner).said}有哪些`,
  hand: ({ player }, say) => `${say.holder(player).said}手里有什么`,
  without: ({ player, of }, say) => `${say.holder(player).said}没有哪些${of === undefined ? "" : KINDS[of]}牌`,
  why: ({ owner, card }, say) => {
    if (owner === undefined) return `${say.card(card)}的情况有什么依据`;
    const what =
      owner === ENVELOPE ? `${say.card(card)}在不在信封里` : `${say.holder(owner).said}有没有${say.card(card)}`;
    return `${what}，依据是什么`;
  },
  suppose: ({ owner, cards, holds }, say) =>
    owner === ENVELOPE
      ? `假如${all(cards, say)}${holds ? "在" : "不在"}信封里`
      : `假如${say.holder(owner).said}${holds ? "有" : "没有"}${sayChineseList(say.cards(cards), holds ? "和" : "或")}`,
  nobody: ({ cards }, say) => `假如没有人能出示${all(cards, say)}`,
  ask: ({ room }, say) => (room === undefined ? "接下来问什么" : `在${say.card(room)}接下来问什么`),
  score: ({ cards }, say) => `问${all(cards, say)}好不好`,
  show: ({ cards, asker }, say) =>
    `${cards.length > 0 ? `${all(cards, say)}中` : ""}${asker === undefined ? "" : `给${asker}`}出示哪张牌`,
  accuse: ({ cards }, say) => `要不要指控${cards ? all(cards, say) : ""}`,
  close: ({ player, among }, say) =>
    `${player ?? (among === undefined ? "其他人" : sayChineseList(among.map((owner) => say.holder(owner).said)))}离答案还有多远`,
  knows: ({ player }) => `${player}可能知道什么`,
  bluff: ({ player }) => `${player ?? "有没有人"}是否在问自己的牌`,
  habits: ({ player }, say) => `${player === undefined ? "其他人" : say.holder(player).said}的玩法有什么习惯`,
  asked: ({ player, card }, say) =>
    `${player === undefined ? "大家" : say.holder(player).said}问过${card === undefined ? "什么" : `${say.card(card)}的提问`}`,
  shown: ({ by, to, card }, say) =>
    `${by === undefined ? "别人" : say.holder(by).said}${to === undefined ? "" : `给${say.holder(to).said}`}出示过${card === undefined ? "什么" : say.card(card)}`,
  passed: ({ player, card, by }, say) => {
    const asked = by === undefined ? "被问到" : `被${say.holder(by).said}问到`;
    return player === undefined
      ? `谁${asked}${card === undefined ? "" : say.card(card)}时没有`
      : `${say.holder(player).said}${asked}${card === undefined ? "哪些牌" : say.card(card)}时没有`;
  },
  times: ({ what, player, to, card }, say) =>
    what === "nobody"
      ? "有几次没人出示"
      : `${player === undefined ? "大家" : say.holder(player).said}${to === undefined ? "" : `给${say.holder(to).said}`}${TIMES[what]}了几次${card === undefined ? "" : `（问到${say.card(card)}）`}`,
  count: ({ player }, say) => `${say.holder(player).said}有几张牌`,
  holds: ({ player, of }, say) => `${say.holder(player).said}有哪些${KINDS[of]}牌`,
  rank: ({ what, among }, say) => `${oneOf(among, say)}${RANKED[what]}`,
  favorites: ({ player, of, card }, say) => {
    const who = player === undefined ? "大家" : say.holder(player).said;
    return card === undefined
      ? `${who}问得最多的${of === undefined ? "牌" : KINDS[of]}是什么`
      : `${who}问了几次${say.card(card)}，可能说明什么`;
  },
  exposed: ({ player, card }, say) =>
    `${player === undefined ? "别人" : say.holder(player).said}能不能确定你有${card === undefined ? "哪些牌" : say.card(card)}`,
  unplaced: () => "哪些牌还不知道在哪里",
  entry: ({ number, by, back = 0, nth, about }, say) => {
    if (nth !== undefined && by !== undefined) return `${say.holder(by).said}第${nth}次提问说了什么`;
    const place = back === 0 ? "最后一" : back === 1 ? "倒数第二" : "倒数第三";
    const which =
      number !== undefined
        ? `第${number}条记录`
        : by === undefined
          ? `${place}条记录`
          : `${say.holder(by).said}${place}次提问`;
    return about === undefined
      ? `${which}是什么`
      : `${which}里${sayChineseList([about].flat().map((name) => say.holder(name).said))}怎样`;
  },
  conflict: () => "记录有没有矛盾",
  turn: ({ after }, say) => (after === undefined ? "轮到谁" : `${say.holder(after).said}之后轮到谁`),
  hands: () => "谁的手牌全部已知",
  changed: ({ since }) => `${since === undefined ? "你上次提问" : `第${since}条`}之后有什么新结论`,
  order: () => "大家按什么顺序玩",
  unanswered: ({ by }, say) => `${by === undefined ? "" : `${say.holder(by).said}的`}哪些提问没有人出示`,
  seen: ({ of }) => `你手里有或看过哪些${of === undefined ? "牌" : KINDS[of]}`,
  none: ({ players, of }, say) =>
    `${players === undefined ? "大家" : sayChineseList(players.map((name) => say.holder(name).said))}都没有哪些${of === undefined ? "牌" : KINDS[of]}`,
  shared: ({ players, of }, say) =>
    `${sayChineseList(players.map((name) => say.holder(name).said))}有和可能有哪些${of === undefined ? "牌" : KINDS[of]}`,
  aware: ({ player, card, owner }, say) =>
    `${say.holder(player).said}能不能确定${owner === undefined ? `${say.card(card)}在谁那里` : say.holding(owner, card)}`,
  placed: ({ of }) => `哪些${of === undefined ? "牌" : KINDS[of]}已经知道在哪里`,
  unasked: ({ player, of }, say) =>
    `${player === undefined ? "大家" : say.holder(player).said}没有问过哪些${of === undefined ? "牌" : KINDS[of]}`,
  hidden: ({ by }, say) => `${by === undefined ? "别人" : say.holder(by).said}出示过的牌哪些还不知道`,
  worth: ({ least }) => (least ? "哪些记录什么也没有确定" : "哪些记录确定得最多"),
  room: ({ among }, say) => (among === undefined ? "去哪个房间好" : `${all(among, say)}中去哪个房间好`),
  find: ({ card, owner }, say) =>
    owner === undefined || owner === ENVELOPE
      ? `怎么问才能找到${say.card(card)}`
      : `怎么问才能知道${say.holder(owner).said}有没有${say.card(card)}`,
  candidates: ({ of }) => `哪些${of === undefined ? "嫌疑人、凶器和房间" : KINDS[of]}可能在信封里`,
  excluded: ({ of }) => `哪些${of === undefined ? "嫌疑人、凶器和房间" : KINDS[of]}不在信封里`,
  envelope: () => "信封里是什么",
  deals: () => "还剩多少种发牌方式",
  insights: () => "目前知道些什么",
  help: () => "可以问些什么",
  unclear: ({ name }) => `关于${name}的事`,
};
