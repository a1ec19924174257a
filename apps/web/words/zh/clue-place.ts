// One place of the matrix, opened, in Chinese.

import type { Words } from "../words.ts";
export const zh: Words["clue"]["place"] = {
  envelope: "信封",
  chance: ({ said }, card, percent) => `${said}有${card}的可能性是${percent}。`,
  chanceInEnvelope: (percent) => `在信封里的可能性是${percent}。`,
  mayHaveShown: "可能出示过",
  hasIt: "有",
  lacksIt: "没有",
  isHere: "在这里",
  notHere: "不在这里",
  clearMark: "去掉我的标记",
  marked: {
    repeats: (claim) => `你的标记也一样：${claim}`,
    differs: (claim) => `你标的是：${claim}两者不可能都对。`,
    contested: (claim) => `你标的是：${claim}但与其他记录矛盾。`,
    unused: (claim) => `你标的是：${claim}记录有矛盾，暂不计入。`,
  },
  goBack: "返回",
  markAnyway: "照样标记",
  supposeIt: "假设如此",
  supposeNot: "假设并非如此",
  whatFollows: "那会怎样？",
  askIf: (card, owner) => (owner === undefined ? `如果${card}在信封里会怎样？` : `如果${owner}有${card}会怎样？`),
  why: "为什么",
  entriesBehind: "依据的记录",
  previousStep: "上一步",
  nextStep: "下一步",
  clearRow: "去掉这一行里我的标记",
  openCard: "这张牌公开放在桌上。",
};
