// Cultivators in Chinese.

import { parseChain } from "@demonstrandum/clues/atoms";
import { type ClueTongue, makeAtomsTongue, makeClassicTongue, zhAtoms, zhClassic } from "@demonstrandum/clues/chinese";
import { makeColumn } from "@demonstrandum/clues/place";
import { zh as asides } from "../asides/zh/cultivators.ts";
import { type ChineseGrid, gridInChinese } from "../grid/grid-chinese.ts";
import { CHINESE_TITLES } from "../grid/remarks/zh.ts";
import { isData, parseJsonClue } from "../grid/understand.ts";
import { CULTIVATORS_THEME } from "./cultivators.ts";
import type { CultivatorsConfig } from "./cultivators-config.ts";
import { isMadeOfAtoms } from "./mixed.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";
import { CHINESE_GIVEN_NAMES, CHINESE_SURNAMES } from "./names-zh.ts";
import { type CultivatorWords, writeCultivatorClue } from "./understand.ts";

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

/** Whichever it is. */
const EITHER: ClueTongue = { sayClue: (clue, at) => (isMadeOfAtoms(clue) ? ATOMS : CLASSIC).sayClue(clue, at) };

const READING: CultivatorWords = { classicWays: (clue, at) => [CLASSIC.sayClue(clue, at)], chains: [zhAtoms] };

const WORDS: ChineseGrid<CultivatorsConfig> = {
  title: CHINESE_TITLES.cultivators,
  kinds: () => ["修士", "妖"],
  name: cultivatorInChinese,
  spoken: pinyinOf,
  column: (col) => `${makeColumn(col)}列`,
  clues: () => EITHER,
  asides,
  write: (text, at, config) => writeCultivatorClue(text, at, config, READING),
  readClue: (text, { board }) => (isData(text) ? parseJsonClue(text) : { chain: parseChain(text, board) }),
  written: () => EITHER,
};

export const cultivatorsInChinese = gridInChinese(CULTIVATORS_THEME, WORDS);
