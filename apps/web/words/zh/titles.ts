// The games and their levels in Chinese.

import type { Titles } from "../en/titles.ts";
import type { Words } from "../words.ts";

const TITLES: Titles = {
  cultivators: "修士还是妖？",
  who: "谁的线索",
  village: "谎言之村",
};

const LEVELS: Readonly<Record<string, string>> = {
  easy: "简单",
  medium: "中等",
  hard: "困难",
  brutal: "地狱",
  any: "不限",
};

export const zh: Words["titles"] = {
  title: (game) => (TITLES as Partial<Record<string, string>>)[game] ?? game,
  level: (difficulty) => LEVELS[difficulty] ?? difficulty,
};
