// The table on paper and in spreadsheets, in Chinese.

import type { Words } from "../words.ts";

export const zh: Words["clue"]["papers"] = {
  print: "打印总表和记录",
  picture: "把总表存成图片",
  matrixCsv: "把总表存成CSV",
  logCsv: "把记录存成CSV",
  matrixFile: "总表",
  logFile: "记录",
  number: "序号",
  what: "记录类型",
  asker: "谁",
  passed: "没有",
  shower: "出示者",
  shownCard: "看到的牌",
  inWords: "文字说明",
  kind: "类别",
  card: "牌",
};
