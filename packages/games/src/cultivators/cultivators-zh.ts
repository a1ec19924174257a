// Cultivators in Chinese.

import { parseChain } from "@demonstrandum/clues/atoms";
import { type ClueTongue, makeAtomsTongue, makeClassicTongue, zhAtoms, zhClassic } from "@demonstrandum/clues/chinese";
import { makeColumn } from "@demonstrandum/clues/place";
import { inTongue } from "@demonstrandum/engine";
import { makeGridTongue } from "../grid/grid-tongue.ts";
import { CULTIVATORS_THEME, cultivators } from "./cultivators.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";
import { CHINESE_GIVEN_NAMES, CHINESE_SURNAMES } from "./names-zh.ts";

const charactersOf = (name: string | undefined): string | undefined => name?.match(/^\p{Script=Han}+/u)?.[0];

/** 李木 for Li Mu. */
function cultivatorInChinese(latin: string): string | undefined {
  const [surname = "", given = "", ...more] = latin.split(" ");
  const first = charactersOf(CHINESE_SURNAMES[SURNAMES.indexOf(surname)]);
  const second = charactersOf(CHINESE_GIVEN_NAMES[GIVEN_NAMES.indexOf(given)]);
  return first && second && more.length === 0 ? first + second : undefined;
}

/** 李木 for Li Mu as it is spoken: Lǐ Mù. */
export function pinyinOf(latin: string): string | undefined {
  const [surname = "", given = ""] = latin.split(" ");
  const parts = [CHINESE_SURNAMES[SURNAMES.indexOf(surname)], CHINESE_GIVEN_NAMES[GIVEN_NAMES.indexOf(given)]];
  return parts.every((part) => part !== undefined) ? parts.map((part) => part?.slice(1)).join(" ") : undefined;
}

const CLASSIC = makeClassicTongue(zhClassic) as ClueTongue;
const ATOMS = makeAtomsTongue(zhAtoms) as ClueTongue;

export const cultivatorsInChinese = inTongue(
  cultivators,
  makeGridTongue(CULTIVATORS_THEME, {
    title: "修士还是妖？",
    kinds: () => ["修士", "妖"],
    name: cultivatorInChinese,
    column: (col) => `${makeColumn(col)}列`,
    clues: ({ dialect }) => (dialect === "classic" ? CLASSIC : ATOMS),
    readClue: (text, { board }) => ({ chain: parseChain(text, board) }),
    written: () => ATOMS,
  }),
);
