// Proofs by supposition in Chinese.

import { sayChineseList, chineseSentence as sentence } from "@demonstrandum/text";
import type { CardKind } from "../table/deck.ts";
import type { MisfitParts, ProofWording, SaidPlace, StepParts } from "./proof-wording.ts";
import type { Holder } from "./wording.ts";

const KINDS: Readonly<Record<CardKind, string>> = { suspect: "嫌疑人", weapon: "凶器", room: "房间" };

const or = (names: readonly string[]): string => sayChineseList(names, "或");
const place = (at: SaidPlace): string => ("holder" in at ? at.holder.said : `信封（${KINDS[at.kind]}）`);
const places = (list: readonly SaidPlace[]): string => sayChineseList(list.map(place));
const numbers = (entries: readonly number[]): string => sayChineseList(entries.map((entry) => `第${entry}条`));
const cite = (entries: readonly number[]): string => (entries.length === 0 ? "" : `（${numbers(entries)}记录）`);
const all = (names: readonly string[]): string => (names.length > 1 ? "都" : "");

function holds({ said }: Holder, cards: readonly string[], isHeld: boolean): string {
  if (isHeld) return `${said}有${sayChineseList(cards)}`;
  return cards.length > 1 ? `${sayChineseList(cards)}${said}都没有` : `${said}没有${cards[0]}`;
}

const inside = (cards: readonly string[], isHeld: boolean): string =>
  `${sayChineseList(cards)}${all(cards)}${isHeld ? "在" : "不在"}信封里`;

function owner({ holders, cards, claim }: StepParts): string {
  if (holders.length === 1) return claim;
  return `${sayChineseList(holders.map(({ said }) => said))}都没有${or(cards)}`;
}

function crowded({ places: at, cards, held, count }: MisfitParts): string {
  if (at.length === 0) return `谁也不可能有${or(cards)}`;
  const [only] = at;
  if (count < 0 && only && "kind" in only) return `信封里就会不止一张${KINDS[only.kind]}牌：${sayChineseList(held)}`;
  if (count < 0) return `${places(at)}放不下这么多牌：${sayChineseList(held)}`;
  const room = count === 0 ? "已经放不下了" : `只放得下${count}张`;
  return `${sayChineseList(cards)}只能归${places(at)}，而那里${room}`;
}

function short({ places: at, cards, count }: MisfitParts): string {
  const [only] = at;
  if (cards.length === 0 && only && "kind" in only) return `信封里就没有${KINDS[only.kind]}牌可放了`;
  const left = cards.length === 0 ? "却没有牌可拿了" : `可拿的却只剩${sayChineseList(cards)}`;
  return `${places(at)}还缺${count}张牌，${left}`;
}

function links({ said }: Holder, room: number, entries: readonly number[]): string {
  if (room === 1) return `${said}只剩一张牌未知，而没有哪张牌能同时解释${numbers(entries)}`;
  return `${said}只剩${room}张牌未知，而${numbers(entries)}各需要一张，彼此又没有相同的牌`;
}

export const PROOF_IN_CHINESE: ProofWording = {
  has: holds,
  inside,
  both: (clauses) => clauses.join("，"),
  suppose: (clause) => sentence(`假设${clause}`),
  supposeAlso: (clause) => sentence(`再假设${clause}`),
  steps: {
    link: ({ holder, shown, claim }) => `${holder.said}出示的是${or(shown)}，所以${claim}`,
    owner,
    elimination: ({ claim }) => `别人都不可能有这张牌，所以${claim}`,
    envelope: ({ claim }) => `没有一位玩家可能有这张牌，所以${claim}`,
    kind: ({ claim }) => `信封里每类只有一张，所以${claim}`,
    last: ({ claim }) => `同类的别的牌都不可能，所以${claim}`,
    full: ({ holder, claim }) => `${holder.said}的手牌已满，所以${claim}`,
    exact: ({ claim }) => `没有别的牌能补足手牌，所以${claim}`,
    accusation: ({ claim }) => `那次指控是错的，所以${claim}`,
  },
  opposed: (claim) => claim,
  link: ({ said }, shown) => `${said}出示的是${or(shown)}，现在却一张也不可能有`,
  links,
  accusation: (cards) => `指控${sayChineseList(cards)}已证实是错的`,
  crowded,
  short,
  thus: (clause, entries) => sentence(`那么${clause}${cite(entries)}`),
  but: (clause, entries) => sentence(`可是${clause}${cite(entries)}`),
  so: (clause) => sentence(`所以${clause}`),
};
