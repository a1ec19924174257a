// Turns a Chinese sentence into what its words mean. There are no spaces, so the longest name or word that stands at a place is taken.

import type { Setup } from "../../table/setup.ts";
import { chineseTokensIn } from "../chinese-names.ts";
import { spelledInChinese } from "../chinese-spelling.ts";
import type { Concept, Mention, ReadWords } from "./concept.ts";
import { CHINESE_LEXICON } from "./lexicon-zh.ts";

/** A name in a sentence, by its place among all names. */
const NAME = 0xe000;
const isName = (character: string): boolean =>
  (character.codePointAt(0) ?? 0) >= NAME && (character.codePointAt(0) ?? 0) < 0xf000;

const LONGEST = 8;

const CHARACTERS: ReadonlySet<string> = new Set([...CHINESE_LEXICON.keys()].filter((word) => word.length === 1));

/** What asks and denies nothing ("有没有"), and what is said in two ways. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?:行不行|好不好|对不对|成不成|妥不妥)/g, "行"],
  [/有(?=人物)/g, "持有"],
  [/([\u4e00-\u9fff])[没不]\1/g, "$1"],
  [/(知道|清楚|可能|可以|应该|确定|值得)[没不]\1/g, "$1"],
  [/可不可能/g, "可能"],
  [/可不可以/g, "可以"],
  [/有没(?=[\ue000-\uefff])/g, "有"],
  [/(有[\ue000-\uefff])没有?$/, "$1"],
  [/(?<=[\ue000-\uefff].*)有没$/, "有"],
  [
    /(?<=(问过|过了|猜过|提过|看过|见过|出示过|亮过|有什么|排除了?|知道了|出来了?|清楚了?|到了?|定了?|有).*)(?<![都也谁我时的])(没有?|了没有?)$/,
    "",
  ],
  [/(?<=.)不$/, ""],
  [/(?:再|请)?给我(?:看看|说说|讲讲|念念|念一下|讲一下|说一下|看一下|列出来|列一下|列出)/g, ""],
  [/问到(.*)(?:时|的时候)没有?/g, "问到$1过牌"],
];

/** With names put right that are written with wrong characters. */
export const respelled = (text: string, setup: Setup): string =>
  spelledInChinese(text, setup, (character) => CHARACTERS.has(character));

export function readChineseWords(text: string, setup: Setup): ReadWords {
  const tokens = chineseTokensIn(text, setup);
  const unclear = tokens.findLast(({ isUnclear }) => isUnclear)?.word;
  const names: typeof tokens = [];
  const marked = tokens
    .map((token) => {
      if (token.card === undefined && token.player === undefined) return token.word;
      names.push(token);
      return String.fromCodePoint(NAME + names.length - 1);
    })
    .join("");
  const plain = PLAIN.reduce((sentence, [from, to]) => sentence.replace(from, to), marked);
  const counted = /第([一二三四五六七八九十两\d]+)(?=[条次轮回个]|回合|$)/.exec(plain);
  const number = counted?.[1] === undefined ? undefined : numberOf(counted[1]);
  const rest = counted ? plain.replace(counted[0], "#") : plain;
  const mentions: Mention[] = [];
  for (let at = 0; at < rest.length; ) {
    const character = rest[at] ?? "";
    if (isName(character)) {
      const { card, player } = names[(character.codePointAt(0) ?? 0) - NAME] ?? {};
      mentions.push({
        word: character,
        concepts: [],
        ...(card !== undefined && { card }),
        ...(player !== undefined && { player }),
      });
      at++;
    } else if (character === "#") {
      mentions.push({ word: "#", concepts: ["number", "ordinal", "entry"] });
      at++;
    } else {
      const { word, concepts } = wordAt(rest, at);
      const isCardNext = names[(rest.codePointAt(at + word.length) ?? 0) - NAME]?.card !== undefined;
      mentions.push({ word, concepts: word === "是" && isCardNext ? ["it", "fill"] : concepts });
      at += word.length;
    }
  }
  return { mentions, number, ...(unclear !== undefined && { unclear }) };
}

function wordAt(text: string, at: number): { word: string; concepts: readonly Concept[] } {
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length);
    const concepts = CHINESE_LEXICON.get(word);
    if (concepts) return { word, concepts };
  }
  return { word: text[at] ?? "", concepts: [] };
}

const DIGITS = "零一二三四五六七八九";

function numberOf(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  const [tens = "", units = ""] = written.includes("十") ? written.split("十") : ["", written];
  const digit = (character: string) => (character === "两" ? 2 : Math.max(0, DIGITS.indexOf(character)));
  const ten = written.includes("十") ? (tens === "" ? 1 : digit(tens)) : 0;
  return ten * 10 + (units === "" ? 0 : digit(units)) || undefined;
}
