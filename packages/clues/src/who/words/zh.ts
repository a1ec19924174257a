// The templates of who in Chinese, plainly and as stories.

import { countBits } from "@demonstrandum/logic";
import { sayAmountOf } from "@demonstrandum/text";
import { related } from "../../board.ts";
import { sayExactly, sayPortion, who } from "../../chinese.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import { findPerson, type WhoParams } from "../template.ts";
import type { TemplateId } from "../templates.ts";
import { OPENINGS_IN_CHINESE } from "./openings-zh.ts";
import type { WhoLabels, WhoSetting, WhoWording } from "./wording.ts";

type Say = (params: WhoParams, at: WhoSetting) => string;
type Where = Say;

const kind = ({ role = "villager" }: { readonly role?: RoleId }, { roles }: WhoSetting): string =>
  roles[isGuilty(role) ? 1 : 0];

const person = (name: string | undefined, at: WhoSetting): string => who(findPerson(name ?? "", at.board), at);

/** In figures for plain sentences, in characters for stories. */
const inWords = (count: number): string => sayAmountOf(count, "");

const exactly = ({ count = 0, ...params }: WhoParams, at: WhoSetting): string => sayExactly(count, kind(params, at));

const exactlyTold = ({ count = 0, ...params }: WhoParams, at: WhoSetting): string =>
  count === 0 ? `一个${kind(params, at)}也没有` : sayExactly(count, kind(params, at), inWords);

/** So many somewhere. */
const countIn =
  (where: Where): Say =>
  (params, at) =>
    `${where(params, at)}${exactly(params, at)}。`;

const tellCount = (where: Where): readonly Say[] => [
  (params, at) => `${where(params, at)}${exactlyTold(params, at)}`,
  (params, at) =>
    params.count === 0
      ? `没有哪个${kind(params, at)}住在${where(params, at)}`
      : `住在${where(params, at)}的${kind(params, at)}，恰好有${sayAmountOf(params.count ?? 0, "个")}`,
  (params, at) =>
    params.count === 0
      ? `到${where(params, at)}去找，找不到一个${kind(params, at)}`
      : `到${where(params, at)}去找，恰好能找到${sayAmountOf(params.count ?? 0, "个")}${kind(params, at)}`,
];

const REGIONS = {
  "row-count": ({ row }) => `第${row}行`,
  "column-count": ({ column }) => `第${column}列`,
  "above-row": ({ row }) => `第${row}行上方`,
  "below-row": ({ row }) => `第${row}行下方`,
  "left-of-column": ({ column }) => `第${column}列左边`,
  "right-of-column": ({ column }) => `第${column}列右边`,
  above: ({ character }, at) => `${person(character, at)}上方`,
  below: ({ character }, at) => `${person(character, at)}下方`,
  "left-of": ({ character }, at) => `${person(character, at)}左边`,
  "right-of": ({ character }, at) => `${person(character, at)}右边`,
  between: ({ first, second }, at) => `${person(first, at)}和${person(second, at)}之间`,
} as const satisfies Partial<Record<TemplateId, Where>>;

const neighborsOf = (name: string | undefined, at: WhoSetting): string => `${person(name, at)}的邻居中`;

const neighborCount: readonly Say[] = [
  (params, at) => `住在${person(params.character, at)}隔壁的人里，${exactlyTold(params, at)}`,
  (params, at) => `${neighborsOf(params.character, at)}${exactlyTold(params, at)}`,
  (params, at) => `${person(params.character, at)}身边${exactlyTold(params, at)}`,
];

const pair = ({ first, second }: WhoParams, at: WhoSetting): string => `${person(first, at)}和${person(second, at)}`;

const saySame: Say = (params, at) => `${pair(params, at)}的${kind(params, at)}邻居一样多`;

const sayThan =
  (word: "多" | "少"): Say =>
  (params, at) =>
    `${person(params.first, at)}的${kind(params, at)}邻居比${person(params.second, at)}的${word}`;

const tellThan = (word: "多" | "少"): readonly Say[] => [
  sayThan(word),
  (params, at) => `${person(params.first, at)}身边的${kind(params, at)}比${person(params.second, at)}身边的${word}`,
  (params, at) => `同${person(params.second, at)}相比，${person(params.first, at)}隔壁的${kind(params, at)}要${word}些`,
];

const sayOneOf =
  (figure: (count: number) => string): Say =>
  ({ count = 0, ...params }, at) =>
    count === 1
      ? `${person(params.first, at)}是${person(params.second, at)}唯一的${kind(params, at)}邻居`
      : `${person(params.first, at)}是${person(params.second, at)}的${figure(count)}个${kind(params, at)}邻居之一`;

const tellOneOf: readonly Say[] = [
  ({ count = 0, ...params }, at) => {
    const [one, owner, role] = [person(params.first, at), person(params.second, at), kind(params, at)];
    return count === 1
      ? `${owner}只有一个${role}邻居，那就是${one}`
      : `${owner}恰好有${sayAmountOf(count, "个")}${role}邻居，${one}是其中之一`;
  },
  sayOneOf(inWords),
  ({ count = 0, ...params }, at) => {
    const [one, owner, role] = [person(params.first, at), person(params.second, at), kind(params, at)];
    return count === 1
      ? `${owner}隔壁只住着一个${role}，那就是${one}`
      : `${owner}隔壁恰好住着${sayAmountOf(count, "个")}${role}，${one}也在其中`;
  },
];

const PLACES = {
  "left-of-neighboring": ({ first }, at) => `${person(first, at)}左边`,
  "right-of-neighboring": ({ first }, at) => `${person(first, at)}右边`,
  "above-neighboring": ({ first }, at) => `${person(first, at)}上方`,
  "below-neighboring": ({ first }, at) => `${person(first, at)}下方`,
  "neighbors-neighboring": ({ first }, at) => neighborsOf(first, at),
} as const satisfies Partial<Record<TemplateId, Where>>;

/** 共有3个狼人，其中恰好1个是艾达的邻居. */
const sayNeighboring =
  (where: Where, figure: (count: number) => string, be: (whose: string) => readonly [string, string]): Say =>
  (params, at) => {
    const { count = 0, total = 0 } = params;
    const [is, isNot] = be(person(params.second, at));
    const all = total === 1 ? `只有${figure(1)}个` : `共有${figure(total)}个`;
    return `${where(params, at)}${all}${kind(params, at)}，${sayPortion(count, total, is, isNot, figure)}`;
  };

const tellNeighboring = (where: Where): readonly Say[] => [
  sayNeighboring(where, inWords, (whose) => [`住在${whose}隔壁`, `不住在${whose}隔壁`]),
  sayNeighboring(where, inWords, (whose) => [`是${whose}的邻居`, `不是${whose}的邻居`]),
  sayNeighboring(where, inWords, (whose) => [`与${whose}为邻`, `不与${whose}为邻`]),
];

const line = ({ row, column }: WhoParams): string => (row === undefined ? `第${column}列` : `第${row}行`);

const sayConnected: Say = (params, at) => `${line(params)}的${kind(params, at)}连成一片`;

const tellConnected: readonly Say[] = [
  (params, at) => `${line(params)}的${kind(params, at)}肩并肩站着，中间没有空隙`,
  (params, at) => `${line(params)}的${kind(params, at)}聚在一处，任何两个之间都没有外人`,
  (params, at) => `${line(params)}的${kind(params, at)}连成一串，没有断开`,
];

const sayIs =
  (role: RoleId): Say =>
  ({ character }, at) =>
    `${person(character, at)}是${kind({ role }, at)}`;

const tellIs = (role: RoleId): readonly Say[] => [
  sayIs(role),
  (params, at) => `${sayIs(role)(params, at)}，谁说什么都没用`,
  (params, at) => `${sayIs(role)(params, at)}，错不了`,
];

/**
 * Chinese names have no alphabet. Where people sit in the order of their names, which they do in every puzzle that was made, the
 * number of the seat says it; elsewhere the letters of the name that stands below the Chinese one.
 */
function orderOf(word: "前" | "后", { character }: WhoParams, at: WhoSetting): string {
  const { board } = at;
  const id = findPerson(character ?? "", board);
  const seatOf = (each: number): number => (board.people[each]?.row ?? 0) * board.cols + (board.people[each]?.col ?? 0);
  const isSeated = board.people.every((each) => countBits(related(board.namesBefore, each.id)) === seatOf(each.id));
  return isSeated ? `座位号在${who(id, at)}之${word}` : `按原名字母顺序排在${who(id, at)}之${word}`;
}

const sayOrder =
  (word: "前" | "后"): Say =>
  ({ count = 0, total = 0, ...params }, at) => {
    const [order, role] = [orderOf(word, params, at), kind(params, at)];
    if (total === 1) return `唯一一个${order}的人是${role}`;
    if (count === total) return `${order}的${total}人都是${role}`;
    return `${order}的${total}人中，恰好有${count}个${role}`;
  };

const tellOrder = (word: "前" | "后"): readonly Say[] => [
  ({ count = 0, total = 0, ...params }, at) =>
    `${orderOf(word, params, at)}的共有${sayAmountOf(total, "人")}，${sayPortion(count, total, `是${kind(params, at)}`, "", inWords)}`,
  ({ count = 0, total = 0, ...params }, at) =>
    total === count
      ? `${orderOf(word, params, at)}的${sayAmountOf(total, "人")}，${total === 1 ? "" : "个个"}是${kind(params, at)}`
      : `${orderOf(word, params, at)}的${sayAmountOf(total, "人")}里，不多不少有${sayAmountOf(count, "个")}${kind(params, at)}`,
  ({ count = 0, total = 0, ...params }, at) =>
    `${orderOf(word, params, at)}的，算来${total === 1 ? "只" : ""}有${sayAmountOf(total, "人")}，${sayPortion(count, total, `是${kind(params, at)}`, "", inWords)}`,
];

const stop =
  (say: Say): Say =>
  (params, at) =>
    `${say(params, at)}。`;

const mapOf = <Id extends string, T>(places: Readonly<Record<Id, Where>>, make: (where: Where) => T): Record<Id, T> =>
  Object.fromEntries(Object.entries<Where>(places).map(([id, where]) => [id, make(where)])) as Record<Id, T>;

const beNeighbor = (whose: string): readonly [string, string] => [`是${whose}的邻居`, `不是${whose}的邻居`];

export const zh: WhoWording = {
  sentences: {
    ...mapOf(REGIONS, countIn),
    "neighbor-count": (params, at) => `${neighborsOf(params.character, at)}${exactly(params, at)}。`,
    "same-neighbors": stop(saySame),
    "more-neighbors": stop(sayThan("多")),
    "fewer-neighbors": stop(sayThan("少")),
    "one-of-neighbors": stop(sayOneOf(String)),
    ...mapOf(PLACES, (where) => stop(sayNeighboring(where, String, beNeighbor))),
    "connected-in-row": stop(sayConnected),
    "connected-in-column": stop(sayConnected),
    "is-villager": stop(sayIs("villager")),
    "is-werewolf": stop(sayIs("werewolf")),
    "before-alphabetically": stop(sayOrder("前")),
    "after-alphabetically": stop(sayOrder("后")),
  },
  voices: {
    ...mapOf(REGIONS, tellCount),
    "neighbor-count": neighborCount,
    "same-neighbors": [
      saySame,
      (params, at) => `${person(params.first, at)}身边的${kind(params, at)}和${person(params.second, at)}身边的一样多`,
      (params, at) => `${pair(params, at)}不相上下，${kind(params, at)}邻居正好一样多`,
    ],
    "more-neighbors": tellThan("多"),
    "fewer-neighbors": tellThan("少"),
    "one-of-neighbors": tellOneOf,
    ...mapOf(PLACES, tellNeighboring),
    "connected-in-row": tellConnected,
    "connected-in-column": tellConnected,
    "is-villager": tellIs("villager"),
    "is-werewolf": tellIs("werewolf"),
    "before-alphabetically": tellOrder("前"),
    "after-alphabetically": tellOrder("后"),
  },
  openings: OPENINGS_IN_CHINESE,
  story: (opening, clause) => `${opening}${clause}。`,
};

export const labels = {
  "row-count": "一行中有几个",
  "column-count": "一列中有几个",
  "above-row": "某行之上有几个",
  "below-row": "某行之下有几个",
  "left-of-column": "某列左边有几个",
  "right-of-column": "某列右边有几个",
  above: "某人上方有几个",
  below: "某人下方有几个",
  "left-of": "某人左边有几个",
  "right-of": "某人右边有几个",
  between: "两人之间有几个",
  "neighbor-count": "某人有几个这样的邻居",
  "same-neighbors": "两人的某类邻居一样多",
  "more-neighbors": "某人的某类邻居比另一人多",
  "fewer-neighbors": "某人的某类邻居比另一人少",
  "one-of-neighbors": "某人的邻居之一",
  "left-of-neighboring": "某人左边、又与另一人相邻的人",
  "right-of-neighboring": "某人右边、又与另一人相邻的人",
  "above-neighboring": "某人上方、又与另一人相邻的人",
  "below-neighboring": "某人下方、又与另一人相邻的人",
  "neighbors-neighboring": "某人的邻居中与另一人相邻的人",
  "connected-in-row": "一行中连成一片",
  "connected-in-column": "一列中连成一片",
  "is-villager": "某人属于普通的一方",
  "is-werewolf": "某人属于隐藏的一方",
  "before-alphabetically": "座位号在某人之前的人",
  "after-alphabetically": "座位号在某人之后的人",
} satisfies WhoLabels;
