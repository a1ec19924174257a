// The games. A new one is a folder here and a line in GAMES_BY_ID; every language then asks for its words.

import type { Game, GameWords, ToldGame } from "@demonstrandum/engine";
import { cultivators } from "./cultivators/cultivators.ts";
import { village } from "./village/village.ts";
import { who } from "./who/who.ts";

export { nullGame, nullGameWords } from "./null/null.ts";
export { openNullGame, openNullGameWords } from "./null/open-null.ts";
export { cultivators, who };

const GAMES_BY_ID = { cultivators, who, village } satisfies Readonly<Record<string, Game>>;

/** The id of a game. */
export type GameId = keyof typeof GAMES_BY_ID;

/** What a language says of each game. */
export type WordsOfGames = Readonly<Record<GameId, GameWords>>;

/** All games. */
export const GAMES: readonly Game[] = Object.values(GAMES_BY_ID);

/** All games in one language. */
export const tellGames = (words: WordsOfGames): readonly ToldGame[] =>
  (Object.keys(GAMES_BY_ID) as GameId[]).map((id) => ({ game: GAMES_BY_ID[id] as Game, words: words[id] }));

/** A game with its words from a language. */
export const tellGame = (words: WordsOfGames, game: Game): ToldGame => {
  const own = Object.entries(words).find(([id]) => id === game.id)?.[1];
  if (!own) throw new RangeError(`There are no words for the game "${game.id}".`);
  return { game, words: own };
};

export * from "./village/index.ts";
