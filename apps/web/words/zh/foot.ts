// The foot of a page in Chinese.

import type { Words } from "../words.ts";
export const zh: Words["foot"] = {
  colors: "配色",
  asDevice: "跟随设备",
  light: "浅色",
  dark: "深色",
  yours: "我的对局与设置",
  workshop: "自己出题",
  promise: "可离线使用。除非你玩每日谜题，否则任何数据都不会离开这台设备；即便玩了，也只上传你的每一步。",
};
