// Why a village cannot be had, in Chinese. Settings keep their names.

import { zh as troublesIn } from "../../trouble-words/zh.ts";
import type { VillageConfigWording } from "./wording.ts";

export const zh: VillageConfigWording = {
  notObject: "配置必须是一个对象。",
  noSetting: (key) => `村子没有“${key}”这一项设置。`,
  setting: (key, must) => `“${key}”${must}。`,
  whole: (least, most) => `必须是${least}到${most}的整数`,
  yesNo: "只能是真或假",
  oneOf: (choices) => `只能是${choices.map((each) => `“${each}”`).join("或")}`,
  text: "必须是文字",
  notEmpty: "不能为空",

  over: (least, atLeast, most, atMost) => `“${least}”是${atLeast}，比“${most}”的${atMost}还大。`,
  tooManyWolves: (wolvesMax, size) => `狼人上限是${wolvesMax}，但村民只有${size}人。`,
  namesCount: (names, size) => `村民有${size}人，名字却有${names}个。`,
  nameUnfit: (flaw) => `名字有误：${troublesIn().say(flaw)}`,
  nameTwice: (name) => `名字“${name}”出现了两次。`,
  twoAttempts: (attempts, maxAttempts) => `尝试次数被设了两次：${attempts}和${maxAttempts}。两个名字指的是同一项设置。`,
  countsOff: (count) => `计数的话至多${count}句，但计数的话已经关掉了。`,
  tooManyRelations: (relations, size, room) => `要求至少${relations}句关系，但${size}个村民至多说${room}句话。`,
  conciseNeedsUnique: "要求没有多余的话，就必须要求唯一解：一句话多余，是指去掉它之后唯一解不变。",
  budget: (budget, statements) => `复杂度预算是${budget}，但${statements}句话至少要花${statements}。`,
  mixedNeedsTwo: "要狼人也说真话，每人就得能说至少两句：一句真，一句假。",
  nothingSettled: "难度不可能是简单：既不计数，也不提自己，一个人的话就什么都定不下来，除非某个狼人的两句话自相矛盾。",
  terseThree:
    "三个村民每人说两句，且其中有人类时，不可能没有多余的话：请改成四人，或让每人可以只说一句，或允许三人都是狼人。",
  terseEasy: (size) =>
    `难度不可能是简单：人人说两句且没有一句多余时，逐个读证词找不出任何人类，最后一个狼人也只能靠对全村的计数找出。请改成中等或困难，或让每人可以只说一句，或要求${size}人全是狼人并允许计数。`,

  helpsConcise: "最难满足的是“没有多余的话”：去掉这一项，或减少村民、增加尝试次数、换一个种子。",
  helpsTerse: (wolves) =>
    `人人说两句且没有一句多余时，大多数人必是狼人：${wolves === undefined ? "" : `把狼人上限改成${wolves}，或`}让每人可以只说一句、增加尝试次数、不要求没有多余的话，就可能做到。`,
  helpsDense: (wolves) =>
    `没有一句多余、狼人又掺着说真话时，村里几乎容不下人类：${wolves === undefined ? "" : `把狼人上限改成${wolves}（可以没有人类），或`}减少村民、不要求没有多余的话、不让狼人说真话，就可能做到。`,
};
