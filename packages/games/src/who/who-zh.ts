// Who in Chinese.

import { type ClueTongue, makeWhoTongue, zhWho } from "@demonstrandum/clues/chinese";
import { parseMechanic } from "@demonstrandum/clues/who";
import { inTongue, type Word } from "@demonstrandum/engine";
import { makeGridTongue } from "../grid/grid-tongue.ts";
import { NAMES } from "./names.ts";
import { CHINESE_FIRST_NAMES } from "./names-zh.ts";
import { WHO_THEME, who } from "./who.ts";
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

const whoTongue = (config: WhoConfig): ClueTongue => makeWhoTongue(zhWho, rolesInChinese(config)) as ClueTongue;

export const whoInChinese = inTongue(
  who,
  makeGridTongue(WHO_THEME, {
    title: "谁的线索",
    kinds: rolesInChinese,
    name: (latin) => CHINESE_FIRST_NAMES[NAMES.indexOf(latin)],
    column: (col) => `第${col + 1}列`,
    clues: whoTongue,
    readClue: (text, at, { roles }) => parseMechanic(text, at, roles),
    written: whoTongue,
  }),
);
