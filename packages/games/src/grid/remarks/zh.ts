// What can be wrong with a puzzle on a board, in Chinese.

import { type InOtherWords, sayChineseData, sayChineseList } from "@demonstrandum/text";
import type { en, GridId } from "./en.ts";

export const CHINESE_TITLES: Readonly<Record<GridId, string>> = { cultivators: "修士还是妖？", who: "谁的线索" };

/** Identities as puzzles hold them. */
const KINDS = new Map([
  ["Demon", "妖"],
  ["Cultivator", "修士"],
  ["villager", "村民"],
  ["werewolf", "狼人"],
]);

const kind = (identity: string): string => KINDS.get(identity) ?? identity;

const json = (value: string | undefined): string => (value === undefined ? "空" : sayChineseData(value));

export const zh: InOtherWords<typeof en> = {
  otherGamesPuzzle: ({ game, wanted }) => `这是“${game}”的谜题，不是“${wanted}”的`,
  noDialect: ({ game, dialect }) => `《${CHINESE_TITLES[game]}》没有“${dialect}”这种线索语言`,
  revealedAmongOpen: () => "开局时有人的身份已揭晓，但人人都已开口的谜题里不该有",
  wrongSeat: ({ name, id }, say) => `${say.name(name)}的编号是${id}，却坐在别处`,
  strangeIdentity: ({ name, identity, ordinary, hidden }, say) =>
    `${say.name(name)}的身份是“${identity}”，既不是${kind(ordinary)}也不是${kind(hidden)}`,
  hiddenCount: ({ count, kind: one, least, most }) => `${kind(one)}有${count}个，应当有${least}到${most}个`,
  noRoot: ({ name }, say) => `${say.name(name)}没有灵根`,
  rootTwice: ({ name }, say) => `${say.name(name)}的同一种灵根写了两次`,
  strangeRoot: ({ name }, say) => `${say.name(name)}有灵根，这个游戏里谁也没有`,

  noLie: ({ name, words }, say) => `${say.name(name)}说的不是假话：“${words}”`,
  illFormed: ({ name, flaw }, say) => `${say.name(name)}的线索不合格式：${say.clause(flaw)}`,
  switchedOff: ({ name, part }, say) => `${say.name(name)}的话用到了已关掉的“${part}”`,
  idlePart: ({ name, part }, say) => `${say.name(name)}的话里有一部分不起作用：“${part}”`,
  obvious: ({ name }, say) => `${say.name(name)}说的是真是假，人人一看便知`,
  otherWords: ({ name, key, expected }, say) =>
    `${say.name(name)}的线索，“${key}”一项的文字与参数不符，应为：${json(expected)}`,
  otherCells: ({ name, cells }, say) => `由${say.name(name)}的话能证明的是${json(cells)}，不是所写的`,
  subjectUnrevealed: ({ name, subject }, say) =>
    `${say.name(name)}说的是${say.name(subject)}的邻居，而${say.name(subject)}揭晓得更晚`,
  fewDirect: ({ count, least }) => `直接线索有${count}条，至少应有${least}条`,
  manyComplex: ({ count, most }) => `复杂线索有${count}条，最多应有${most}条`,
  offTheme: ({ name, theme }) => `${name}的话不合“${theme}”这一主题`,
  manyElements: ({ count, most }) => `灵根线索有${count}条，最多应有${most}条`,

  noSuchAside: () => "没有这句闲话",
  asideCount: ({ count, wanted }) => `闲话有${count}句，应有${wanted}句`,
  asideTwice: ({ name }, say) => `${say.name(name)}的闲话前面有人说过`,

  clueNeeded: () => "应为线索",
  clueTextNeeded: () => "缺少线索的文字",
  identityNeeded: () => "应为身份",
  gameNeeded: () => "应为游戏的名称",
  dialectNeeded: () => "应为线索语言的名称",
  difficultyNeeded: () => "应为难度",
  idsNeeded: () => "应为编号列表",
  charactersNeeded: () => "应为人物列表",

  rolesInConfig: ({ flaw }, say) => `配置的“roles”一项有误：${say.clause(flaw)}`,
  oneDialect: () => "“who”只有一种线索语言：“who”",
  classicOnly: ({ key }) => `“${key}”只能用于“classic”这种线索语言`,
  directLiars: () => "“directCluesMin”和“liars”不能同用：说谎的人说什么都不算直接",
  manyDirect: ({ most }) => `“directCluesMin”：最多只有${most}条线索`,
  polarityOn: () => "“ATOM_CONFIG.polarity”不能关掉：每条链都需要它",
  localLiars: () => "“localRulesOnly”和“liars”不能同用：文档里的局部规则把每条线索都当作真话",
  noLevelOfSize: ({ rows, cols, difficulty, labels }) =>
    `“difficulty”：${rows}×${cols}的棋盘没有“${difficulty}”这一难度，只有${sayChineseList(labels.map((label) => `“${label}”`))}`,
  themeOfLiars: () => "“only”和“liars”不能同用：有人说谎的谜题不设主题",
  themeTooNarrow: ({ theme, dialect }) => `“only”：主题“${theme}”在“${dialect}”这种线索语言里可说的太少`,
  noLiarsOfSize: ({ rows, cols }) => `“liars”：${rows}×${cols}的棋盘不出有人说谎的谜题`,
  demonsOfSize: ({ size, least, most }) => `“demons”：${size}个人里应有${least}到${most}个`,
  asidesOfLiars: () => "“asides”和“liars”不能同用：闲话无所谓真假",
  manyAsides: ({ size, most }) => `“asides”：${size}个人里最多${most}个说闲话`,
  asidesUnread: () => "“asides”：这里没有闲话",
  noLiars: () => "“liars”：这里不出有人说谎的谜题",
  liarsUnread: () => "这里不读有人说谎的谜题",

  allSwitchedOff: () => "全都关掉了",
  fellBack: ({ parts }) => `全都关掉了，所以用${sayChineseList(parts)}`,
  withoutParts: ({ off }) => `关掉了${sayChineseList(off)}`,
  onlyParts: ({ on }) => `只开着${sayChineseList(on)}`,
  fewThings: ({ different, size }) =>
    `这样在多数棋盘上${different === 0 ? "无话可说" : `只剩${different}句不同的话`}，而${size}个人每人要说一句不同的`,
  enoughThings: () => "这样凑不出这个难度的谜题",
  switchOnAny: ({ parts }) => `请打开${sayChineseList(parts, "或")}`,
  switchOnAll: ({ parts }) => `请把${sayChineseList(parts)}都打开`,
  noSwitchHelps: () => "试了几次，没有找到该打开哪些：请尽量多打开一些",
  switchesLeave: ({ switched, why, advice }, say) =>
    `${say.clause(switched)}：${say.clause(why)}。${say.clause(advice)}`,

  noKnownForm: () => "有一条线索的形式不认识",
  largeParameter: ({ key }) => `参数“${key}”存不下`,
  strangeDialect: () => "其中的线索用的是这里没有的语言",
};
