// Where names stand in the order of their letters, in Chinese.

import { countBits } from "@demonstrandum/logic";
import { related } from "../../board.ts";
import { who } from "../../chinese.ts";
import { findPerson, type WhoParams } from "../template.ts";
import type { WhoSetting } from "./wording.ts";

/**
 * Chinese names have no alphabet. Where people sit in the order of their names, which they do in every puzzle that was made, the
 * number of the seat says it; elsewhere the letters of the name that stands below the Chinese one.
 */
export function orderInChinese(word: "前" | "后", { character }: WhoParams, at: WhoSetting): string {
  const { board } = at;
  const id = findPerson(character ?? "", board);
  const seatOf = (each: number): number => (board.people[each]?.row ?? 0) * board.cols + (board.people[each]?.col ?? 0);
  const isSeated = board.people.every((each) => countBits(related(board.namesBefore, each.id)) === seatOf(each.id));
  return isSeated ? `座位号在${who(id, at)}之${word}` : `按原名字母顺序排在${who(id, at)}之${word}`;
}
