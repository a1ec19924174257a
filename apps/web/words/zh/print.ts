// A printed puzzle in Chinese.

import { isPlaceClear } from "../place.ts";
import type { Words } from "../words.ts";
import { ROOTS_IN_CHINESE } from "./board.ts";

export const zh: Words["print"] = {
  print: "打印",
  task({ words: [ordinary, hidden], isOpen, honesty }) {
    const everyone = `每个人不是${ordinary.one}就是${hidden.one}。`;
    return isOpen
      ? `${everyone}${honesty}人人都已开口：请证明谁是谁。`
      : `${everyone}${honesty}证明一个人的身份，写下来，再按卡片上的号码到纸条上读此人的话。没有证明之前，不看号码。`;
  },
  place: ({ place, row, col }) => (isPlaceClear(place) ? place : `${place}号，第${row + 1}行第${col + 1}列`),
  known: (kind) => `${kind}：`,
  roots: (roots) =>
    roots.length === 0 ? "" : `灵根：${roots.map((root) => ROOTS_IN_CHINESE[root] ?? root).join("、")}`,
  number: (number) => `第${number}号`,
  strip: "纸条",
  answers: "答案与证明",
};
