// What can be wrong with boards, names, data and places, in Chinese.

import { type InOtherWords, quoteRawInChinese, sayChineseData } from "@demonstrandum/text";
import type { en } from "./en.ts";

/** What data is of; clue forms and atoms keep their names. */
const PARTS = new Map([
  ["board", "场地"],
  ["clue", "线索"],
  ["roles", "身份用词"],
  ["chain", "链"],
]);

export const zh: InOtherWords<typeof en> = {
  emptyBoard: () => "场上至少要有1人",
  fullBoard: ({ most, size }) => `场上至多容纳${most}人，不能有${size}人`,
  boardShape: ({ rows, cols, places, size }) => `${rows}行、每行${cols}人，共${places}个位置，却有${size}人`,
  sameName: ({ name }, say) => `有两个人都叫“${say.name(name)}”`,
  samePlace: ({ first, second }, say) => `${say.name(first)}和${say.name(second)}占了同一个位置`,
  wrongId: ({ name, index, id }, say) => `${say.name(name)}在名单上的序号是${index}，编号却是${id}`,
  outsideBoard: ({ name }, say) => `${say.name(name)}坐到了场外`,
  noPerson: ({ person, size }) => `没有编号为${person}的人，场上共有${size}人`,
  nobodyCalled: ({ name }) => `没有叫“${name}”的人`,

  longName: ({ name, most }) => `名字${quoteRawInChinese(name)}超过了${most}个字符`,
  unseenName: ({ name, flaw }, say) => `${quoteRawInChinese(name)}不能作名字：名字${say.clause(flaw)}`,
  noName: ({ name }) =>
    `${quoteRawInChinese(name)}不能作名字：名字以字母或汉字开头，由字母、汉字、数字、撇号和连字符组成，中间只能用单个空格隔开`,
  reservedName: ({ name }) => `“${name}”不能作名字：放在句子里会有别的意思`,

  inData: ({ what, flaw }, say) => `“${PARTS.get(what) ?? what}”：${say.clause(flaw)}`,
  inDataAt: ({ what, path, flaw }, say) => `“${PARTS.get(what) ?? what}”的“${path}”：${say.clause(flaw)}`,
  objectNeeded: () => "应为对象",
  listNeeded: () => "应为列表",
  textNeeded: () => "应为文字",
  strangeKey: ({ key }) => `${sayChineseData(key)}不该出现在这里`,
  missingKey: () => "缺了这一项",
  dataNeeded: ({ expected }) => `应为${sayChineseData(expected)}`,
  oneOfNeeded: ({ choices }) => `应为以下之一：${choices.join("、")}`,
  numberNeeded: () => "应为数字",
  wholeNeeded: () => "应为整数",
  fromZeroNeeded: () => "应为不小于0的数",
  smallNeeded: ({ most }) => `应为不大于${most}的数`,
  nameNeeded: () => "应为名字",
  peopleNeeded: () => "应为人物列表",

  noForm: ({ what, id }, say) => `没有叫“${id}”的${say.clause(what)}`,
  didYouMean: ({ flaw, suggestion }, say) => `${say.clause(flaw)}。是不是想写“${suggestion}”？`,
  atPlace: ({ line, column, flaw }, say) => `第${line}行第${column}列：${say.clause(flaw)}`,
  row: ({ at }) => `第${at}行`,
  column: ({ at }) => `第${at}列`,
  noLine: ({ line, count, kind }, say) => `没有${say.clause(line)}，场上共有${count}${kind === "row" ? "行" : "列"}`,

  notNeighbor: ({ person, of }, say) => `${say.name(person)}不是${say.name(of)}的邻居`,
  oneOfNone: () => "邻居有0个时，谁也不会是其中之一",
  fewNeighbors: ({ person, count, asked }, say) => `${say.name(person)}只有${count}个邻居，没有${asked}个`,
  moreThanThere: ({ some, all }) => `${all}个中没有${some}个`,
};
