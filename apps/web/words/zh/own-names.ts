// Naming people in Chinese.

import { quoteRaw } from "@demonstrandum/text";
import type { Words } from "../words.ts";

export const zh: Words["own-names"] = {
  legend: "村里住着谁？",
  note: "可以自己起名，一行一个；不够的用原来的名字。",
  unfit: (names) => `不能当名字，已略去：${names.map(quoteRaw).join("、")}。名字由文字组成，最多40个字。`,
  repeated: (names) => `已经有人叫这个名字，已略去：${names.join("、")}。`,
  tooMany: (size) => `${size}人的村子只住前${size}位。`,
};
