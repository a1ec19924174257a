// A puzzle on somebody else's page, in Chinese.

import type { Words } from "../words.ts";

export const zh: Words["embed"] = {
  alone: "在单独的页面里打开",
  noLevel: {
    title: "没有这个难度",
    text: (level, levels) => `地址里要的难度是“${level}”，可以用的有：${levels.join("、")}。`,
  },
};
