// Villages in Chinese.

import { sayStatementIn, zhStatements } from "@demonstrandum/clues/chinese";
import { readStatementSaid, renameSaid } from "@demonstrandum/clues/read";
import { makeStatement, parseStatement } from "@demonstrandum/clues/village";
import type { GameWords } from "@demonstrandum/engine";
import { zh } from "@demonstrandum/engine/chinese";
import { zh as troublesIn } from "../trouble-words/zh.ts";
import { defaultNames, RESPELLED } from "./names.ts";
import { CHINESE_VILLAGERS } from "./names-zh.ts";
import { renderVillage } from "./render.ts";
import { namesOf, type VillagePuzzle } from "./village-puzzle.ts";
import { tellVillage, type VillageVoice, villagersIn } from "./village-words.ts";
import { zh as zhVillage } from "./words/zh.ts";

const USUAL_VILLAGERS = defaultNames(CHINESE_VILLAGERS.length);

const villagerInChinese = (name: string): string | undefined =>
  CHINESE_VILLAGERS[USUAL_VILLAGERS.indexOf(RESPELLED[name] ?? name)];

const VOICE: VillageVoice = {
  proof: zh,
  troubles: troublesIn(villagerInChinese),
  words: zhVillage,
  person: (name) => ({ name: villagerInChinese(name) ?? name, latin: name }),
  sayStatement: (statement, names) => sayStatementIn(zhStatements, statement, names),
};

export const villageInChinese: GameWords<VillagePuzzle> = {
  ...tellVillage(VOICE),
  print: (puzzle, style, options) => renderVillage(puzzle, style, options, VOICE),
  writing: {
    write(puzzle, text) {
      const names = villagersIn(VOICE, puzzle);
      const latin = namesOf(puzzle);
      const statement = readStatementSaid(renameSaid(text, latin, names), names, VOICE.sayStatement);
      return statement && makeStatement(statement);
    },
    say(puzzle, text) {
      const names = villagersIn(VOICE, puzzle);
      return sayStatementIn(zhStatements, parseStatement(text, names.length), names);
    },
  },
};
