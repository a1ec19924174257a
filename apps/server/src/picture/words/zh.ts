// On and beside a picture, in Chinese.

import { nameInChinese } from "@demonstrandum/engine/chinese";
import type { PictureWording } from "./wording.ts";

export const zh: PictureWording = {
  house: "纯粹的推理游戏。每个答案都能证明，游戏会把证明给你看。",
  room: "每个答案都能证明。",
  about: (difficulty, people) => `${nameInChinese(difficulty)}，${people}人`,
  puzzleAlt: "你将看到的棋盘：谁的秘密都没有泄露。",
  roomAlt: "游戏的一个棋盘。",
};
