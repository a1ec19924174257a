// A game's room in Chinese.
import { quoteRaw } from "@demonstrandum/text";
import { zh as house } from "../../games/words/zh.ts";
import type { RoomsWording } from "./wording.ts";

export const zh: RoomsWording = {
  house,
  site: "站内导航",
  allGames: "‹ 所有游戏",
  learn: "玩法",
  home: "首页",
  goOn: (known, total) => `继续：${total}人中已明${known}人`,
  howHard: "难度",
  play: "开始",
  more: "更多选项",
  dialect: "线索语言",
  ownNames: {
    legend: "村里住着谁？",
    note: "可以自己起名，一行一个；不够的用原来的名字。",
    unfit: (names) => `不能当名字，已略去：${names.map(quoteRaw).join("、")}。名字由文字组成，最多40个字。`,
    repeated: (names) => `已经有人叫这个名字，已略去：${names.join("、")}。`,
    tooMany: (size) => `${size}人的村子只住前${size}位。`,
  },
  layingOut: "正在摆棋盘……",
  making: (attempt) => `正在出一道能从头证到尾的谜题${attempt > 1 ? `，第${attempt}次尝试` : ""}……`,
  cancel: "取消",
  failed: {
    title: "这次没出成",
    text: "再试一次，或者换个容易些的要求。",
    again: "再试一次",
    change: "修改要求",
  },
  nextDoor: {
    title: "这道谜题在隔壁",
    belongs: (title) => `它属于“${title}”。`,
    open: "去那里打开",
  },
  noPuzzle: {
    title: "这个链接里没有谜题",
    text: "也许链接在途中缺了一段。请对方重发一次，或者另玩一道。",
    another: "另玩一道",
  },
  reason: () => "没有得到能用的谜题。",
};
