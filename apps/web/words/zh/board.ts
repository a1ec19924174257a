// The board in Chinese.

import type { PersonView } from "@demonstrandum/engine";
import { chineseSentence } from "@demonstrandum/text";
import { clueText, isUsedUp } from "../clue-text.ts";
import type { SayingPerson } from "../en/board.ts";
import { isPlaceClear } from "../place.ts";
import { wordFor } from "../word-for.ts";
import type { Words } from "../words.ts";

/** The player's own marks. */
export const TAGS_IN_CHINESE: Readonly<Record<NonNullable<SayingPerson["tag"]>, string>> = {
  dot: "圆点",
  square: "方块",
  triangle: "三角",
};

export const ROOTS_IN_CHINESE: Readonly<Record<string, string>> = {
  Metal: "金",
  Wood: "木",
  Water: "水",
  Fire: "火",
  Earth: "土",
};

const sayRoots = (roots: readonly string[]): string =>
  roots.length === 0 ? "" : `，灵根为${roots.map((root) => ROOTS_IN_CHINESE[root] ?? root).join("、")}`;

const sayPlace = ({ place, row, col }: PersonView): string =>
  isPlaceClear(place) ? place : `${place}号，第${row + 1}行第${col + 1}列`;

function sayPerson({ person, words, tag, isStory = false, supposed, truth }: SayingPerson): string {
  const { identity, clue } = person;
  const parts = [`${person.name}，${sayPlace(person)}${sayRoots(person.marks)}`];
  parts.push(identity === undefined ? "身份未明" : wordFor(words, identity));
  if (supposed !== undefined && identity === undefined) parts.push(`假设是${wordFor(words, supposed)}`);
  if (tag && identity === undefined) parts.push(`标有${TAGS_IN_CHINESE[tag]}`);
  for (const refused of person.refused) parts.push(`揭晓下一人之前不能断定是${wordFor(words, refused)}`);
  if (truth !== undefined) parts.push(`所说的话记为${truth ? "真" : "假"}`);
  if (clue?.isSilence) parts.push(clue.text);
  else if (clue) parts.push(`说：${clueText(clue, isStory, zh)}${isUsedUp(clue) ? "这条线索再也推不出新结论。" : ""}`);
  return parts.join("，");
}

export const zh: Words["play"]["board"] = {
  wait: "待证",
  root: (root) => (ROOTS_IN_CHINESE[root] ? `${ROOTS_IN_CHINESE[root]}灵根` : root),
  explainsRoots: false,
  grid: (title, rows, cols) => `《${title}》的棋盘，${rows}行${cols}列`,
  row: (name) => `第${name}行`,
  column: (name) => `第${name}列`,
  sentence: chineseSentence,
  aside: (text) => `（闲话，不是线索）${text}`,
  person: sayPerson,
};
