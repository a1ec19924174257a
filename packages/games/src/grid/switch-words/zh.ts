// Why switches leave no puzzle, in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { SwitchWording } from "./wording.ts";

export const zh: SwitchWording = {
  allOff: "全都关掉了",
  without: (off) => `关掉了${sayChineseList(off)}`,
  only: (on) => `只开着${sayChineseList(on)}`,
  tooFew: (different, size) =>
    `这样在多数棋盘上${different === 0 ? "无话可说" : `只剩${different}句不同的话`}，而${size}个人每人要说一句不同的`,
  enough: "这样凑不出这个难度的谜题",
  switchOnAny: (parts) => `请打开${sayChineseList(parts, "或")}。`,
  switchOnAll: (parts) => `请把${sayChineseList(parts)}都打开。`,
  nothingFound: "试了几次，没有找到该打开哪些：请尽量多打开一些。",
  explain: (switched, why, advice) => `${switched}：${why}。${advice}`,
};
