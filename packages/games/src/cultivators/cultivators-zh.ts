// Cultivators in Chinese.

import { parseChain } from "@demonstrandum/clues/atoms";
import { type ClueTongue, makeAtomsTongue, makeClassicTongue, zhAtoms, zhClassic } from "@demonstrandum/clues/chinese";
import { makeColumn } from "@demonstrandum/clues/place";
import { inTongue } from "@demonstrandum/engine";
import { makeGridTongue } from "../grid/grid-tongue.ts";
import { CULTIVATORS_THEME, cultivators } from "./cultivators.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";
import { CHINESE_GIVEN_NAMES, CHINESE_SURNAMES } from "./names-zh.ts";

/** The two parts of a name as the lists have them: 李Lǐ and 木Mù for Li Mu. */
function partsOf(latin: string): readonly string[] | undefined {
  const [surname = "", given = "", ...more] = latin.split(" ");
  const parts = [CHINESE_SURNAMES[SURNAMES.indexOf(surname)], CHINESE_GIVEN_NAMES[GIVEN_NAMES.indexOf(given)]];
  return more.length === 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

/** 李木 for Li Mu. */
const cultivatorInChinese = (latin: string): string | undefined =>
  partsOf(latin)
    ?.map((part) => part.slice(0, 1))
    .join("");

/** Lǐ Mù for Li Mu. */
const pinyinOf = (latin: string): string | undefined =>
  partsOf(latin)
    ?.map((part) => part.slice(1))
    .join(" ");

const CLASSIC = makeClassicTongue(zhClassic) as ClueTongue;
const ATOMS = makeAtomsTongue(zhAtoms) as ClueTongue;

export const cultivatorsInChinese = inTongue(
  cultivators,
  makeGridTongue(CULTIVATORS_THEME, {
    title: "修士还是妖？",
    kinds: () => ["修士", "妖"],
    name: cultivatorInChinese,
    spoken: pinyinOf,
    column: (col) => `${makeColumn(col)}列`,
    clues: ({ dialect }) => (dialect === "classic" ? CLASSIC : ATOMS),
    readClue: (text, { board }) => ({ chain: parseChain(text, board) }),
    written: () => ATOMS,
  }),
);
