// Names written with wrong characters, put right before a Chinese sentence is read: "出房" is the kitchen (厨房).

import type { Setup } from "../table/setup.ts";
import { chineseNamesIn, standsAt } from "./chinese-names.ts";
import { isAlike } from "./chinese-sounds.ts";

/** The text with names put right that sound or look as they are written, where all such names are one card or player. */
export function spelledInChinese(text: string, setup: Setup, isMeant: (character: string) => boolean): string {
  const names = chineseNamesIn(setup).filter(({ word }) => word.length > 1);
  const isNameAt = (at: number) => names.some(({ word }) => standsAt(text, at, word));
  let spelled = "";
  for (let at = 0; at < text.length; ) {
    const exact = names.find(({ word }) => standsAt(text, at, word));
    const near = exact ? undefined : nearest(text, at, names, isMeant, isNameAt);
    const length = (exact ?? near)?.word.length ?? 1;
    spelled += near?.word ?? text.slice(at, at + length);
    at += length;
  }
  return spelled;
}

type Name = ReturnType<typeof chineseNamesIn>[number];

function nearest(
  text: string,
  at: number,
  names: readonly Name[],
  isMeant: (character: string) => boolean,
  isNameAt: (at: number) => boolean,
): Name | undefined {
  const near = names.filter(({ word }) => {
    const written = text.slice(at, at + word.length);
    const isHan = /^\p{Script=Han}+$/u.test(written) && written.length === word.length;
    return (
      isHan &&
      [...written].some((each) => !isMeant(each)) &&
      [...written].every((each, place) => isAlike(each, word[place] ?? "") && (place === 0 || !isNameAt(at + place)))
    );
  });
  const longest = near.filter(({ word }) => word.length === near[0]?.word.length);
  return new Set(longest.map(({ card, player }) => card ?? player)).size === 1 ? longest[0] : undefined;
}
