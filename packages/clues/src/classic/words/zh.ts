// The classic clue types in Chinese.

import type { Element } from "../../board.ts";
import { sayPortion, who } from "../../chinese.ts";
import { makeColumn } from "../../place.ts";
import type { NamedSetting } from "../../tongue.ts";
import type { ClassicLabels, ClassicWording } from "./wording.ts";

const kind = (identity: boolean): string => (identity ? "妖" : "修士");

export const lineInChinese = (line: "row" | "column", index: number): string =>
  line === "row" ? `第${index + 1}行` : `${makeColumn(index)}列`;

export const ELEMENTS_IN_CHINESE: Readonly<Record<Element, string>> = {
  Metal: "金",
  Wood: "木",
  Water: "水",
  Fire: "火",
  Earth: "土",
};

interface Line {
  readonly row?: number;
  readonly column?: number;
}

const sayLine = ({ row, column }: Line): string =>
  row === undefined ? lineInChinese("column", column ?? 0) : lineInChinese("row", row);

const nameOf = (id: number, { names }: NamedSetting): string => names[id] ?? "";

const personIs =
  (identity: boolean) =>
  ({ target }: { readonly target: number }, at: NamedSetting): string =>
    `${nameOf(target, at)}是${kind(identity)}。`;

const onlyInLine =
  (identity: boolean) =>
  (params: Line & { readonly subject: number }, at: NamedSetting): string =>
    `${who(params.subject, at)}是${sayLine(params)}唯一的${kind(identity)}。`;

const neighborsAndOne =
  (identity: boolean) =>
  ({ N, mentionedId }: { readonly N: number; readonly mentionedId: number }, at: NamedSetting): string =>
    N === 1
      ? `我的邻居中只有1个${kind(identity)}，就是${nameOf(mentionedId, at)}。`
      : `我的邻居中恰好有${N}个${kind(identity)}，${nameOf(mentionedId, at)}是其中之一。`;

const quotaInLine =
  (identity: boolean) =>
  (params: Line & { readonly subject: number; readonly M: number; readonly N: number }, at: NamedSetting): string => {
    const [where, { M, N }] = [sayLine(params), params];
    const all = N === 1 ? "只有" : "共有";
    return `${who(params.subject, at)}的邻居中${all}${N}个${kind(identity)}，${sayPortion(M, N, `在${where}`, `不在${where}`)}。`;
  };

const quotaOfElement =
  (identity: boolean) =>
  ({ element, M, N }: { readonly element: Element; readonly M: number; readonly N: number }): string => {
    const root = `有${ELEMENTS_IN_CHINESE[element]}灵根的`;
    if (N === 1) return `唯一${root}人${M === 1 ? "是" : "不是"}${kind(identity)}。`;
    if (M === N) return `${root}${N}人都是${kind(identity)}。`;
    if (M === 0) return `${root}${N}人都不是${kind(identity)}。`;
    return `${root}${N}人中，恰好有${M}个${kind(identity)}。`;
  };

export const zh = {
  PERSON_IS_DEMON: personIs(true),
  PERSON_IS_CULTIVATOR: personIs(false),
  ONLY_DEMON_IN_ROW: onlyInLine(true),
  ONLY_CULTIVATOR_IN_ROW: onlyInLine(false),
  ONLY_DEMON_IN_COLUMN: onlyInLine(true),
  ONLY_CULTIVATOR_IN_COLUMN: onlyInLine(false),
  N_NEIGHBORS_A_DAEMON: neighborsAndOne(true),
  N_NEIGHBORS_A_CULTIVATOR: neighborsAndOne(false),
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: quotaInLine(true),
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: quotaInLine(true),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: quotaInLine(false),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: quotaInLine(false),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: quotaOfElement(true),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: quotaOfElement(false),
} satisfies ClassicWording;

export const labels = {
  PERSON_IS_DEMON: "某人是妖",
  PERSON_IS_CULTIVATOR: "某人是修士",
  ONLY_DEMON_IN_ROW: "一行中唯一的妖",
  ONLY_CULTIVATOR_IN_ROW: "一行中唯一的修士",
  ONLY_DEMON_IN_COLUMN: "一列中唯一的妖",
  ONLY_CULTIVATOR_IN_COLUMN: "一列中唯一的修士",
  N_NEIGHBORS_A_DAEMON: "邻居中有几个妖，并说出其中一个",
  N_NEIGHBORS_A_CULTIVATOR: "邻居中有几个修士，并说出其中一个",
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: "是妖的邻居中，几个在某一行",
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: "是妖的邻居中，几个在某一列",
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: "是修士的邻居中，几个在某一行",
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: "是修士的邻居中，几个在某一列",
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: "有某种灵根的人中，几个是妖",
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: "有某种灵根的人中，几个是修士",
} satisfies ClassicLabels;
