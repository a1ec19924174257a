// The clauses of a proof in Chinese, without a full stop.

import { sayAmountOf, sayChineseList } from "@demonstrandum/text";
import {
  type Clause,
  type ClauseParts,
  type GroupPlace,
  type GroupShare,
  type KnownPeople,
  namelyIn,
  type People,
  type PeopleParts,
  type SideLead,
  type SumTally,
} from "../../saying.ts";
import type { TableWords } from "../../table-words.ts";
import { groupByKey, kindWord, nameAt } from "../at-table.ts";
import { type Linearizer, sayBy, type WordScene } from "../linearizer.ts";
import { sayAmounts, sayHas, sayWanted } from "./amounts.ts";

export const sayNames = (at: TableWords, people: readonly number[]): string =>
  sayChineseList(people.map((person) => nameAt(at, person)));

const kindOf = (at: TableWords, identity: boolean): string => kindWord(at, identity).one;

/** 在第2行, 有火灵根. */
function sayWhere(at: TableWords, key: string): string {
  const { where, verb = "" } = groupByKey(at, key);
  return `${verb}${where}`;
}

/** 不在第2行, 没有火灵根. */
const sayNotWhere = (at: TableWords, key: string): string =>
  `${groupByKey(at, key).verb === HAS ? "没" : "不"}${sayWhere(at, key)}`;

const HAS = "有";

/** Where alone it needs no verb of place: 第2行, but 有火灵根, and 在第2行且在李木周围. */
function sayAlone(at: TableWords, key: string): string {
  const { where, verb } = groupByKey(at, key);
  return verb === HAS ? `${verb}${where}` : where;
}

function sayPlace(at: TableWords, place: GroupPlace): string {
  switch (place.kind) {
    case "one":
      return sayAlone(at, place.in);
    case "both":
      return `${sayWhere(at, place.in)}且${sayWhere(at, place.and)}`;
    case "without":
      return `${sayWhere(at, place.in)}而${sayNotWhere(at, place.not)}`;
    case "besides":
      return `${sayAlone(at, place.in)}除${sayNames(at, place.people)}外`;
  }
}

/** 第2行的四人, 第2行的其余四人, 第2行身份未明的四人, 有火灵根而身份未明的四人. */
function sayShare(at: TableWords, place: GroupPlace, share: GroupShare): string {
  if (share === "all" || share === "other") return share === "other" ? "的其余" : "的";
  const isClause = place.kind === "both" || place.kind === "without" || groupByKey(at, place.in).verb === HAS;
  return `${isClause ? "而" : ""}身份未明的${share === "otherUnknown" ? "其余" : ""}`;
}

const ownerOf = (at: TableWords, key: string): string | undefined => {
  const { owner } = groupByKey(at, key);
  return owner === undefined ? undefined : nameAt(at, owner);
};

const SHARES = { all: "", other: "其余", unknown: "身份未明的", otherUnknown: "身份未明的其余" };

/** 李木的其余四个邻居, 李木在第2行的两个邻居, 李木和王华的两个共同邻居; undefined of people who are nobody's neighbors. */
function sayNeighbors(at: TableWords, { place, size, share, isOwn }: PeopleParts["group"]): string | undefined {
  const keys = [place.in, ...(place.kind === "both" ? [place.and] : [])];
  const owners = keys.filter((key) => ownerOf(at, key));
  const [key] = owners;
  if (!key || place.kind === "besides") return undefined;
  const many = `${SHARES[share]}${sayAmountOf(size, "个")}`;
  const isOnly = size === 1 && share === "all";
  if (owners.length > 1 && isOnly) return `${sayOwners(at, owners)}唯一的共同邻居`;
  if (owners.length > 1) return `${sayOwners(at, owners)}的${many}共同邻居`;
  const other = keys.find((each) => each !== key);
  const where = other ? sayWhere(at, other) : place.kind === "without" ? sayNotWhere(at, place.not) : "";
  const whose = isOwn && where !== "" ? "" : ownerOf(at, key);
  if (isOnly) return `${whose}${where}唯一的邻居`;
  return `${whose}${where}${whose || where ? "的" : ""}${many}邻居`;
}

const sayOwners = (at: TableWords, keys: readonly string[]): string =>
  sayChineseList(keys.map((key) => ownerOf(at, key) ?? ""));

/** 李木, 李木和另外两人. */
const sayWithOthers = (named: readonly number[], others: number, at: TableWords): string =>
  sayChineseList([
    ...named.map((person) => nameAt(at, person)),
    ...(others === 0 ? [] : [`另外${sayAmountOf(others, "人")}`]),
  ]);

/** Known people of whom none is named. */
const isLit = (people: People): boolean => people.kind === "lit" && people.named.length === 0;

const PEOPLE: Linearizer<PeopleParts> = {
  names: ({ people }, { at }) => sayNames(at, people),
  nameAndOthers: ({ person, others }, { at }) => sayWithOthers([person], others, at),
  group(group, { at }) {
    const { place, size, share } = group;
    const neighbors = sayNeighbors(at, group);
    if (neighbors) return neighbors;
    const where = sayPlace(at, place);
    if (size === 1) return `${where}${share === "all" ? "的唯一一人" : "仅剩的一人"}`;
    return `${where}${sayShare(at, place, share)}${sayAmountOf(size, "人")}`;
  },
  lit: ({ named, people }, { at }) =>
    named.length === 0 ? sayAmountOf(people.length, "人") : sayWithOthers(named, people.length, at),
  everyOneOf({ people, size }, scene) {
    const who = sayPeople(people, scene);
    return size === 1 || people.kind === "names" ? who : `${who}全部`;
  },
  those: ({ people }) => `那${sayAmountOf(people.length, "人")}`,
  these: ({ size }) => `这${sayAmountOf(size, "人")}`,
  allOfThese: ({ size }) => `这${sayAmountOf(size, "人")}`,
  side: ({ in: key, isRest }, { at }) =>
    isRest
      ? `${sayAlone(at, key)}的其他人中`
      : `${sayAlone(at, key)}${groupByKey(at, key).verb === HAS ? "的人中" : ""}`,
};

export const sayPeople = (people: People, { at }: WordScene): string => sayBy(PEOPLE, people, { at });

const LEADS: Readonly<Record<SideLead, string>> = {
  more: "多于",
  "no more": "不多于",
  fewer: "少于",
  "no fewer": "不少于",
  "not as many": "不同于",
};

const sayApart = (people: People | undefined): string =>
  people?.kind === "side" && people.isApart ? "不算两边共有的人，" : "";

/** 这就至少有3个妖; 第1行的人中至多有1个妖，第2行的人中至少有2个妖. */
const sayTallies = (then: string, tallies: readonly SumTally[], identity: boolean, scene: WordScene): string =>
  sayApart(tallies[0]?.among) +
  tallies
    .map(({ bounds, among, isOne }) => {
      const isNone = bounds.every(({ most }) => most === 0);
      if (isOne && among) return `${sayPeople(among, scene)}${isNone ? "不" : "就"}是${kindOf(scene.at, identity)}`;
      const amount = sayAmounts(bounds, kindOf(scene.at, identity));
      const would = then === "就" && bounds.every(({ least, most }) => least === most && most !== 0) ? "就会" : then;
      if (!among) return `${would}${amount}`;
      return `${sayPeople(among, scene)}${among.kind === "side" ? "" : "中"}${amount}`;
    })
    .join("，");

const sayMade = (tallies: readonly SumTally[], identity: boolean, scene: WordScene): string =>
  `${tallies[0]?.among && tallies[0].among.kind !== "side" ? "这样" : ""}${sayTallies("这就", tallies, identity, scene)}`;

/** 李木和另外两人都是妖, 已知有2个妖. */
function sayKnown({ identity, named, lit }: KnownPeople, { at }: WordScene): string {
  const kind = kindOf(at, identity);
  if (named.length === 0) return `已知有${lit.length}个${kind}`;
  return `${sayWithOthers(named, lit.length, at)}${named.length + lit.length === 1 ? "是" : "都是"}${kind}`;
}

/** 另一个, 第三个. */
const sayLast = (number: number): string => (number === 2 ? "另一个" : `第${sayAmountOf(number, "个")}`);

/** A word that links the clause to what was said before, if anything stands before it. */
const link = (word: string, { lead }: WordScene): string => (lead ? "" : word);

const CLAUSES: Linearizer<ClauseParts> = {
  are: ({ people, size, identity }, scene) =>
    `${sayPeople(people, scene)}${size === 1 ? "是" : "都是"}${kindOf(scene.at, identity)}`,
  known({ groups }, scene) {
    if (groups.some(({ named }) => named.length > 0)) return groups.map((group) => sayKnown(group, scene)).join("，");
    return `已知有${groups.map(({ identity, lit }) => `${lit.length}个${kindOf(scene.at, identity)}`).join("、")}`;
  },
  countAre({ numbers, size, people, identity }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindOf(scene.at, identity)];
    if (size === 2 && numbers.join() === "0,2") return `${who}要么都是${kind}，要么都不是`;
    return `${who}中${sayHas(numbers, size, kind)}`;
  },
  othersAre: ({ size, named, identity }, { at }) =>
    `其余${sayAmountOf(size, "人")}（包括${sayNames(at, named)}）都是${kindOf(at, identity)}`,
  clauses: ({ of }, scene) => inTurn(of, scene).join("，"),
  so: ({ reason, end }, scene) =>
    reason ? `${sayClause(reason, scene)}，所以${say(end, scene)}` : `${link("所以", scene)}${say(end, scene)}`,
  because: ({ grounds, sum }, scene) => `${sayClause(grounds, scene)}，${say(sum, scene)}`,
  cannotBe: () => "这不可能",
  doesNotFit: ({ reason }, scene) => `${sayClause(reason, scene)}，这就对不上了`,
  apart: ({ of }, scene) => inTurn(of, scene).join("；"),
  before({ clause, isClose, next }, scene) {
    const namely = namelyIn(next);
    if (namely)
      return `${sayClause(clause, scene)}，就是${sayPeople(namely.people, scene)}，所以${say(namely.end, scene)}`;
    return `${sayClause(clause, scene)}${isClose ? "，" : "；"}${say(next, scene)}`;
  },
  given: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}，${say(next, scene)}`,
  first: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}，${say(next, scene)}`,
  andAlso: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}，而${say(next, scene)}`,
  here: ({ clause }, scene) => say(clause, scene),
  takes({ people, size, identity }, scene) {
    const who = sayPeople(people, scene);
    return `这要求${who}${size === 1 ? "" : "都"}是${kindOf(scene.at, identity)}`;
  },
  leaves: ({ numbers, size, identity, isBeside }, scene) =>
    `${isBeside ? "此外" : `${link("也就是说，", scene)}其中`}${sayHas(numbers, size, kindOf(scene.at, identity))}`,
  leavesFor({ numbers, size, identity, people }, scene) {
    const [who, kind] = [`${link("那么", scene)}${sayPeople(people, scene)}`, kindOf(scene.at, identity)];
    if (size === 1) return `${who}${numbers.join() === "0" ? "不能" : "必须"}是${kind}`;
    return `${who}中${sayHas(numbers, size, kind)}`;
  },
  leavesNone({ identity, people, size }, scene) {
    const [who, kind] = [`${link("那么", scene)}${sayPeople(people, scene)}`, kindOf(scene.at, identity)];
    return size === 1 ? `${who}不能是${kind}` : `${who}中没有${kind}`;
  },
  areThose({ people, number, isExact }, scene) {
    const [who, many] = [sayPeople(people, scene), sayAmountOf(number, "个")];
    if (isLit(people)) return isExact ? `那${many}都已找到` : `已经找到${many}`;
    return isExact ? `${who}就是那${many}` : `${who}已经占了${many}`;
  },
  areTheOnes: ({ people, number, identity }, scene) =>
    isLit(people)
      ? `那${sayAmountOf(number, "个")}${kindOf(scene.at, identity)}都已找到`
      : `${sayPeople(people, scene)}就是那${sayAmountOf(number, "个")}${kindOf(scene.at, identity)}`,
  makeAtMost({ people, size, identity }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindOf(scene.at, identity)];
    return size === 1 ? `${who}只有一人，至多算1个${kind}` : `${who}至多有${size}个${kind}`;
  },
  makes: ({ tallies, identity, isRestHeld }, scene) =>
    `${isRestHeld ? "若其余部分成立，" : ""}${sayMade(tallies, identity, scene)}`,
  onlyOthers: ({ bounds, identity }, { at }) => `其他人中${sayAmounts(bounds, kindOf(at, identity))}`,
  makesAll: ({ number, identity }, { at }) => `这就是全部${number}个${kindOf(at, identity)}`,
  lastIs({ people, size, identity, number }, scene) {
    const last = number === 1 ? `那个${kindOf(scene.at, identity)}` : sayLast(number);
    if (size > 2 || people.kind !== "names") return `${last}在${sayPeople(people, scene)}中`;
    const [one, other] = people.people.map((person) => nameAt(scene.at, person));
    return `${last}是${one}或${other}`;
  },
  makesAndTakes({ tallies, identity, numbers, size, isTight }, scene) {
    const made = sayMade(tallies, identity, scene);
    if (!isTight && tallies.every(({ bounds }) => bounds.every(({ most }) => most === 0))) return made;
    return `${made}，${isTight || numbers.length > 1 ? "而线索要求" : "而不是"}${sayWanted(numbers, size)}`;
  },
  orElse: ({ claims, tallies, identity, isRestHeld }, scene) =>
    `${sayClause(claims, scene)}（否则${isRestHeld ? "，若其余部分成立，" : ""}${sayTallies("就", tallies, identity, scene)}）`,
  orElseLead: ({ claims, lead, sides: [one, other], identity }, scene) =>
    `${sayClause(claims, scene)}（否则${sayApart(one)}${sayPeople(one, scene)}的${kindOf(scene.at, identity)}数就会${LEADS[lead]}${sayPeople(other, scene)}的）`,
  butAre: ({ demand, grounds }, scene) => `${sayClause(demand, scene)}，可是${say(grounds, scene)}`,
  tooMany: ({ grounds, most }, scene) => `${sayClause(grounds, scene)}，超过了${most}个`,
  counts: ({ people }, scene) => `说的是${sayPeople(people, scene)}`,
  countsOnly: ({ people }, scene) => `说的就是${sayPeople(people, scene)}`,
  groupIs: ({ group, people }, scene) => `${sayPeople(group, scene)}就是${sayPeople(people, scene)}`,
  areAmong: ({ people, group }, scene) => `${sayPeople(group, scene)}包括${sayPeople(people, scene)}`,
  comesDownTo({ sides, identity }, scene) {
    const who = sides.map((side) => sayPeople(side, scene));
    if (who.length === 1) return `关键只在${who[0]}`;
    const isPair = sides.every((side) => side.kind === "names" && side.people.length === 1);
    return isPair ? `两边只差${who.join("和")}` : `关键是比较${who.join("与")}各有几个${kindOf(scene.at, identity)}`;
  },
  nothingConnects: ({ people }, scene) => `这样就没有什么能把${sayPeople(people, scene)}连起来`,
  neverConnected: ({ grounds, identity }, scene) =>
    `${sayClause(grounds, scene)}，无论怎样${kindOf(scene.at, identity)}都连不成一片`,
  nothingConnectsWith: ({ people, others }, scene) =>
    `没有什么能把${sayPeople(people, scene)}和${sayPeople(others, scene)}连起来`,
  connectedOnlyThrough({ people, size, through }, scene) {
    const [who, way] = [sayPeople(people, scene), sayPeople(through, scene)];
    return size > 1 ? `${who}只有通过${way}才能连起来` : `${who}离不开${way}`;
  },
  thatIs: ({ people }, scene) => `那就是${sayPeople(people, scene)}`,
};

/** With how it begins, if something stands before it. */
export const sayClause = (clause: Clause, scene: WordScene): string => sayBy(CLAUSES, clause, scene);

/** In the middle of a sentence. */
const say = (clause: Clause, { at }: WordScene): string => sayClause(clause, { at });

const inTurn = (clauses: readonly Clause[], scene: WordScene): string[] =>
  clauses.map((clause, i) => (i === 0 ? sayClause : say)(clause, scene));
