// The clauses of a proof in Chinese, without a full stop.

import { sayAmountOf, sayChineseList } from "@demonstrandum/text";
import type { Table } from "../../../game/table.ts";
import type {
  Clause,
  ClauseParts,
  GroupPlace,
  GroupShare,
  People,
  PeopleParts,
  SideLead,
  SumTally,
} from "../../saying.ts";
import { groupByKey, kindWord, nameAt } from "../at-table.ts";
import { type Linearizer, sayBy, type WordScene } from "../linearizer.ts";
import { sayAmounts, sayHas, sayWanted } from "./amounts.ts";

export const sayNames = (at: Table, people: readonly number[]): string =>
  sayChineseList(people.map((person) => nameAt(at, person)));

const kindOf = (at: Table, identity: boolean): string => kindWord(at, identity).one;

/** 在第2行, 有火灵根. */
function sayWhere(at: Table, key: string): string {
  const { where, verb = "" } = groupByKey(at, key);
  return `${verb}${where}`;
}

/** 不在第2行, 没有火灵根. */
const sayNotWhere = (at: Table, key: string): string =>
  `${groupByKey(at, key).verb === HAS ? "没" : "不"}${sayWhere(at, key)}`;

const HAS = "有";

/** Where alone it needs no verb of place: 第2行, but 有火灵根, and 在第2行且在李木周围. */
function sayAlone(at: Table, key: string): string {
  const { where, verb } = groupByKey(at, key);
  return verb === HAS ? `${verb}${where}` : where;
}

function sayPlace(at: Table, place: GroupPlace): string {
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
function sayShare(at: Table, place: GroupPlace, share: GroupShare): string {
  if (share !== "unknown") return share === "other" ? "的其余" : "的";
  const isClause = place.kind === "both" || place.kind === "without" || groupByKey(at, place.in).verb === HAS;
  return isClause ? "而身份未明的" : "身份未明的";
}

const SIDES = { former: "前者", latter: "后者" };

const PEOPLE: Linearizer<PeopleParts> = {
  names: ({ people }, { at }) => sayNames(at, people),
  nameAndOthers: ({ person, others }, { at }) => `${nameAt(at, person)}和另外${sayAmountOf(others, "人")}`,
  group({ place, size, share }, { at }) {
    const where = sayPlace(at, place);
    if (size === 1) return `${where}${share === "all" ? "的唯一一人" : "仅剩的一人"}`;
    return `${where}${sayShare(at, place, share)}${sayAmountOf(size, "人")}`;
  },
  everyOneOf({ people, size }, scene) {
    const who = sayPeople(people, scene);
    return size === 1 ? who : `${who}${size === 2 ? "两人" : "全部"}`;
  },
  these: ({ size }) => `这${sayAmountOf(size, "人")}`,
  allOfThese: ({ size }) => `这${sayAmountOf(size, "人")}`,
  others: () => "其他人",
  side: ({ side, isRest }) => (isRest ? `${SIDES[side]}的其他人` : SIDES[side]),
};

export const sayPeople = (people: People, { at }: WordScene): string => sayBy(PEOPLE, people, { at });

const LEADS: Readonly<Record<SideLead, string>> = {
  more: "就会多于后者",
  "no more": "就不会多于后者",
  fewer: "就会少于后者",
  "no fewer": "就不会少于后者",
  "not as many": "就不会与后者一样多",
};

/** 这就至少有3个妖; 前者中至多有1个妖，后者中至少有2个妖. */
const sayTallies = (then: string, tallies: readonly SumTally[], identity: boolean, scene: WordScene): string =>
  tallies
    .map(({ bounds, among, isOne }) => {
      const isNone = bounds.every(({ most }) => most === 0);
      if (isOne && among) return `${sayPeople(among, scene)}${isNone ? "不" : "就"}是${kindOf(scene.at, identity)}`;
      const amount = sayAmounts(bounds, kindOf(scene.at, identity));
      return among ? `${sayPeople(among, scene)}中${amount}` : `${then}${amount}`;
    })
    .join("，");

const sayMade = (tallies: readonly SumTally[], identity: boolean, scene: WordScene): string =>
  `${tallies[0]?.among ? "这样" : ""}${sayTallies("这就", tallies, identity, scene)}`;

/** A word that links the clause to what was said before, if anything stands before it. */
const link = (word: string, { lead }: WordScene): string => (lead ? "" : word);

const CLAUSES: Linearizer<ClauseParts> = {
  are: ({ people, size, identity }, scene) =>
    `${sayPeople(people, scene)}${size === 1 ? "是" : "都是"}${kindOf(scene.at, identity)}`,
  countAre({ numbers, size, people, identity }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindOf(scene.at, identity)];
    if (size === 2 && numbers.join() === "0,2") return `${who}要么都是${kind}，要么都不是`;
    return `${who}中${sayHas(numbers, size, kind)}`;
  },
  othersAre: ({ size, named, areAllNamed, identity }, { at }) =>
    `其余${sayAmountOf(size, "人")}（${areAllNamed ? "" : "包括"}${sayNames(at, named)}）都是${kindOf(at, identity)}`,
  clauses: ({ of }, scene) => inTurn(of, scene).join("，"),
  so: ({ reason, end }, scene) =>
    reason ? `${sayClause(reason, scene)}，所以${say(end, scene)}` : `${link("所以", scene)}${say(end, scene)}`,
  because: ({ grounds, sum }, scene) => `${sayClause(grounds, scene)}，${say(sum, scene)}`,
  cannotBe: () => "这不可能",
  doesNotFit: ({ reason }, scene) => `${sayClause(reason, scene)}，这就对不上了`,
  apart: ({ of }, scene) => inTurn(of, scene).join("；"),
  before: ({ clause, isClose, next }, scene) =>
    `${sayClause(clause, scene)}${isClose ? "，" : "；"}${say(next, scene)}`,
  given: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}，${say(next, scene)}`,
  first: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}，${say(next, scene)}`,
  andAlso: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}，而${say(next, scene)}`,
  here: ({ clause }, scene) => `${link("这里", scene)}${say(clause, scene)}`,
  takes({ people, size, identity }, scene) {
    const who = sayPeople(people, scene);
    return size === 1 ? `这要求${who}是${kindOf(scene.at, identity)}` : `${who}必须都算上`;
  },
  leaves: ({ numbers, size, identity }, scene) =>
    `${link("也就是说，", scene)}其中${sayHas(numbers, size, kindOf(scene.at, identity))}`,
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
    return isExact ? `${who}就是那${many}` : `${who}已经占了${many}`;
  },
  areTheOnes: ({ people, number, identity }, scene) =>
    `${sayPeople(people, scene)}就是那${sayAmountOf(number, "个")}${kindOf(scene.at, identity)}`,
  makeAtMost({ people, size, identity }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindOf(scene.at, identity)];
    return size === 1 ? `${who}只有一人，至多算1个${kind}` : `${who}至多有${size}个${kind}`;
  },
  makes: ({ tallies, identity }, scene) => sayMade(tallies, identity, scene),
  makesAndTakes: ({ tallies, identity, numbers, size }, scene) =>
    `${sayMade(tallies, identity, scene)}，而线索要求${sayWanted(numbers, size)}`,
  orElse: ({ claims, tallies, identity, isRestHeld }, scene) =>
    `${sayClause(claims, scene)}（否则${isRestHeld ? "，若其余部分成立，" : ""}${sayTallies("就", tallies, identity, scene)}）`,
  orElseLead: ({ claims, lead, identity }, scene) =>
    `${sayClause(claims, scene)}（否则前者中的${kindOf(scene.at, identity)}${LEADS[lead]}）`,
  butAre: ({ demand, grounds }, scene) => `${sayClause(demand, scene)}，可是${say(grounds, scene)}`,
  counts: ({ people }, scene) => `说的是${sayPeople(people, scene)}`,
  countsOnly: ({ people }, scene) => `说的就是${sayPeople(people, scene)}`,
  groupIs: ({ group, people }, scene) => `${sayPeople(group, scene)}就是${sayPeople(people, scene)}`,
  areAmong: ({ people, group }, scene) => `${sayPeople(group, scene)}包括${sayPeople(people, scene)}`,
  comesDownTo({ sides }, scene) {
    const who = sides.map((side) => sayPeople(side, scene));
    return who.length === 1 ? `关键只在${who[0]}` : `关键在于${who.join("与")}孰多孰少`;
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
