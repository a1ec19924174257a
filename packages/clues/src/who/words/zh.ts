// The templates of who in Chinese.

import { sayAmountOf } from "@demonstrandum/text";
import { personAt } from "../../board.ts";
import { sayExactly, sayPortion, who } from "../../chinese.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import { findPerson, type WhoParams } from "../template.ts";
import type { TemplateId } from "../templates.ts";
import { orderInChinese } from "./order-zh.ts";
import { type ChineseTell, type ChineseTold, chineseWays } from "./stories-zh.ts";
import type { WhoLabels, WhoSetting, WhoWording } from "./wording.ts";

type Say = (params: WhoParams, at: WhoSetting) => string;
type Where = Say;

const kind = ({ role = "villager" }: { readonly role?: RoleId }, { roles }: WhoSetting): string =>
  roles[isGuilty(role) ? 1 : 0];

const person = (name: string | undefined, at: WhoSetting): string => who(findPerson(name ?? "", at.board), at);

const exactly = ({ count = 0, ...params }: WhoParams, at: WhoSetting): string => sayExactly(count, kind(params, at));

/** So many somewhere. */
const countIn =
  (where: Where): Say =>
  (params, at) =>
    `${where(params, at)}${exactly(params, at)}。`;

const REGIONS = {
  "row-count": ({ row }) => `第${row}行`,
  "column-count": ({ column }) => `第${column}列`,
  "above-row": ({ row }) => `第${row}行上面的各行中，`,
  "below-row": ({ row }) => `第${row}行下面的各行中，`,
  "left-of-column": ({ column }) => `第${column}列左边的各列中，`,
  "right-of-column": ({ column }) => `第${column}列右边的各列中，`,
  above: ({ character }, at) => `${person(character, at)}上方`,
  below: ({ character }, at) => `${person(character, at)}下方`,
  "left-of": ({ character }, at) => `${person(character, at)}左边`,
  "right-of": ({ character }, at) => `${person(character, at)}右边`,
  between: ({ first, second }, at) => `${person(first, at)}和${person(second, at)}之间`,
} as const satisfies Partial<Record<TemplateId, Where>>;

const neighborsOf = (name: string | undefined, at: WhoSetting): string => `${person(name, at)}的邻居中`;

const pair = ({ first, second }: WhoParams, at: WhoSetting): string => `${person(first, at)}和${person(second, at)}`;

const saySame: Say = (params, at) => `${pair(params, at)}的${kind(params, at)}邻居一样多`;

const sayThan =
  (word: "多" | "少"): Say =>
  (params, at) =>
    `${person(params.first, at)}的${kind(params, at)}邻居比${person(params.second, at)}的${word}`;

const sayOneOf =
  (figure: (count: number) => string): Say =>
  ({ count = 0, ...params }, at) =>
    count === 1
      ? `${person(params.first, at)}是${person(params.second, at)}唯一的${kind(params, at)}邻居`
      : `${person(params.first, at)}是${person(params.second, at)}的${figure(count)}个${kind(params, at)}邻居之一`;

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

const line = ({ row, column }: WhoParams): string => (row === undefined ? `第${column}列` : `第${row}行`);

const sayConnected: Say = (params, at) => `${line(params)}的${kind(params, at)}连成一片`;

const sayIs =
  (role: RoleId): Say =>
  ({ character }, at) =>
    `${person(character, at)}是${kind({ role }, at)}`;

const sayOrder =
  (word: "前" | "后"): Say =>
  ({ count = 0, total = 0, ...params }, at) => {
    const [order, role] = [orderInChinese(word, params, at), kind(params, at)];
    if (total === 1) return `唯一一个${order}的人是${role}`;
    if (count === total) return `${order}的${total}人都是${role}`;
    return `${order}的${total}人中，恰好有${count}个${role}`;
  };

const stop =
  (say: Say): Say =>
  (params, at) =>
    `${say(params, at)}。`;

const mapOf = <Id extends string, T>(places: Readonly<Record<Id, Where>>, make: (where: Where) => T): Record<Id, T> =>
  Object.fromEntries(Object.entries<Where>(places).map(([id, where]) => [id, make(where)])) as Record<Id, T>;

const beNeighbor = (whose: string): readonly [string, string] => [`是${whose}的邻居`, `不是${whose}的邻居`];

const personIf = (name: string | undefined, at: WhoSetting): string => (name === undefined ? "" : person(name, at));

/** How a template is told, and where its people are. */
interface Story {
  readonly ways: readonly ChineseTell[];
  readonly where: Where;
}

/** 我这一行, 第3行. */
const ownLine: Where = ({ row, column }, { board, speaker }) => {
  const own = speaker < 0 ? undefined : personAt(board, speaker);
  if (row === undefined) return own?.col === (column ?? 0) - 1 ? "我这一列" : `第${column}列`;
  return own?.row === row - 1 ? "我这一行" : `第${row}行`;
};

const beyond = (words: string): Story => ({
  ways: chineseWays.BEYOND_LINE,
  where: (params, at) => `${ownLine(params, at)}${words}`,
});
const from = (words: string): Story => ({
  ways: chineseWays.FROM_PERSON,
  where: ({ character }, at) => `${person(character, at)}${words}`,
});
const neighboring = (words: string): Story => ({
  ways: chineseWays.NEIGHBORING,
  where: ({ first }, at) => `${person(first, at)}${words}`,
});
const nowhere = (ways: readonly ChineseTell[]): Story => ({ ways, where: () => "" });

const STORIES: Readonly<Record<TemplateId, Story>> = {
  "row-count": { ways: chineseWays.IN_LINE, where: ownLine },
  "column-count": { ways: chineseWays.IN_LINE, where: ownLine },
  "above-row": beyond("上面的各行"),
  "below-row": beyond("下面的各行"),
  "left-of-column": beyond("左边的各列"),
  "right-of-column": beyond("右边的各列"),
  above: from("上方"),
  below: from("下方"),
  "left-of": from("左边"),
  "right-of": from("右边"),
  between: {
    ways: chineseWays.BETWEEN,
    where: ({ first, second }, at) => `${person(first, at)}和${person(second, at)}之间`,
  },
  "neighbor-count": nowhere(chineseWays.AROUND),
  "same-neighbors": nowhere(chineseWays.SAME),
  "more-neighbors": nowhere(chineseWays.MORE),
  "fewer-neighbors": nowhere(chineseWays.FEWER),
  "one-of-neighbors": nowhere(chineseWays.ONE_OF),
  "left-of-neighboring": neighboring("左边"),
  "right-of-neighboring": neighboring("右边"),
  "above-neighboring": neighboring("上方"),
  "below-neighboring": neighboring("下方"),
  "neighbors-neighboring": nowhere(chineseWays.NEIGHBORS_NEIGHBORING),
  "connected-in-row": { ways: chineseWays.CONNECTED, where: ownLine },
  "connected-in-column": { ways: chineseWays.CONNECTED, where: ownLine },
  "is-villager": nowhere(chineseWays.IS),
  "is-werewolf": nowhere(chineseWays.IS),
  "before-alphabetically": { ways: chineseWays.BY_NAME, where: (params, at) => orderInChinese("前", params, at) },
  "after-alphabetically": { ways: chineseWays.BY_NAME, where: (params, at) => orderInChinese("后", params, at) },
};

const ROLE_OF: Readonly<Record<string, RoleId>> = { "is-villager": "villager", "is-werewolf": "werewolf" };

function toldOf(template: TemplateId, params: WhoParams, at: WhoSetting): ChineseTold {
  const { count = 0, total = 0, role = ROLE_OF[template] ?? "villager" } = params;
  const kind = at.roles[isGuilty(role) ? 1 : 0];
  return {
    kind,
    has: count === 0 ? `一个${kind}也没有` : `恰好有${sayAmountOf(count, "个")}${kind}`,
    so: count === 0 ? "一个也没有" : `恰好${sayAmountOf(count, "个")}`,
    can: (verb) => (count === 0 ? `${verb}不到一个${kind}` : `恰好${verb}到${sayAmountOf(count, "个")}${kind}`),
    there: STORIES[template].where(params, at),
    a: personIf(params.character ?? params.first, at),
    b: personIf(params.second, at),
    count,
    total,
  };
}

/** A template told in every way, each made when it is asked for. */
function storiesInChinese(id: TemplateId, params: WhoParams, at: WhoSetting): readonly (() => string)[] {
  const told = toldOf(id, params, at);
  return STORIES[id].ways.map((tell) => () => `${tell(told)}。`);
}

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
  stories: storiesInChinese,
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
