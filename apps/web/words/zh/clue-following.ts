// Following a table, in Chinese.

import type { Words } from "../words.ts";

const SERVER_AWAY = "连不上服务器。";

export const zh: Words["clue"]["following"] = {
  states: {
    waiting: "正在寻找这一桌……",
    current: "已是最新。",
    late: "连不上服务器：这里可能是旧的。",
    gone: "这一桌已不再分享。",
  },
  title: "跟随一桌",
  own: "你自己的牌局",
  keep: "存一份到你的牌局里",
  offer:
    "另一部手机或平板可以显示这一桌，并随时更新。为此，这一桌连同你的手牌和笔记会保存在服务器上，直到你收回链接，或者最后一次改动后满一天。",
  warning: "打开这个链接的人能看到你的手牌和笔记，以及之后的变化。",
  qr: "跟随这一桌的二维码",
  link: "跟随这一桌的链接",
  on: "开启跟随",
  withdraw: "收回链接",
  offline: SERVER_AWAY,
  late: `${SERVER_AWAY}等能连上时，别人看到的就会更新。`,
  ended: "链接已经失效。重新开启跟随可以得到新的链接。",
};
