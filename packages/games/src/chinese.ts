// The games in Chinese.

import type { Game } from "@demonstrandum/engine";
import { cultivatorsInChinese } from "./cultivators/cultivators-zh.ts";
import { zh } from "./trouble-words/zh.ts";
import { villageInChinese } from "./village/village-zh.ts";
import { whoInChinese } from "./who/who-zh.ts";

/** Of no game in particular. */
export const troublesInChinese = zh();

export const CHINESE_GAMES: readonly Game[] = [cultivatorsInChinese, whoInChinese, villageInChinese];
