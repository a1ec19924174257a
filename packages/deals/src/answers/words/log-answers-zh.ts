// Answers about the log in Chinese.

import { sayChineseList, chineseSentence as sentence } from "@demonstrandum/text";
import type { CardKind } from "../../table/deck.ts";
import type { Holder } from "../../words/wording.ts";
import { zh as table } from "../../words/zh.ts";
import { sayChineseChance } from "./chinese-figures.ts";
import type { LogAnswers } from "./log-answers-en.ts";
import type { CardChance, FavoriteCard, SaidEntry } from "./wording.ts";

const { and } = table;
const KINDS: Readonly<Record<CardKind, string>> = { suspect: "嫌疑人", weapon: "凶器", room: "房间" };
const VERBS = { asked: "提问", passed: "答不出", shown: "出示" } as const;
const RANKED = {
  asked: "提问次数",
  passed: "答不出的次数",
  shown: "出示次数",
  cards: "手牌张数",
  known: "已知张数",
} as const;

const withChance = ({ card, chance }: CardChance): string =>
  chance === undefined ? card : `${card}${sayChineseChance(chance)}`;

function sayEntry(entry: SaidEntry): string {
  if (entry.kind === "said") return entry.clause;
  if (entry.kind === "accusation")
    return `${entry.by ?? "有人"}指控${and(entry.cards)}，${entry.correct ? "对了" : "错了"}`;
  const { by, cards, passed, shows } = entry;
  const answers = [
    ...(passed.length > 0 ? [`${sayChineseList(passed)}没有`] : []),
    ...shows.map((show) => `${show.by}出示了${show.card ?? "一张牌"}`),
    ...(shows.length === 0 ? ["没有人出示"] : []),
  ];
  return `${by}问${and(cards)}，${answers.join("，")}`;
}

const sinceWhat = (since: number | undefined): string => (since === undefined ? "你上次提问" : `第${since}条`);

/** What a card that is asked for may be. */
function besideFavorite(holder: Holder | undefined, { own, inside }: FavoriteCard): string {
  const may = [
    ...(holder && own !== undefined ? [`是自己的牌：${sayChineseChance(own)}`] : []),
    ...(inside !== undefined ? [`在信封里：${sayChineseChance(inside)}`] : []),
  ];
  return may.length === 0 ? "" : `（${may.join("，")}）`;
}

export const LOG_ANSWERS_IN_CHINESE: LogAnswers = {
  passedOn: ({ said }, cards) => sentence(`${said}被问到时没有的牌：${and(cards)}`),
  passers: (card, holders) => sentence(`问到${card}时没有的人：${and(holders)}`),
  passedCard: ({ said }, card, entries) =>
    entries.length === 0
      ? sentence(`没有，记录里${said}没有在${card}上答不出`)
      : sentence(`是的，问到${card}时${said}没有（${table.entries(entries)}）`),
  nobodyPassed: "记录里没有人这样答过。",
  times: ({ what, who, to, card, count }) =>
    what === "nobody"
      ? sentence(`没人出示的提问共${count}次`)
      : sentence(`${who ?? "大家"}${to ? `给${to}` : ""}${VERBS[what]}${card ? `（问到${card}）` : ""}共${count}次`),
  ranked: (what, rows) =>
    sentence(
      `${RANKED[what]}：${rows.map(({ who, least, most }) => `${who}（${least === most ? most : `${least}到${most}`}）`).join("，")}`,
    ),
  favorites: (holder, cards) =>
    sentence(
      `${holder ? holder.said : "大家"}问得最多的：${cards.map((card) => `${card.card}${card.count}次${besideFavorite(holder, card)}`).join("，")}`,
    ),
  exposed: ({ said }, cards) =>
    cards.length === 0
      ? sentence(`凭大家看到的和你出示过的，${said}还不能确定你有哪张牌；凭自己的手牌也许能知道更多`)
      : sentence(`凭大家看到的和你出示过的，${said}能确定你有${and(cards)}`),
  exposedCard: ({ said }, card, isKnown) =>
    isKnown
      ? sentence(`能，${said}可以确定你有${card}`)
      : sentence(`凭大家看到的和你出示过的，${said}不能确定你有${card}；凭自己的手牌也许能`),
  aware: ({ said }, card, claim, isKnown) => {
    const what = claim ?? `${card}在谁那里`;
    return isKnown
      ? sentence(`能，${said}可以确定${what}`)
      : sentence(`凭大家看到的和你出示过的，${said}不能确定${what}；凭自己的手牌和别人给他看过的牌也许能`);
  },
  unplaced: (cards) =>
    cards.length === 0 ? "每张牌在哪里都已经知道了。" : sentence(`还有${cards.length}张牌不知道在哪里：${and(cards)}`),
  brought: (clauses, more) => sentence(`由此确定：${clauses.join("，")}${more > 0 ? `，另外还有${more}条` : ""}`),
  turnAfter: (after, next) => sentence(`${after.said}之后轮到${next.said}`),
  handSize: ({ said }, min, max, known) =>
    sentence(`${said}有${min === max ? `${min}张牌` : `${min}到${max}张牌`}，其中${known}张已知`),
  holdsOfKind: ({ said }, kind, held, open) =>
    sentence(
      [
        held.length > 0 ? `${said}一定有${and(held)}` : `${said}还没有确定的${KINDS[kind]}牌`,
        open.length > 0 ? `还可能有${sayChineseList(open.map(withChance))}` : `不可能有别的${KINDS[kind]}牌`,
      ].join("；"),
    ),
  entry: (number, entry) => sentence(`第${number}条：${sayEntry(entry)}`),
  noEntry: (count) => `没有这一条，记录共${count}条。`,
  noConflict: (entries) => `没有矛盾，${entries}条记录都对得上。`,
  turn: ({ said }) => sentence(`轮到${said}提问`),
  turnUnknown: "还没有人提问，也没有记下谁先开始。",
  handKnown: ({ said }, cards) => sentence(`${said}的手牌全部已知：${and(cards)}`),
  noHandKnown: ({ said }, known, size) =>
    sentence(`还没有别人的手牌全部已知，最清楚的是${said}：${size}张中已知${known}张`),
  newFacts: (clauses, more, since) =>
    sentence(`${sinceWhat(since)}之后新知道：${clauses.join("，")}${more > 0 ? `，另外还有${more}条` : ""}`),
  nothingNew: (since) => `${sinceWhat(since)}之后没有新的结论。`,
  order: (players, turns) =>
    sentence(
      `共${players.length}人，顺序是${players.join("、")}${turns === undefined ? "" : turns === 0 ? "；现在轮到你" : `；再过${turns}个人轮到你`}`,
    ),
  noneUnanswered: "没有哪次提问是没人出示的。",
  seenByMe: (own, shown) =>
    sentence(
      `你手里有${own.length > 0 ? and(own) : "（无）"}，别人给你看过${shown.length > 0 ? and(shown) : "（无）"}`,
    ),
  noneHave: (players, cards) =>
    cards.length === 0
      ? sentence(`${sayChineseList(players)}都肯定没有的牌：还没有`)
      : sentence(`${sayChineseList(players)}都肯定没有${and(cards)}`),
  placed: (rows, open) =>
    sentence(
      [
        ...rows.map(({ holder, cards }) => `${holder.said}：${and(cards)}`),
        open === 0 ? "全部已知" : `还不知道的有${open}张`,
      ].join("；"),
    ),
  unasked: (holder, cards) =>
    cards.length === 0
      ? sentence(`${holder ? holder.said : "大家"}全都问过了`)
      : sentence(`${holder ? holder.said : "大家"}没有问过${and(cards)}`),
  nothingHidden: "出示过的牌都已经知道是哪张。",
  taughtMost: (rows) =>
    rows.length === 0
      ? "还没有哪条记录确定了什么。"
      : sentence(`确定得最多的是${rows.map(({ number, count }) => `第${number}条（${count}格）`).join("，")}`),
  taughtNothing: (numbers) =>
    numbers.length === 0 ? "每条记录都确定了些什么。" : sentence(`${table.entries(numbers)}当时什么也没有确定`),
  neverAsked: "你还没有提过问。",
  rooms: (rooms) =>
    sentence(
      `最好去${rooms.map(({ room, cards, success }) => `${room}（问${and(cards)}，之后说中信封的把握是${sayChineseChance(success)}）`).join("，其次")}`,
    ),
  findBy: (card, cards, safe) =>
    safe
      ? `问${and(cards)}：另外两张别人都不可能出示，谁有${card}谁就会出示；没有人出示，它就在信封里。`
      : `问${and(cards)}：另外两张最不容易被拿来代替${card}出示。`,
  accuseChance: (cards, chance) => sentence(`${and(cards)}正确的可能性：${sayChineseChance(chance)}`),
};
