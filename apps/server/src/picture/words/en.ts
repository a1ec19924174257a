// On and beside a picture, in English.

import { capitalize } from "@demonstrandum/text";
import type { PictureWording } from "./wording.ts";

export const en: PictureWording = {
  house: "Games of pure deduction. Every answer can be proved, and the game shows you the proof.",
  room: "Every answer can be proved.",
  about: (difficulty, people) => `${capitalize(difficulty)}, ${people} people`,
  puzzleAlt: "The board as you will find it: nobody's secret is told.",
  roomAlt: "A board of the game.",
};
