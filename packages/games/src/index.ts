// The games. A new one is a folder here and a line in GAMES.

import type { Game } from "@demonstrandum/engine";
import { cultivators } from "./cultivators/cultivators.ts";
import { village } from "./village/village.ts";
import { who } from "./who/who.ts";

export { nullGame } from "./null/null.ts";
export { openNullGame } from "./null/open-null.ts";
export { cultivators, who };
export const GAMES: readonly Game[] = [cultivators, who, village];
export * from "./village/index.ts";
