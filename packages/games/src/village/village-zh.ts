// Villages in Chinese.

import { sayStatementIn, zhStatements } from "@demonstrandum/clues/chinese";
import { parseStatement } from "@demonstrandum/clues/village";
import { inTongue, type Table } from "@demonstrandum/engine";
import { zh } from "@demonstrandum/engine/chinese";
import { sayChineseList } from "@demonstrandum/text";
import { zh as troublesIn } from "../trouble-words/zh.ts";
import { explainFailure, parseConfig } from "./config.ts";
import { zh as zhConfig } from "./config-words/zh.ts";
import { defaultNames, RESPELLED } from "./names.ts";
import { CHINESE_VILLAGERS } from "./names-zh.ts";
import { renderVillage } from "./render.ts";
import type { VillageVoice } from "./story.ts";
import { village } from "./village.ts";
import { checkVillage } from "./village-check.ts";
import { namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";
import { zh as zhVillage } from "./words/zh.ts";

const USUAL_VILLAGERS = defaultNames(CHINESE_VILLAGERS.length);

const villagerInChinese = (name: string): string | undefined =>
  CHINESE_VILLAGERS[USUAL_VILLAGERS.indexOf(RESPELLED[name] ?? name)];

const villagersInChinese = (puzzle: VillagePuzzle): string[] =>
  namesOf(puzzle).map((name) => villagerInChinese(name) ?? name);

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

export const villageInChinese = inTongue(village, {
  title: zhVillage.title,
  translate: translateVillage,
  troubles: troublesIn(villagerInChinese),
  parseConfig: (data) => parseConfig(data, zhConfig),
  explainFailure: (config) => explainFailure(config, zhConfig),
  check: (puzzle) => checkVillage(puzzle, zhConfig),
  print: (puzzle, style, options) => renderVillage(puzzle, style, options, VOICE),
  sayWritten(puzzle, text) {
    const names = villagersInChinese(puzzle);
    return sayStatementIn(zhStatements, parseStatement(text, names.length), names);
  },
});
