// The house in Chinese.
import type { HouseWording } from "./wording.ts";

const rooms: HouseWording["rooms"] = {
  cultivators: {
    title: "修士还是妖？",
    tagline: "山上二十位高人，其中有妖混迹。",
    story: "每识破一人，此人就会说一句真话。把这些话拼在一起，证明下一个人的身份。",
    size: "5 × 4，五种灵根",
  },
  who: {
    title: "谁的线索",
    tagline: "灯笼光里十五位邻居，是谁在对月长嚎？",
    story: "棋盘更小，线索更刁钻；可以平铺直叙，也可以由村民娓娓道来。",
    size: "5 × 3，直叙或故事",
  },
  village: {
    title: "谎言之村",
    tagline: "人人都开了口，却不是人人都说真话。",
    story:
      "你来到一个村子：人说真话，狼人却总有谎话。所有证词都摆在桌面上，请找出谁是谁并加以证明，或者一次指认全部狼人。",
    size: "3至16位村民",
  },
};

const titles = new Map(Object.entries(rooms).map(([id, { title }]) => [id, title]));

const LEVELS: Readonly<Record<string, string>> = { easy: "简单", medium: "中等", hard: "困难", brutal: "地狱" };

export const zh: HouseWording = {
  rooms,
  title: (game) => titles.get(game) ?? game,
  about: (game) => rooms[game].tagline + rooms[game].story,
  level: (difficulty) => LEVELS[difficulty] ?? difficulty,
};
