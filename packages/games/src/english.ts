// What English says of the games.

import { cultivatorsInEnglish } from "./cultivators/cultivators.ts";
import { tellGames, type WordsOfGames } from "./index.ts";
import { villageInEnglish } from "./village/village.ts";
import { whoInEnglish } from "./who/who.ts";

export const en = {
  cultivators: cultivatorsInEnglish,
  who: whoInEnglish,
  village: villageInEnglish,
} satisfies WordsOfGames;

export const TOLD_IN_ENGLISH = tellGames(en);
