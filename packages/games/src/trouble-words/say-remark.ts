// Remarks in Chinese: by their English form, filled with the same.

import { ELEMENTS_IN_CHINESE } from "@demonstrandum/clues/chinese";
import type { Told } from "@demonstrandum/engine";
import { chineseSentence, type Filling, type Remark } from "@demonstrandum/text";
import { CLUES_IN_CHINESE } from "./clues-zh.ts";
import { PUZZLES_IN_CHINESE } from "./puzzles-zh.ts";

const SENTENCES = new Map(Object.entries({ ...CLUES_IN_CHINESE, ...PUZZLES_IN_CHINESE }));

/** Words that fill a remark where English has few to choose from. */
export const CHINESE_WORDS = new Map<string, string>(
  Object.entries({
    ...ELEMENTS_IN_CHINESE,
    before: "之前",
    after: "之后",
    above: "上方",
    below: "下方",
    in: "里",
    "to the left of": "左边",
    "to the right of": "右边",
    neighboring: "旁边",
    row: "行",
    column: "列",
    Demon: "妖",
    Cultivator: "修士",
    villager: "村民",
    werewolf: "狼人",
    easy: "简单",
    medium: "中等",
    hard: "困难",
    brutal: "地狱",
    "Cultivators or Demons?": "修士还是妖？",
    "Clues of Who": "谁的线索",
    board: "场地",
    clue: "线索",
    roles: "身份用词",
    chain: "链",
    nothing: "空",
    "nested so deep": "嵌套过深的部分",
    "its top": "开头",
    type: "类型",
    value: "值",
    length: "长度",
    integer: "整数",
    key: "项目",
    number: "数字",
    string: "文字",
    boolean: "真或假",
    Object: "对象",
    Array: "列表",
    undefined: "空缺",
    never: "空缺",
    null: "空值",
    true: "真",
    false: "假",
    NaN: "非数",
  }),
);

/** The Chinese name of somebody in the cast. */
export type NameInChinese = (latin: string) => string | undefined;

const formOf = ({ around }: Remark): string => around.join("{}").replace(/\.$/, "");

/** Without a full stop. */
function sayClause(remark: Remark, nameOf: NameInChinese): string {
  const { around, fillings } = remark;
  const said = fillings.map((each, i) => (isQuoted(around[i], each) ? each : sayFilling(each, nameOf)));
  const sentence = SENTENCES.get(formOf(remark)) ?? remark.text;
  return sentence.replace(/\{(\d)\}/g, (_, at) => said[Number(at)] ?? "");
}

/** What English quotes is somebody's own word, and what is proposed is to be written so. */
const isQuoted = (before = "", filling: Filling): filling is string =>
  typeof filling === "string" && /["“]$|\bdid you mean $/i.test(before);

function sayFilling(filling: Filling, nameOf: NameInChinese): string {
  if (typeof filling === "string") return nameOf(filling) ?? CHINESE_WORDS.get(filling) ?? requoted(filling);
  if (typeof filling === "number") return String(filling);
  return "text" in filling ? sayClause(filling, nameOf) : filling.join("、");
}

/** "a" as “a”, and ("a" | "b") as “a”或“b”. */
const requoted = (text: string): string =>
  /^\(?".*"\)?$/s.test(text)
    ? text
        .replace(/^\((.*)\)$/s, "$1")
        .replace(/"([^"]*)"(?: \| )?/g, (all, word) => `“${word}”${all.endsWith("| ") ? "或" : ""}`)
    : text;

/** As a whole sentence; what is a text is Chinese already. */
export const sayRemark = (told: Told, nameOf: NameInChinese): string =>
  typeof told === "string" ? told : chineseSentence(sayClause(told, nameOf));
