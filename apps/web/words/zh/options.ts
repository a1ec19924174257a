// What can be chosen, in Chinese.

import { atomLabels, classicLabels, whoLabels } from "@demonstrandum/clues/chinese";
import type { Words } from "../words.ts";
import { zh as house } from "./games.ts";
import { makeTongues } from "./tongues.ts";

const EFFECTS = {
  1: "直接透露身份。关闭后，落脚点更少。",
  2: "清点一群人。关闭后，要加的数更少。",
  3: "比较两件事。关闭后，谜题更温和。",
  4: "波及整个棋盘。关闭后，线索不离说话人左右。",
};

const ANY_LEVEL = "先出题，出好再评级。";

const cultivators: Words["options"]["cultivators"] = {
  ordinary: "修士",
  hidden: "妖",
  classic: { label: "经典", note: "十四种线索，句子平实。" },
  atoms: { label: "组合", note: "线索由小零件拼成，更丰富，也更奇特。" },
  mixed: { label: "混合", note: "经典与组合两种线索同场，句式少有雷同。" },
  classicParts: classicLabels,
  atomParts: atomLabels,
};

const who: Words["options"]["who"] = {
  ordinary: "村民",
  hidden: "狼人",
  theme: "主题",
  themes: {
    village: { label: "村庄", note: "村民与狼人。" },
    court: { label: "宫廷", note: "朝臣与密探。" },
    harbour: { label: "港口", note: "水手与走私者。" },
  },
  parts: whoLabels,
};

const village: Words["options"]["village"] = {
  size: "多少村民？",
  statements: "每人说几句？",
  amounts: {
    two: { label: "两句", note: "其中一句可能是谎话。" },
    one: { label: "一句", note: "非真即假，别无他话。" },
    three: { label: "三句", note: "要读的更多，能藏的也更多。" },
    mixed: { label: "一至三句", note: "有人话多，有人话少。" },
  },
  allowCountStatements: {
    label: "可以报人数",
    note: "“全村恰好有3个狼人。”关闭后，每句话都只说另外两个人。",
  },
  forbidSelfReference: { label: "不说自己", note: "关闭后，也会有人说“某某或者我……”。" },
  wolvesAlsoTellTruth: {
    label: "狼人真假参半",
    note: "每个狼人都有真话也有假话，所以人人至少说两句。",
  },
  irredundant: { label: "没有一句废话", note: "哪句话都不能少。出题更慢，有人只说一句。" },
};

export const zh: Words["options"] = {
  level: house.level,
  levels: {
    easy: "几乎总是一条线索就够。",
    medium: "时不时要把两条线索合起来看。",
    hard: "常要把三条或更多线索合起来看。",
    brutal: "先泡壶茶。推理链长，落脚点少。",
    any: ANY_LEVEL,
  },
  liarsLevels: {
    easy: "一个一个说话人看过去就能解开。",
    medium: "要做一次假设，再把它推翻。",
    hard: "要做两三次假设。",
    brutal: "至少四次假设。请备好铅笔。",
    any: ANY_LEVEL,
  },
  villageLevels: {
    easy: "一个一个说话人看过去就能解开。",
    medium: "总有一处要先假设，再推翻。",
    hard: "假设一个接着一个。",
    any: ANY_LEVEL,
  },
  localRules: "只出每次用一条线索就能解完的谜题",
  honesty: {
    legend: ({ hidden }) => `${hidden}会说谎吗？`,
    truthful: { label: "不会，人人说真话", note: "身份已揭晓的人会说出一条真线索。" },
    liars: ({ ordinary, hidden }) => ({
      label: `会，${hidden}说谎`,
      note: `人人都已开口：${ordinary}说真话，${hidden}说假话。一开始谁的身份都不明。`,
    }),
  },
  asides: {
    legend: "人人都有线索吗？",
    none: { label: "人人都有", note: "一人一条线索，不管用不用得上。" },
    some: (count) => ({
      label: `有${count}人说闲话`,
      note: `线索用不上的人里，有${count}人改说闲话，并标明不是线索。`,
    }),
  },
  boards: {
    legend: "棋盘多大？",
    usual: (people) => `平常大小，${people}人。`,
    people: (people) => (people < 18 ? `小局，${people}人，片刻可解。` : `大局，${people}人。`),
  },
  cultivators,
  kindsOfClue: "线索种类",
  partsOfClues: "线索零件",
  who,
  village,
  tongues: makeTongues([who.ordinary, who.hidden]),
  part: (example, tier) => `“${example}”${EFFECTS[tier]}`,
};
