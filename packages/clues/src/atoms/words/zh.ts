// Chains of atoms in Chinese. What describes a group stands before it: 我的邻居中在第4行且有水灵根的人.

import { countBits } from "@demonstrandum/logic";
import type { Element } from "../../board.ts";
import { sayExactly, who, whoBoth } from "../../chinese.ts";
import { ELEMENTS_IN_CHINESE, lineInChinese } from "../../classic/words/zh.ts";
import type { NamedSetting } from "../../tongue.ts";
import type { Arg, Selection, SelectorName } from "../atom.ts";
import { DIRECT } from "../forms/all.ts";
import { countArg, type Reading } from "../reading.ts";
import { splitNeighbors } from "../selector.ts";
import type { AtomLabels, AtomsWording } from "./wording.ts";

const kind = (identity: boolean): string => (identity ? "妖" : "修士");

/** `stands` is 在 where somebody is at a place, and nothing where the place is alone. */
type Phrase = (args: readonly Arg[], at: NamedSetting, stands: string) => string;

const sideOf =
  (word: string): Phrase =>
  ([person], at, stands) =>
    `${stands}${who(Number(person), at)}${word}`;

const nextTo =
  (word: string): Phrase =>
  ([person], at) =>
    `紧邻${who(Number(person), at)}${word}`;

/** What is said of a person who is picked: 在第4行, 有水灵根, 紧邻李木左边. */
const selectors: Readonly<Record<SelectorName, Phrase>> = {
  row: ([row], _, stands) => `${stands}${lineInChinese("row", Number(row))}`,
  column: ([column], _, stands) => `${stands}${lineInChinese("column", Number(column))}`,
  corner: (_, __, stands) => `${stands}四角`,
  edge: (_, __, stands) => `${stands}边上（四角除外）`,
  be: ([element]) => `有${ELEMENTS_IN_CHINESE[element as Element]}灵根`,
  between: ([first, second], at, stands) => `${stands}${whoBoth(Number(first), Number(second), at)}之间`,
  leftOf: sideOf("左边"),
  rightOf: sideOf("右边"),
  above: sideOf("上方"),
  below: sideOf("下方"),
  directlyLeftOf: nextTo("左边"),
  directlyRightOf: nextTo("右边"),
  directlyAbove: nextTo("上方"),
  directlyBelow: nextTo("下方"),
  neighbor: ([person], at) => `与${who(Number(person), at)}相邻`,
  commonNeighbors: ([first, second], at) => `与${whoBoth(Number(first), Number(second), at)}都相邻`,
};

const saySelection = ({ atom, args }: Selection, at: NamedSetting, stands = "在"): string =>
  selectors[atom](args, at, stands);

/** Whose neighbors, and what these are called: 我 and 邻居, 李木和王华 and 共同邻居. */
const ownerOf = ({ atom, args: [first, second] }: Selection, at: NamedSetting): readonly [string, string] =>
  atom === "neighbor" ? [who(Number(first), at), "邻居"] : [whoBoth(Number(first), Number(second), at), "共同邻居"];

const sayNeighbors = (neighbors: Selection, at: NamedSetting): string => ownerOf(neighbors, at).join("的");

/** 在第4行且有水灵根的, whatever it describes. */
const sayWhich = (selections: readonly Selection[], at: NamedSetting, stands?: string): string =>
  selections.length === 0 ? "" : `${selections.map((each) => saySelection(each, at, stands)).join("且")}的`;

/** Those of a group who are called so: 第4行的妖, 我的邻居中在第4行的妖, 所有妖. */
function sayThose(noun: string, selections: readonly Selection[], at: NamedSetting): string {
  const { neighbors, others } = splitNeighbors(selections);
  if (neighbors) return `${sayNeighbors(neighbors, at)}中${sayWhich(others, at) || "的"}${noun}`;
  // Alone a place needs no verb: 第4行的, but 在第4行且有水灵根的.
  return `${sayWhich(others, at, others.length === 1 ? "" : undefined) || "所有"}${noun}`;
}

/** The group itself: 第4行的人, 我的邻居, 所有人. */
function sayGroup(selections: readonly Selection[], at: NamedSetting): string {
  const { neighbors, others } = splitNeighbors(selections);
  if (neighbors && others.length === 0) return sayNeighbors(neighbors, at);
  return selections.length === 0 ? "所有人" : sayThose("人", selections, at);
}

/** The group with its size: 第4行的4人, 我的3个邻居. */
function sayCounted(size: number, selections: readonly Selection[], at: NamedSetting): string {
  const { neighbors, others } = splitNeighbors(selections);
  if (size === 1) return sayOnly(neighbors, others, at);
  if (neighbors && others.length === 0) return ownerOf(neighbors, at).join(`的${size}个`);
  return selections.length === 0 ? `全场${size}人` : sayThose(`${size}人`, selections, at);
}

/** 我唯一的邻居, 我的邻居中唯一在第4行的人, 唯一在第4行的人. */
function sayOnly(neighbors: Selection | undefined, others: readonly Selection[], at: NamedSetting): string {
  if (neighbors && others.length === 0) return ownerOf(neighbors, at).join("唯一的");
  return `${neighbors ? `${sayNeighbors(neighbors, at)}中` : ""}唯一${sayWhich(others, at) || "的"}人`;
}

/** 中 is not said twice: 我的邻居中在C列的人里. */
const within = (selections: readonly Selection[]): string => {
  const { neighbors, others } = splitNeighbors(selections);
  return neighbors && others.length > 0 ? "里" : "中";
};

function sayShare(count: number, total: number, { picked, identity }: Reading, at: NamedSetting): string {
  const group = sayCounted(total, picked, at);
  if (total === 1 && count < 2) return `${group}${count === 1 ? "是" : "不是"}${kind(identity)}`;
  if (count === total) return `${group}都是${kind(identity)}`;
  return count === 0
    ? `${group}都不是${kind(identity)}`
    : `${group}${within(picked)}，恰好有${count}个${kind(identity)}`;
}

/** Before how many there are: 全场, 第4行的人中, 我的邻居中，在第4行的. */
function sayAmong({ picked }: Reading, at: NamedSetting): string {
  const { neighbors, others } = splitNeighbors(picked);
  if (picked.length === 0) return "全场";
  return neighbors && others.length > 0
    ? `${sayNeighbors(neighbors, at)}中，${sayWhich(others, at)}`
    : `${sayGroup(picked, at)}中`;
}

/** Before what their number is: 全场，, 我的邻居中在第4行的人里，. */
const sayAmongAll = ({ picked }: Reading, at: NamedSetting): string =>
  `${picked.length === 0 ? "全场" : sayGroup(picked, at) + within(picked)}，`;

function sayMost({ selections, identity }: Reading, at: NamedSetting): string {
  const [first, ...others] = selections as [Selection, ...Selection[]];
  const those = others.length === 0 ? kind(identity) : sayThose(kind(identity), others, at);
  if (first.atom === "neighbor")
    return others.length === 0
      ? `${who(Number(first.args[0]), at)}的${kind(identity)}邻居比其他任何人的都多`
      : `${who(Number(first.args[0]), at)}的邻居中，${sayWhich(others, at)}${kind(identity)}比其他任何人的都多`;
  if (first.atom === "be") return `${those}中，${saySelection(first, at)}的比有其他任何一种灵根的都多`;
  const line = saySelection(first, at, "");
  const ours = others.length === 0 ? `${line}的${those}` : `${those}，${line}的`;
  return `${ours}比其他任何一${first.atom === "row" ? "行" : "列"}的都多`;
}

function sayAny({ selections, identity }: Reading, at: NamedSetting): string {
  const [last] = selections.slice(-1) as [Selection];
  return `${sayThose(kind(identity), selections.slice(0, -1), at)}都${saySelection(last, at)}`;
}

function sayAll({ picked, group, identity }: Reading, at: NamedSetting): string {
  const [only] = picked;
  const isOne = only !== undefined && picked.length === 1 && DIRECT.includes(only.atom) && countBits(group) === 1;
  return `${sayGroup(picked, at)}${isOne ? "" : "都"}是${kind(identity)}`;
}

const CONNECTED = "连成一片";

const sayConnected = ({ picked, identity }: Reading, at: NamedSetting): string =>
  `${sayThose(kind(identity), picked, at)}${CONNECTED}`;

/** Neighbors are also 我的邻居 and what 我 have more of, and a row also 第2行的. */
function marksOf(selection: Selection, at: NamedSetting): readonly string[] {
  const phrase = saySelection(selection, at, "");
  const { neighbors } = splitNeighbors([selection]);
  return neighbors ? [phrase, ...["的", "唯一", "比"].map((word) => ownerOf(neighbors, at)[0] + word)] : [phrase];
}

export const zh: AtomsWording = {
  quantifiers: {
    exact: (reading, at) => `${sayAmong(reading, at)}${sayExactly(countArg(reading), kind(reading.identity))}`,
    of: (reading, at) => sayShare(countArg(reading), countArg(reading, 1), reading, at),
    atLeast: (reading, at) => `${sayAmong(reading, at)}至少有${countArg(reading)}个${kind(reading.identity)}`,
    atMost: (reading, at) => `${sayAmong(reading, at)}至多有${countArg(reading)}个${kind(reading.identity)}`,
    oneof: (reading, at) => sayShare(1, countArg(reading), reading, at),
    inTotal: (reading, at) =>
      reading.picked.length === 0
        ? `全场共有${countArg(reading)}个${kind(reading.identity)}`
        : `${sayAmong(reading, at)}总共有${countArg(reading)}个${kind(reading.identity)}`,
    even: (reading, at) => `${sayAmongAll(reading, at)}${kind(reading.identity)}的数量是偶数`,
    odd: (reading, at) => `${sayAmongAll(reading, at)}${kind(reading.identity)}的数量是奇数`,
    most: sayMost,
    all: sayAll,
    any: sayAny,
    connected: sayConnected,
  },
  withConnected: (sentence, reading, at) => `${sentence}，而且${sayConnected(reading, at)}`,
  end: (sentence) => `${sentence}。`,
  marks: { kind, connected: CONNECTED, selection: marksOf },
};

export const labels = {
  exact: "恰好几个",
  of: "几个中的几个",
  atLeast: "至少几个",
  atMost: "至多几个",
  oneof: "几个中恰好一个",
  inTotal: "总共几个",
  even: "偶数个",
  odd: "奇数个",
  most: "比别处都多",
  all: "某处的所有人",
  any: "凡在此处者也在彼处",
  row: "行",
  column: "列",
  corner: "四角",
  edge: "边上",
  be: "灵根",
  between: "两人之间",
  leftOf: "某人左边",
  rightOf: "某人右边",
  above: "某人上方",
  below: "某人下方",
  directlyLeftOf: "紧邻某人左边",
  directlyRightOf: "紧邻某人右边",
  directlyAbove: "紧邻某人上方",
  directlyBelow: "紧邻某人下方",
  neighbor: "某人的邻居",
  commonNeighbors: "两人共同的邻居",
  connected: "连成一片",
} satisfies AtomLabels;
