// The games in Chinese.

import type { Game } from "@demonstrandum/engine";
import { cultivatorsInChinese } from "./cultivators/cultivators-zh.ts";
import { villageInChinese } from "./village/village-zh.ts";
import { whoInChinese } from "./who/who-zh.ts";

export const CHINESE_GAMES: readonly Game[] = [cultivatorsInChinese, whoInChinese, villageInChinese];
