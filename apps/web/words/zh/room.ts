// A game's room in Chinese.

import type { Words } from "../words.ts";
import { zh as house } from "./titles.ts";

export const zh: Words["room"] = {
  house,
  site: "站内导航",
  allGames: "‹ 所有游戏",
  learn: "玩法",
  home: "首页",
  goOn: (known, total) => `继续：已揭晓${known}/${total}`,
  howHard: "难度",
  play: "开始",
  more: "更多选项",
  dialect: "线索语言",
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
    mend: "在工坊里打开",
  },
  position: {
    occasion: "残局",
    ask: (name) => `你能看出${name}是什么身份吗？`,
    text: (name) => `证明所需的线索都在桌面上。先读线索，再点选${name}，说出你的判断。`,
    found: (name, kind) => `${name}是${kind}`,
    show: "告诉我为什么",
    proof: "看证明",
    whole: "玩整道谜题",
    noSuch: "这个链接问的，棋盘上没有什么能证明。",
  },
  reason: (text) => (/\p{Script=Han}/u.test(text) ? text : "没有得到能用的谜题。"),
};
