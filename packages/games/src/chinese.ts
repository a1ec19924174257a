// The games in Chinese.

import { parseStatement } from "@demonstrandum/clues";
import { parseChain } from "@demonstrandum/clues/atoms";
import {
  type ClueTongue,
  makeAtomsTongue,
  makeClassicTongue,
  makeWhoTongue,
  sayStatementIn,
  zhAtoms,
  zhClassic,
  zhStatements,
  zhWho,
} from "@demonstrandum/clues/chinese";
import { makeColumn } from "@demonstrandum/clues/place";
import { parseMechanic } from "@demonstrandum/clues/who";
import { type Game, inTongue, type Table, type Word } from "@demonstrandum/engine";
import { zh } from "@demonstrandum/engine/chinese";
import { sayChineseList } from "@demonstrandum/text";
import { CULTIVATORS_THEME, cultivators } from "./cultivators/cultivators.ts";
import { GIVEN_NAMES, SURNAMES } from "./cultivators/names.ts";
import { CHINESE_GIVEN_NAMES, CHINESE_SURNAMES } from "./cultivators/names-zh.ts";
import { makeGridTongue } from "./grid/grid-tongue.ts";
import { zh as troubles } from "./trouble-words/zh.ts";
import { parseConfig } from "./village/config.ts";
import { zh as zhConfig } from "./village/config-words/zh.ts";
import { defaultNames } from "./village/names.ts";
import { CHINESE_VILLAGERS } from "./village/names-zh.ts";
import { renderVillage } from "./village/render.ts";
import type { VillageVoice } from "./village/story.ts";
import { village } from "./village/village.ts";
import { namesOf, type VillagePuzzle, villageOf } from "./village/village-puzzle.ts";
import { zh as zhVillage } from "./village/words/zh.ts";
import { NAMES } from "./who/names.ts";
import { CHINESE_FIRST_NAMES } from "./who/names-zh.ts";
import { WHO_THEME, who } from "./who/who.ts";
import type { WhoConfig } from "./who/who-config.ts";

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

const cultivatorsInChinese = inTongue(
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

/** The themes that the pages offer; other words stay as they were given. */
const ROLES: Readonly<Record<string, string>> = {
  villager: "村民",
  werewolf: "狼人",
  courtier: "朝臣",
  spy: "间谍",
  sailor: "水手",
  smuggler: "走私者",
};

const roleInChinese = ({ one }: Word): string => ROLES[one] ?? one;

const rolesInChinese = ({ roles }: WhoConfig): [string, string] => [
  roleInChinese(roles.villager),
  roleInChinese(roles.werewolf),
];

const whoTongue = (config: WhoConfig): ClueTongue => makeWhoTongue(zhWho, rolesInChinese(config)) as ClueTongue;

const whoInChinese = inTongue(
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

const USUAL_VILLAGERS = defaultNames(CHINESE_VILLAGERS.length);

const villagersInChinese = (puzzle: VillagePuzzle): string[] =>
  namesOf(puzzle).map((name) => CHINESE_VILLAGERS[USUAL_VILLAGERS.indexOf(name)] ?? name);

const VOICE: VillageVoice = {
  words: zhVillage,
  namesOf: villagersInChinese,
  sayStatement: (statement, names) => sayStatementIn(zhStatements, statement, names),
  sayHonesty: (honesty) => zh.honesty(honesty, ...zhVillage.kinds, false),
};

function translateVillage(table: Table, puzzle: VillagePuzzle): Table {
  const names = villagersInChinese(puzzle);
  const { statements } = villageOf(puzzle);
  const region = (people: readonly number[]): string => sayChineseList(people.map((id) => names[id] ?? ""));
  return {
    ...table,
    words: zhVillage.kinds,
    clueWord: { one: "证词", many: "证词" },
    people: table.people.map((person, id) => ({ ...person, name: names[id] ?? "", latin: person.name })),
    clues: table.clues.map((spoken, speaker) => {
      const sentences = (statements[speaker] ?? []).map((each) => sayStatementIn(zhStatements, each, names));
      return { ...spoken, text: sentences.join(""), sentences };
    }),
    wording: zh,
    regionOf(person) {
      const { people } = table.regionOf(person);
      return { name: region(people), people };
    },
  };
}

const villageInChinese = inTongue(village, {
  title: zhVillage.title,
  translate: translateVillage,
  troubles,
  parseConfig: (data) => parseConfig(data, zhConfig),
  print: (puzzle, style, options) => renderVillage(puzzle, style, options, VOICE),
  sayWritten(puzzle, text) {
    const names = villagersInChinese(puzzle);
    return sayStatementIn(zhStatements, parseStatement(text, names.length), names);
  },
});

export const CHINESE_GAMES: readonly Game[] = [cultivatorsInChinese, whoInChinese, villageInChinese];
