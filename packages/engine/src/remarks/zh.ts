// What can be wrong with any puzzle, play or code, in Chinese.

import { cutShort, type InOtherWords, quoteRawInChinese, sayChineseData } from "@demonstrandum/text";
import type { IssueLabel } from "../game/remark-issue.ts";
import { nameInChinese } from "../say/words/zh/answers.ts";
import type { en } from "./en.ts";

const LABELS: Readonly<Record<IssueLabel, string>> = {
  type: "类型",
  key: "项目",
  value: "值",
  length: "长度",
  integer: "整数",
};

export const zh: InOtherWords<typeof en> = {
  restTooMuch: () => "这个谜题的其余部分推算量太大，算不出来",
  pathTooMuch: () => "这个谜题怎么解，推算量太大，算不出来",
  ratingTooMuch: () => "这个谜题有多难，推算量太大，算不出来",
  unreadConstraints: ({ why }) => `其中的约束无法读取：${why}`,
  noStart: () => "开局时没有任何人的身份已揭晓",
  unevenClues: ({ people, clues }) => `有${people}人，却有${clues}条线索`,
  strangeStart: ({ person }) => `开局时身份已揭晓的是编号为${person}的人，但没有这个人`,
  falseAxiom: () => "答案违反了不言自明的规则",
  notTrue: ({ speaker, words }, say) => `${say.name(speaker)}说的不是真话：“${words}”`,
  notSaidBy: ({ speaker, kind, words }, say) => `${say.name(speaker)}说的不是${kind}会说的话：“${words}”`,
  saysNothing: ({ speaker }, say) => `${say.name(speaker)}什么也没说`,
  tellsNothing: ({ speaker, words }, say) => `${say.name(speaker)}的话毫无信息：“${words}”`,
  saySame: ({ first, second, words }, say) => `${say.name(first)}和${say.name(second)}说的是同一个意思：“${words}”`,
  wrongChain: () => "推理顺序没有从开局时身份已揭晓的人开始，把每个人恰好列出一次",
  stuckChain: ({ person, kind }, say) => `推理到了某一步，没有什么能证明${say.name(person)}是${kind}`,
  contradiction: () => "线索互相矛盾",
  provesNothing: () => "所有线索合起来，也证明不了任何人的身份",
  manyWorlds: () => "所有线索合起来，仍有许多种可能，不是唯一解",
  someWorlds: ({ count }) => `所有线索合起来，仍有${count}种可能，不是唯一解`,
  noLabel: ({ label }) => `谜题标为“${nameInChinese(label)}”，实际上哪一级都不符`,
  otherLabel: ({ label, deserved }) => `谜题标为“${nameInChinese(label)}”，实际是“${nameInChinese(deserved)}”`,

  notJson: () => "谜题必须是一个JSON对象",
  gameMissing: ({ games }) => `不能缺少“game”一项，应为以下之一：${games.join("、")}`,
  gameUnknown: ({ games, found }) => `“game”一项不能是${quoteRawInChinese(found)}，应为以下之一：${games.join("、")}`,
  badPlay: ({ flaw }, say) => `保存的进度在“开头”处无法读取：${say.clause(flaw)}`,
  badPlayAt: ({ place, flaw }, say) => `保存的进度在“${place}”处无法读取：${say.clause(flaw)}`,
  strangeInPlay: ({ person }) => `保存的进度无法读取：没有编号为${person}的人`,
  invalid: ({ label, received }) => `${LABELS[label]}不对：实为${sayChineseData(received)}`,
  invalidInstead: ({ label, expected, received }) =>
    `${LABELS[label]}不对：应为${sayChineseData(expected)}，实为${sayChineseData(received)}`,
  seedNeeded: () => "应为种子",
  longSeed: ({ most }) => `种子至多有${most}个字符`,
  unfitSeed: ({ flaw }, say) => `种子${say.clause(flaw)}`,
  noSeed: ({ seed, flaw }, say) => `${quoteRawInChinese(seed)}不能作种子：种子${say.clause(flaw)}`,
  noSolver: () => "这里不能用“verifyWithSolver”：没有别的求解器可问",

  noCode: ({ reason }, say) => `这个谜题无法写成分享码：${say.clause(reason)}`,
  longCode: () => "这个分享码太长，不可能是谜题",
  strangeCode: () => "这个分享码里有不该出现的字符",
  otherVersion: () => "这个分享码是由另一个版本生成的",
  otherGame: () => "这个分享码属于这里没有的游戏",
  damagedCode: () => "这个分享码已损坏：有一部分缺失或被改动",
  otherPacking: () => "这个分享码的打包方式，这里不认识",
  unpackable: () => "这个分享码已损坏：无法解开",
  fullCode: () => "这个分享码装的东西远比一个谜题多",
  emptyCode: ({ reason }, say) => `这个分享码里没有谜题：${say.clause(reason)}`,
  unsoundCode: ({ defect }, say) => `这个分享码里的谜题有问题${defect ? `。${cutShort(say.clause(defect))}` : ""}`,
  unreadable: () => "无法读取",
  noRoom: ({ value }) => `放不下${value}`,
  halfCharacters: () => "其中有一段文字的字符不完整",
  endsEarly: () => "内容结束得太早",
  largeNumber: () => "其中有一个数太大",
  afterEnd: () => "结尾之后还有内容",
  unreadText: () => "其中有一段文字无法读取",
  noTitle: () => "没有标题",
  longByline: ({ most }) => `标题或名字最多${most}个字符`,
  unfitByline: ({ flaw }, say) => `标题或名字${say.clause(flaw)}`,
  untidyByline: () => "有多余的空格",
};
