// What can be wrong with a puzzle's data, a configuration and what a code holds, in Chinese.

import { type InOtherWords, quoteRawInChinese } from "@demonstrandum/text";
import type { en } from "./en.ts";

export const zh: InOtherWords<typeof en> = {
  noPuzzle: ({ flaw }, say) => `这不是谜题：${say.clause(flaw)}`,
  noPuzzleKey: ({ key }, say) => `这不是谜题：没有“${say.clause(key)}”这一项`,
  wrongAt: ({ place, flaw }, say) => `“${place}”处有误：${say.clause(flaw)}`,
  key: ({ key }) => key,
  deepKey: () => "嵌套过深的部分",
  formatNeeded: ({ format }) => `格式必须是“${format}”`,
  configNeeded: () => "配置必须是一个对象",
  finiteNeeded: () => "应为有限的数",
  yesNoNeeded: () => "应为真或假",
  noWriting: () => "这里不能读写下来的线索",
  notJsonText: ({ text }) => `${quoteRawInChinese(text)}不是JSON`,
  notSaidHere: ({ text }) => `这里没有${quoteRawInChinese(text)}这样的线索`,
  speakerNeeded: () => "这句话说到了说话人自己，要指明是谁说的",

  noConfigKey: ({ key }, say) => `配置没有“${say.clause(key)}”这一项`,
  inConfig: ({ flaw }, say) => `配置有误：${say.clause(flaw)}`,
  inConfigAt: ({ key, flaw }, say) => `配置的“${key}”一项有误：${say.clause(flaw)}`,
  debugElsewhere: ({ key }) =>
    `${quoteRawInChinese(key)}不记在谜题里：在网址后加“?debug”，或用“qed play --debug”和库里的“makeReport”`,
  setTwice: ({ key, before }) => `配置里的“${key}”和“${before}”是同一项的两个名称`,
  noSwitchButOne: ({ key, suggestion }) => `没有可以开关的${quoteRawInChinese(key)}（是不是想写“${suggestion}”？）`,
  noSwitch: ({ key, keys }) => `没有可以开关的${quoteRawInChinese(key)}，可以开关的有：${keys.join("、")}`,

  noNumber: ({ form }) => `“${form}”在分享码里没有编号`,
  strangeForm: () => "其中有一种线索形式，这里不认识",
  unreadConfig: () => "配置无法读取",
};
