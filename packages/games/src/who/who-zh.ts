// Who in Chinese.

import { type ClueTongue, makeWhoTongue, type WhoTongue, zhWho } from "@demonstrandum/clues/chinese";
import { parseMechanic } from "@demonstrandum/clues/who";
import type { Word } from "@demonstrandum/engine";
import { zh as asides } from "../asides/zh/who.ts";
import { type ChineseGrid, gridInChinese } from "../grid/grid-chinese.ts";
import { CHINESE_TITLES } from "../grid/remarks/zh.ts";
import { isData, parseJsonClue } from "../grid/understand.ts";
import { NAMES } from "./names.ts";
import { CHINESE_FIRST_NAMES } from "./names-zh.ts";
import { writeWhoClue } from "./understand.ts";
import { WHO_THEME } from "./who.ts";
import type { WhoConfig } from "./who-config.ts";

/** The themes that the pages offer; other words stay as they were given. */
const ROLES: Readonly<Record<string, string>> = {
  villager: "村民",
  werewolf: "狼人",
  courtier: "朝臣",
  spy: "密探",
  sailor: "水手",
  smuggler: "走私者",
};

const roleInChinese = ({ one }: Word): string => ROLES[one] ?? one;

const rolesInChinese = ({ roles }: WhoConfig): [string, string] => [
  roleInChinese(roles.villager),
  roleInChinese(roles.werewolf),
];

const storyTongue = (config: WhoConfig): WhoTongue => makeWhoTongue(zhWho, rolesInChinese(config));
const whoTongue = (config: WhoConfig): ClueTongue => storyTongue(config) as ClueTongue;

const WORDS: ChineseGrid<WhoConfig> = {
  title: CHINESE_TITLES.who,
  kinds: rolesInChinese,
  name: (latin) => CHINESE_FIRST_NAMES[NAMES.indexOf(latin)],
  column: (col) => `第${col + 1}列`,
  clues: whoTongue,
  asides,
  write(text, at, config) {
    const { sayClue, storiesOf } = storyTongue(config);
    return writeWhoClue(text, at, config.roles, (clue, heardBy) => [
      sayClue(clue, heardBy),
      ...storiesOf(clue, heardBy),
    ]);
  },
  readClue: (text, at, { roles }) => (isData(text) ? parseJsonClue(text) : parseMechanic(text, at, roles)),
  written: whoTongue,
};

export const whoInChinese = gridInChinese(WHO_THEME, WORDS);
