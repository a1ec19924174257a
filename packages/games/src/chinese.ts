// What Chinese says of the games.

import { cultivatorsInChinese } from "./cultivators/cultivators-zh.ts";
import { tellGames, type WordsOfGames } from "./index.ts";
import { zh as troublesIn } from "./trouble-words/zh.ts";
import { villageInChinese } from "./village/village-zh.ts";
import { whoInChinese } from "./who/who-zh.ts";

/** Of no game in particular. */
export const troublesInChinese = troublesIn();

export const zh = {
  cultivators: cultivatorsInChinese,
  who: whoInChinese,
  village: villageInChinese,
} satisfies WordsOfGames;

export const TOLD_IN_CHINESE = tellGames(zh);
