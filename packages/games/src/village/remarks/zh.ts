// What can be wrong with a village, and why one cannot be had, in Chinese. Settings keep their names where they are quoted.

import type { InOtherWords } from "@demonstrandum/text";
import type { en } from "./en.ts";

export const zh: InOtherWords<typeof en> = {
  wrongIndex: ({ name, index, wanted }, say) => `${say.name(name)}的编号是${index}，应为${wanted}`,
  villagersSameName: ({ name }, say) => `有两个村民都叫“${say.name(name)}”`,
  wrongLength: ({ name, count, least, most }, say) =>
    `${say.name(name)}说了${count}句，应为${least === most ? least : `${least}到${most}`}句`,
  ofThemself: ({ name, statement }, say) => `${say.name(name)}提到了自己：“${statement}”`,
  fewRelations: ({ count, least }) => `说关系的话有${count}句，至少应有${least}句`,
  manyCounts: ({ count, most }) => `计数的话有${count}句，至多应有${most}句`,
  highCost: ({ cost, most }) => `证词的总复杂度是${cost}，至多应为${most}`,
  wolfCount: ({ count, least, most }) => `狼人有${count}个，应有${least}到${most}个`,
  idleStatement: ({ statement, name }, say) => `${say.name(name)}的这句话是多余的：“${statement}”`,
  unevenLists: ({ villagers, testimonies, identities }) =>
    `村民有${villagers}个，证词有${testimonies}份，身份有${identities}个`,

  villageNeeded: () => "游戏必须是“village”",
  labelNeeded: ({ labels }) => `难度应为以下之一：${labels.join("、")}`,
  trueOrLeftOut: () => "只能写真，或者不写",
  negativeScore: () => "分数不能是负数",
  villagersNeeded: () => "应为村民列表",
  testimoniesNeeded: () => "应为证词列表",
  identitiesNeeded: () => "应为身份列表",
  emptyName: () => "名字不能为空",
  smallVillage: ({ least }) => `一个村子至少有${least}个村民`,
  largeVillage: ({ most }) => `一个村子至多有${most}个村民`,
  manyStatements: ({ most }) => `一个村民至多说${most}句话`,
  statementsNeeded: () => "应为句子列表",
  statementNeeded: () => "句子应为文字",
  longStatement: ({ most }) => `一句话至多有${most}个字符`,

  noObject: () => "配置必须是一个对象",
  noSetting: ({ key }, say) => `村子没有“${say.clause(key)}”这一项设置`,
  setting: ({ key, must }, say) => `“${key}”${say.clause(must)}。`,
  mustBeWhole: ({ least, most }) => `必须是${least}到${most}的整数`,
  mustBeYesNo: () => "只能是真或假",
  mustBeOneOf: ({ choices }) => `只能是${choices.map((each) => `“${each}”`).join("或")}`,
  mustBeText: () => "必须是文字",
  mustNotBeEmpty: () => "不能为空",

  helpsConcise: () => "最难满足的是“没有多余的话”：去掉这一项，或减少村民、增加尝试次数、换一个种子",
  helpsTerse: ({ wolves }) =>
    `人人说两句且没有一句多余时，大多数人必是狼人：${wolves === undefined ? "" : `把狼人上限改成${wolves}，或`}让每人可以只说一句、增加尝试次数、不要求没有多余的话，就可能做到`,
  helpsDense: ({ wolves }) =>
    `没有一句多余、狼人又掺着说真话时，村里几乎容不下人类：${wolves === undefined ? "" : `把狼人上限改成${wolves}（可以没有人类），或`}减少村民、不要求没有多余的话、不让狼人说真话，就可能做到`,

  over: ({ least, atLeast, most, atMost }) => `“${least}”是${atLeast}，比“${most}”的${atMost}还大`,
  tooManyWolves: ({ wolvesMax, size }) => `狼人上限是${wolvesMax}，但村民只有${size}人`,
  namesCount: ({ names, size }) => `村民有${size}人，名字却有${names}个`,
  nameUnfit: ({ flaw }, say) => `名字有误：${say.clause(flaw)}`,
  nameTwice: ({ name }) => `名字“${name}”出现了两次`,
  twoAttempts: ({ attempts, maxAttempts }) =>
    `尝试次数被设了两次：${attempts}和${maxAttempts}。两个名字指的是同一项设置`,
  countsOff: ({ count }) => `计数的话至多${count}句，但计数的话已经关掉了`,
  tooManyRelations: ({ relations, size, room }) => `要求至少${relations}句关系，但${size}个村民至多说${room}句话`,
  conciseNeedsUnique: () => "要求没有多余的话，就必须要求唯一解：一句话多余，是指去掉它之后唯一解不变",
  greedyNeedsUnique: () => "贪心搜索要一直选到只剩一个解，所以必须要求唯一解",
  smallBudget: ({ budget, statements }) => `复杂度预算是${budget}，但${statements}句话至少要花${statements}`,
  mixedNeedsTwo: () => "要狼人也说真话，每人就得能说至少两句：一句真，一句假",
  nothingSettled: () =>
    "难度不可能是简单：既不计数，也不提自己，一个人的话就什么都定不下来，除非某个狼人的两句话自相矛盾",
  terseThree: () =>
    "三个村民每人说两句，且其中有人类时，不可能没有多余的话：请改成四人，或让每人可以只说一句，或允许三人都是狼人",
  terseEasy: ({ size }) =>
    `难度不可能是简单：人人说两句且没有一句多余时，逐个读证词找不出任何人类，最后一个狼人也只能靠对全村的计数找出。请改成中等或困难，或让每人可以只说一句，或要求${size}人全是狼人并允许计数`,
  notGrown: () => "“irredundant”：这里不扩建村子",

  noCache: () => "这不是村子的真值缓存",
  otherSizesCache: ({ found, size }) => `这份真值缓存是给${found}个村民用的，不是${size}个`,
  otherListsCache: () => "这份真值缓存是给另一套句子用的",
  damagedCache: () => "这份真值缓存已损坏：有一部分缺失或被改动",
  severalSolutions: () => "这个村子可能有多个解，分享码只用于能玩到底的村子",
};
