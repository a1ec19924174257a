// What is wrong, in Chinese: by the kind of trouble and whom it is about, so without some figures that English gives.

import type { Defect, Table, Troubles } from "@demonstrandum/engine";
import { sayChineseList } from "@demonstrandum/text";
import type { CodeWording, DefectWording, RejectionWording } from "./wording.ts";

const quoted = (said: string): string => (said === "" ? "。" : `：“${said}”`);

const DEFECTS: DefectWording = {
  "absurd clue": (name) => `${name}说的是真是假，人人一看便知。`,
  ambiguous: () => "所有线索合起来，仍然不足以确定唯一解。",
  cast: (name) => `人物有误${name === "" ? "" : `：${name}`}。`,
  chain: () => "推理顺序没有从开局已明的人开始，把每个人恰好列出一次。",
  config: () => "谜题所带的配置无法使用。",
  contradiction: () => "线索互相矛盾。",
  cost: () => "证词的总复杂度超过了预算。",
  counts: () => "计数的话太多了。",
  dialect: () => "这个游戏没有谜题所用的线索语言。",
  "disabled clue": (name, said) => `${name}的话用到了已关掉的线索${quoted(said)}`,
  "empty clue": (name, said) => (said === "" ? `${name}什么也没说。` : `${name}的话毫无信息${quoted(said)}`),
  "false axiom": () => "答案违反了不言自明的规则。",
  "false clue": (name, said) => `${name}说的与其身份不符${quoted(said)}`,
  format: () => "谜题的格式有误。",
  game: () => "这是另一个游戏的谜题。",
  identity: (name) => `${name}的身份不是两种身份之一。`,
  "idle atom": (name, said) => `${name}的话里有一部分不起作用${quoted(said)}`,
  "idle statement": (name) => `${name}有一句话是多余的。`,
  "ill-formed clue": (name) => `${name}的线索不合格式。`,
  label: () => "标注的难度与实际难度不符。",
  place: (name) => `${name}的编号与座位不符。`,
  relations: () => "说关系的话太少了。",
  "repeated clue": (name, said) => `${name}说的和另一个人意思相同${quoted(said)}`,
  "self-reference": (name, said) => `${name}提到了自己${quoted(said)}`,
  start: () => "开局时已明的人有误。",
  stuck: (name) => `推理到了某一步，没有什么能证明${name}的身份。`,
  testimony: (name) => `${name}的证词句数不对。`,
  text: (name) => `${name}的线索，文字与参数不符。`,
  "too much": () => "这个谜题推算量太大，算不出来。",
  wolves: () => "狼人的数量超出了规定的范围。",
};

const REJECTIONS: RejectionWording = {
  "no start": "没有起点",
  "the start led nowhere": "从起点推不下去",
  "the words led nowhere": "从证词推不下去",
  "somebody had nothing to say": "有人无话可说",
  "nothing left to say": "已无话可说",
  "the profile was not reached": "难度分布没有达到",
  "not the level": "难度不符",
  "too few relations": "说关系的话太少",
  "more than one solution": "解不唯一",
  "other solver": "另一个求解器不认可答案",
};

const CODES: CodeWording = {
  unpackable: "这个谜题无法写成分享码。",
  long: "这个分享码太长，不可能是谜题。",
  letters: "这个分享码里有不该出现的字符。",
  version: "这个分享码是由另一个版本生成的。",
  game: "这个分享码属于这里没有的游戏。",
  unsound: "这个分享码里的谜题有问题。",
  damaged: "这个分享码已损坏：有一部分缺失或被改动。",
  large: "这个分享码装的东西远比一个谜题多。",
  empty: "这个分享码里没有谜题。",
};

/** Villages add the difficulty they missed to the reason, and other reasons are kinds of defects. */
const sayReason = (reason: string): string =>
  REJECTIONS[reason as keyof RejectionWording] ?? (/^not /.test(reason) ? REJECTIONS["not the level"] : "未通过检查");

function sayDefect({ kind, person }: Defect, table: Table | undefined): string {
  const name = person === undefined ? "" : (table?.people[person]?.name ?? `第${person + 1}人`);
  const said = person === undefined ? "" : (table?.clues[person]?.text ?? "");
  return DEFECTS[kind as keyof DefectWording]?.(name, said) ?? DEFECTS.format(name, said);
}

/** Reasons that are said alike count together. */
function sayReasons(reasons: Readonly<Record<string, number>>): string {
  const counts = new Map<string, number>();
  for (const [reason, count] of Object.entries(reasons)) {
    const said = sayReason(reason);
    counts.set(said, (counts.get(said) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([said, count]) => `${said}${count}次`)
    .join("，");
}

export const zh: Troubles = {
  defect: sayDefect,
  config: (keys) => {
    if (keys.length === 0) return "配置无法使用。";
    const list = sayChineseList(keys.map((key) => `“${key}”`));
    return keys.length === 1 ? `设置${list}不存在，或者它的值无法使用。` : `设置${list}不能同时使用。`;
  },
  puzzle: (at) => (at === undefined ? "这不是谜题。" : `这不是谜题：“${at}”处有误。`),
  clue({ at, suggestion }) {
    const place = at === undefined ? "这条线索写得不对" : `第${at.line}行第${at.column}列写得不对`;
    return suggestion === undefined ? `${place}。` : `${place}，是不是想写“${suggestion}”？`;
  },
  code: (kind, defect) => CODES[kind] + defect,
  failure(attempts, reasons, why) {
    const list = sayReasons(reasons);
    return `试了${attempts}次都没有做出谜题${list === "" ? "" : `：${list}`}。${why}`;
  },
};
