// Handing a game over, in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import type { Words } from "../words.ts";
import { chineseEntries } from "./amounts.ts";

export const zh: Words["clue"]["handover"] = {
  tooLarge: "这个文件太大，不会是一局牌。",
  openFile: "打开文件",
  file: "牌局文件",
  guest: "有人交给你一局牌",
  unreadable: "这个链接读不了",
  guestText: (deck, players, count) =>
    `${deck}，玩家有${sayChineseList(players)}；${chineseEntries(count)}。它会加到你的牌局里。`,
  take: "接过来",
  notNow: "以后再说",
  close: "关闭",
  qr: "这一局的二维码",
  tooLong: "这一局太长，放不进二维码。链接和文件里有全部内容。",
  link: "这一局的链接",
  warning: "打开它的人能看到你的手牌和笔记。",
  copied: "已复制。",
  notCopied: "这里不允许复制：请长按链接。",
  copy: "复制链接",
  fileName: "牌局",
};
