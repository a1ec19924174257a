// Addresses that lead nowhere, in Chinese.

import type { Words } from "../words.ts";
export const zh: Words["not-found"] = {
  title: "这里什么也没有",
  text: "没有哪条推理通向这个网址。也许它从未存在，也许已经搬走了。",
  home: "首页",
  learn: "玩法",
};
