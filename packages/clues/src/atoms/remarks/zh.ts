// What can be wrong with a chain of atoms, in Chinese.

import type { InOtherWords } from "@demonstrandum/text";
import type { en } from "./en.ts";

export const zh: InOtherWords<typeof en> = {
  chainNeeded: () => "原子线索需要“chain”或“dsl”",
  notSameChain: () => "“chain”和“dsl”不是同一条线索",
  atomsNeeded: () => "应为原子列表",
  tooManyAtoms: ({ most }) => `一条链至多有${most}个原子`,
  atomNameNeeded: () => "应为原子的名称",
  argumentNeeded: ({ most }) => `应为0到${most}的整数，或一个词`,

  oneRoot: () => "链以“pos()”或“neg()”开头，而且只能有其中一个",
  rootFirst: () => "链以“pos()”或“neg()”开头",
  connectedArguments: () => "“connected()”的括号里写一个组的名称，或者不写",
  noArguments: ({ atom }) => `“${atom}()”的括号里什么也不写`,
  oneArgument: ({ atom }) => `“${atom}()”的括号里要写1项`,
  manyArguments: ({ atom, count }) => `“${atom}()”的括号里要写${count}项`,
  notNumber: ({ found }) => `应为数字，不能是“${found}”`,
  noRow: ({ last }) => `没有这一行，行号从1到${last}`,
  noColumn: ({ last }) => `没有这一列，列号从A到${last}`,
  noGroup: ({ name }) =>
    `没有叫“${name}”的组；组有“row1”“columnA”等，“corners”“edges”和“everyone”，五行之一，以及某人周围的人，写作“neighbor_Li_Mu”“above_Li_Mu”等`,
  noElement: ({ name, elements }) => `没有叫“${name}”的五行；五行写作：${elements.join("、")}`,
  identityIsRoot: ({ elements }) =>
    `谁是修士、谁是妖由“pos()”和“neg()”来说；“be()”里写五行之一：${elements.join("、")}`,
  noRoots: () => "场上没有人有灵根",
  samePersonTwice: ({ atom, person }, say) => `“${atom}()”需要两个不同的人，不能两次都是${say.name(person)}`,
  notInOneLine: ({ first, second }, say) => `${say.name(first)}和${say.name(second)}既不同行也不同列，两人之间没有人`,
  oneQuantifier: ({ atom }) => `一条链只能有一个量词，已经有“${atom}()”了`,
  connectedTwice: () => "“connected()”在一条链里只能出现1次",
  noQuantifier: () => "缺少量词：有多少？例如“exact(2)”“atLeast(1)”或“all()”",
  anyConnected: () => "“any()”和“connected()”不能同用",
  anyOfEveryone: () => "“any()”至少需要一个限定：最后一个说明他们都在哪里",
  mostConnected: () => "“most()”和“connected()”不能同用",
  mostOfWhat: () => "“most()”比较的是行、列、邻居或五行：第一个限定必须是“row”“column”“neighbor”或“be”",
  groupOfOne: ({ asked }) => `这一组有1人，不是${asked}人`,
  groupOfMany: ({ size, asked }) => `这一组有${size}人，不是${asked}人`,

  longChain: ({ most }) => `一条链至多有${most}个字符`,
  strangeCharacter: ({ character }) => `“${character}”在链里没有意义`,
  unexpected: ({ expected, found }, say) => `这里应为${say.clause(expected)}，但${say.clause(found)}`,
  textEnds: () => "文字已经结束",
  thereIs: ({ text }) => `写的是“${text}”`,
  nameAsOneWord: () => "由两个词组成的名字，中间写下划线",

  aRoot: () => "“pos()”或“neg()”",
  dotOrEnd: () => "句点和下一个原子，或者结束",
  anAtom: () => "原子的名称",
  openingBracket: ({ atom }) => `“${atom}”后面的左括号`,
  closingBracket: () => "右括号",
  commaAnd: ({ argument }, say) => `逗号和${say.clause(argument)}`,
  aNumber: () => "数字",
  numberUpTo: ({ most }) => `不大于${most}的数`,
  aRow: () => "行号",
  aColumn: () => "列的字母",
  aPerson: () => "人名",
  anElement: () => "五行之一",
  aGroup: () => "组的名称",
  oneOf: ({ choices }) => `以下之一：${choices.join("、")}`,
};
