// A table in Chinese, as people at it would say it.

import { sayChineseList, chineseSentence as sentence } from "@demonstrandum/text";
import type { CardKind } from "../table/deck.ts";
import { cardNameInChinese, deckNameInChinese } from "./card-names-zh.ts";
import { PROOF_IN_CHINESE } from "./proof-zh.ts";
import { refusedInChinese } from "./refused-chinese.ts";
import type { ReasonParts, TableWording } from "./wording.ts";

const KINDS: Readonly<Record<CardKind, string>> = { suspect: "嫌疑人", weapon: "凶器", room: "房间" };
const and = (names: readonly string[]): string => sayChineseList(names) || "无";
const or = (names: readonly string[]): string => sayChineseList(names, "或") || "任何牌";

const some = (shown: readonly string[]): string => (shown.length > 0 ? or(shown) : "其中一张");

const resolved = ({ holder, shown, ruledOut }: ReasonParts): string =>
  `${holder.said}出示的是${some(shown)}，而不可能有${or(ruledOut)}`;

const nobodyElse = (others: readonly string[]): string => `${sayChineseList(others)}都不可能有这张牌`;

const citeEntries = (numbers: readonly number[]): string =>
  `${sayChineseList(numbers.map((number) => `第${number}条`))}记录`;

const REASONS: TableWording["reasons"] = {
  hand: ({ holds }) => (holds ? "这张牌在你手里" : "这张牌不在你手里"),
  "face-up": () => "这张牌公开放在桌上",
  seen: ({ holder }) => `${holder.said}出示过这张牌`,
  manual: () => "这是你自己标上的",
  accusation: () => "结合信封里已知的牌，一次指控说明了这一点",
  "0": resolved,
  "1": resolved,
  "1.5": ({ holder, shown, ruledOut }) =>
    `${holder.said}有一次出示了${some(shown)}，另一次被问到${or(ruledOut)}时却没有`,
  "1.6": ({ holder }) => `${holder.said}的几次未定的出示都包含这张牌`,
  "2": ({ others }) => nobodyElse(others),
  "2.5": ({ holder }) => `${holder.said}被问到这张牌时没有`,
  "3": () => "没有一位玩家有这张牌",
  "4": ({ ruledOut }) => `信封里每类只有一张牌，而${or(ruledOut)}已在其中`,
  "5": () => "同类的牌里只有这一张还可能在信封里",
  "6a": ({ holder }) => `${holder.said}可能有的牌不多不少，正好是手牌的张数`,
  "6b": ({ holder, ruledOut }) =>
    ruledOut.length === 0 ? `${holder.said}手里没有牌` : `${holder.said}的手牌已经齐了：${and(ruledOut)}`,
  "6c": ({ holder }) => `${holder.said}没有的牌已经够多，剩下的一定都在手里`,
  "6d": ({ others }) => `${nobodyElse(others)}，其中有人的手牌已经满了`,
  "7": ({ premise }) => premise ?? "这张牌在别人手里",
  whole: ({ isEither, card }) =>
    isEither
      ? "把这些合在一起看，没有哪种发牌方式能让他一张都没有"
      : `把这些合在一起看，没有哪种发牌方式能让${card || "它"}是另外的情形`,
};

const HABITS: TableWording["habits"] = {
  asksOwn: ({ seen, chances }) => `${chances}次提问中有${seen}次问了自己手里的牌。`,
  showsKinds: (kinds) =>
    `有得选时，${kinds.map(({ kind, tendency }) => `${tendency.chances}次中有${tendency.seen}次出示${KINDS[kind]}`).join("，")}。`,
  showsAgain: ({ seen, chances }) => `${chances}次中有${seen}次再次出示同一张牌。`,
  neverFirst: (cards) => `从不先出示${and(cards)}。`,
};

const ofThem = (times: number, suggestions: number): string =>
  times === suggestions ? `${suggestions}次提问都` : `${suggestions}次提问里有${times}次`;

const PATTERNS: TableWording["patterns"] = {
  asksAgain: ({ said }, card, { times, suggestions, mayHold }) =>
    `${said}${ofThem(times, suggestions)}问了${card}：${mayHold ? "也许在找这张牌，也许牌就在自己手里" : "这张牌不在自己手里，也许在找它"}。`,
  asksOwn: ({ said }, cards, times, suggestions) =>
    `${said}${ofThem(times, suggestions)}问了自己手里的牌：${and(cards)}。`,
  showsSame: ({ said }, card, times) => `凡是知道${said}出示了什么的时候，都是${card}，共${times}次。`,
  showsKind: ({ said }, kind, times) => `凡是知道${said}出示了什么的时候，都是${KINDS[kind]}，共${times}次。`,
};

export const zh: TableWording = {
  deckName: deckNameInChinese,
  cardName: cardNameInChinese,
  card: (name) => name,
  envelope: "信封",
  table: "桌面",
  you: "你",
  and,
  or,
  sentence,
  paragraph: (sentences) => sentences.join(""),
  holds({ said }, card, holds) {
    if (said === "桌面") return holds ? `${card}公开放在桌上` : `${card}不在桌面上`;
    return holds ? `${said}有${card}` : `${said}没有${card}`;
  },
  inEnvelope: (card, holds) => (holds ? `${card}在信封里` : `${card}不在信封里`),
  holdsOneOf: ({ said }, cards) => `${said}有${or(cards)}`,
  showedOneOf: ({ said }, cards) => `${said}出示的是${or(cards)}`,
  reasons: REASONS,
  reason: (clause, entries) => sentence(entries.length === 0 ? clause : `${clause}（${citeEntries(entries)}）`),
  entries: citeEntries,
  proof: PROOF_IN_CHINESE,
  habits: HABITS,
  patterns: PATTERNS,
  refused: refusedInChinese,
};
