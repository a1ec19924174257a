// The games in Chinese.

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
import { type Game, inTongue, type Table, type Word } from "@demonstrandum/engine";
import { zh } from "@demonstrandum/engine/chinese";
import { sayChineseList } from "@demonstrandum/text";
import { CULTIVATORS_THEME, cultivators } from "./cultivators/cultivators.ts";
import { GIVEN_NAMES, SURNAMES } from "./cultivators/names.ts";
import { CHINESE_GIVEN_NAMES, CHINESE_SURNAMES } from "./cultivators/names-zh.ts";
import { makeGridTongue } from "./grid/grid-tongue.ts";
import { defaultNames } from "./village/names.ts";
import { CHINESE_VILLAGERS } from "./village/names-zh.ts";
import { village } from "./village/village.ts";
import { namesOf, type VillagePuzzle, villageOf } from "./village/village-puzzle.ts";
import { NAMES } from "./who/names.ts";
import { CHINESE_FIRST_NAMES } from "./who/names-zh.ts";
import { WHO_THEME, who } from "./who/who.ts";

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

const whoInChinese = inTongue(
  who,
  makeGridTongue(WHO_THEME, {
    title: "谁的线索",
    kinds: ({ roles }) => [roleInChinese(roles.villager), roleInChinese(roles.werewolf)],
    name: (latin) => CHINESE_FIRST_NAMES[NAMES.indexOf(latin)],
    column: (col) => `第${col + 1}列`,
    clues: ({ roles }) =>
      makeWhoTongue(zhWho, [roleInChinese(roles.villager), roleInChinese(roles.werewolf)]) as ClueTongue,
  }),
);

function translateVillage(table: Table, puzzle: VillagePuzzle): Table {
  const usual = defaultNames(CHINESE_VILLAGERS.length);
  const names = namesOf(puzzle).map((name) => CHINESE_VILLAGERS[usual.indexOf(name)] ?? name);
  const { statements } = villageOf(puzzle);
  const region = (people: readonly number[]): string => sayChineseList(people.map((id) => names[id] ?? ""));
  return {
    ...table,
    words: [
      { one: "人类", many: "人类" },
      { one: "狼人", many: "狼人" },
    ],
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

const { print: _, ...villageWithoutPrint } = village;

/** Printed as boards are: the document that fixes how a village is printed is English. */
const villageInChinese = inTongue(villageWithoutPrint, { title: "谎言之村", translate: translateVillage });

export const CHINESE_GAMES: readonly Game[] = [cultivatorsInChinese, whoInChinese, villageInChinese];
