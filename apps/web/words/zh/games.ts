// The house in Chinese.

import type { Words } from "../words.ts";
import { zh as titles } from "./titles.ts";

const rooms: Words["games"]["rooms"] = {
  cultivators: {
    tagline: "山上二十位高人，其中有妖混迹。",
    story: "每识破一人，此人就会说一句真话。把这些话拼在一起，证明下一个人的身份。",
    size: "5 × 4，五种灵根",
  },
  who: {
    tagline: "灯笼光里十五位邻居，是谁在对月长嚎？",
    story: "棋盘更小，线索更刁钻；可以平铺直叙，也可以由村民娓娓道来。",
    size: "5 × 3，直叙或故事",
  },
  village: {
    tagline: "人人都开了口，却不是人人都说真话。",
    story:
      "你来到一个村子：人说真话，狼人却总有谎话。所有证词都摆在桌面上，请找出谁是谁并加以证明，或者一次指认全部狼人。",
    size: "3至16位村民",
  },
};

export const zh: Words["games"] = {
  ...titles,
  rooms,
  about: (game) => rooms[game].tagline + rooms[game].story,
};
