// A page that failed, in Chinese.

import type { Words } from "../words.ts";
export const zh: Words["failed"] = {
  title: "出了点问题",
  text: "这个页面出错了。你的对局都已保存，最多只会丢失最后一步。",
  again: "再试一次",
  home: "首页",
};
