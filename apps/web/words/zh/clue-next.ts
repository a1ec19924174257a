// What to ask next, in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { Words } from "../words.ts";
import { chineseNumber } from "./amounts.ts";

const about = (isExact: boolean): string => (isExact ? "" : "约");

export const zh: Words["clue"]["next"] = {
  title: "接下来问",
  room: "你在哪个房间",
  anyRoom: "任何房间",
  inRoom: (name) => `在${name}`,
  weighing: "正在权衡每一种提问……",
  others: "别人可能知道什么",
  out: "已出局",
  sure: (percent, isExact) => `已知道：${about(isExact)}${percent}`,
  about: (count) => `约${count}种信封`,
  seen: (cards) => (cards.length === 0 ? "没看过你的牌" : `看过你的${sayChineseList(cards)}`),
  withHabits: "≈参考了人们通常的玩法，那只是猜测。",
  withoutHabits: "没有参考人们通常的玩法。",
  leaveHabits: "不要参考",
  useHabits: "参考玩法",
  over: (cards) => `游戏结束：${cards}。`,
  watching: "建议只给玩家；你只是旁观。",
  youAreOut: "你指控错了，不能再提问。被问到时仍要出示牌。",
  likeliest: (player, card, percent, isExact) => `最可能：${player}出示${card}（${about(isExact)}${percent}）。`,
  accuse: (cards) => `指控：${cards}。`,
  isProved: "已经证明。",
  leaves: (leaves, count) => `平均大约会剩下${chineseNumber(leaves)}种信封，现在有${count}种。`,
  answered: (proves, nobody, isExact) =>
    `回答能证明信封的可能性：${about(isExact)}${proves}。没人能出示：${about(isExact)}${nobody}。`,
  risk: (percent) => `再等有风险：别人可能抢先。现在指控，对的可能性是${percent}。`,
  inFigures: "用数字说",
  figures: (success, now, isExact) => `得到回答后，你说中信封的机会平均${about(isExact)}为${success}（现在是${now}）。`,
  whatAnswers: "可能的回答",
  otherSuggestions: "其他好的提问",
  worth: (leaves, percent) => `剩${leaves}种，${percent}`,
  most: (informative, bits, probable, percent) =>
    `信息最多：${informative}（${bits}比特）。最可能的信封：${probable}（${percent}）。`,
  nobody: "没人能出示",
  shows: (shows) => shows.map(({ player, card }) => `${player}出示${card}`).join("，"),
  afterwards: (percent) => `之后${percent}`,
  otherAnswers: (count) => `另外${count}种回答`,
};
