// Text that somebody else wrote: whether it can be shown at all, and how it is quoted where it is refused.

import type { Remark } from "./remark.ts";
import { textRemark } from "./remarks/en.ts";

/** Control codes, halves of characters, what turns the direction of writing around, and what cannot be seen, also where Unicode does not say so. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{16fe4}\u{1d159}\u{13441}\u{13442}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, "gu");

/** More marks on one letter than any language has reach into the lines above and below. */
const TOWER = /\p{M}{3}/u;

/** Why a text cannot be shown as it is, as in "a name …"; undefined if it can. */
export function flawOfText(text: string): Remark | undefined {
  if (UNSEEN.test(text)) return textRemark.unseenCharacters();
  if (TOWER.test(text)) return textRemark.towersOfMarks();
  return text !== "" && text.trim() === "" ? textRemark.onlySpaces() : undefined;
}

/** In quotation marks, cut where it is long, with everything spelt out that a terminal or a reader could trip over. */
export const quoteRaw = (text: string): string => `"${cutShort(text, 60)}"`;

/** Quotes what others wrote, cut short, in Chinese quotation marks. */
export const quoteRawInChinese = (text: string): string => `“${cutShort(text, 60)}”`;

/** A sentence that may hold what others wrote, with the same care. */
export function cutShort(text: string, longest = 600): string {
  const cut = text.slice(0, longest);
  const seen = cut.replace(ALL_UNSEEN, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
  return cut.length < text.length ? `${seen}…` : seen;
}
