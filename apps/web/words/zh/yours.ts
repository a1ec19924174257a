// The player's own games in Chinese.

import type { Words } from "../words.ts";
import { zh as house } from "./titles.ts";

export const zh: Words["yours"] = {
  house,
  title: "我的对局",
  site: "站内导航",
  allGames: "‹ 所有游戏",
  nothingYet: "这里还是空的。你玩过的每一局都会保存在这台设备上，并列在这里。",
  chooseGame: "选一个游戏",
  goOn: "继续",
  finished: "已完成",
  deleted: "已删除。",
  undo: "撤销",
  save: "全部存为文件",
  resultsAsCsv: "成绩存为CSV",
  resultsAsJson: "成绩存为JSON",
  known: (known, total) => `已揭晓${known}/${total}`,
  mistakes: (count) => (count === 0 ? "无失误" : `失误${count}次`),
  look: "查看",
  replay: "重看推理",
  delete: "删除",
  figures: {
    title: "统计",
    streak: (days) => (days === 1 ? "今天或昨天解开过一题。" : `已连续${days}天。`),
    finished: "完成",
    clean: "无失误",
    best: "最快",
    median: "中位数",
  },
  settings: {
    title: "设置",
    isQuick: "一次即判：说出判断后立即裁定",
    hidesClock: "游戏时隐藏计时",
    keepsBright: "已无用处的线索也不变淡",
    hasLargeText: "放大文字",
    hasSafeColors: "印章改用蓝色和橙色，便于各种色觉的人分辨",
    hasSound: "每次判断都有音效",
  },
};
