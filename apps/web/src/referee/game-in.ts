// A game in another language than English, loaded when it is first asked for.
import type { Game } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";

const GAMES: Readonly<Record<Exclude<Language, "en">, () => Promise<readonly Game[]>>> = {
  zh: async () => (await import("@demonstrandum/games/chinese")).CHINESE_GAMES,
};

/** The same game, whole. */
export async function gameIn(language: Exclude<Language, "en">, id: string): Promise<Game> {
  const found = (await GAMES[language]()).find((game) => game.id === id);
  if (!found) throw new RangeError(`No game ${id} in ${language}.`);
  return found;
}
