// Any game in English, those to copy from too, for tests that read what is told.

import type { Config, Game, GameWords, Puzzle, ToldGame } from "@demonstrandum/engine";
import { en } from "./english.ts";
import { nullGameWords } from "./null/null.ts";
import { openNullGameWords } from "./null/open-null.ts";

const WORDS: Readonly<Record<string, GameWords>> = { ...en, null: nullGameWords, "open-null": openNullGameWords };

export function inEnglish<P extends Puzzle, C extends Config>(game: Game<P, C>): ToldGame<P> {
  const words = WORDS[game.id];
  if (!words) throw new RangeError(`There are no words for the game "${game.id}".`);
  return { game: game as Game<P>, words };
}
