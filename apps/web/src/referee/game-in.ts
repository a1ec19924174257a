// A game in another language than English, loaded when it is first asked for, and no other game with it.
import type { Game } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";

type Load = () => Promise<Game>;

const GAMES: Readonly<Record<Exclude<Language, "en">, Readonly<Record<string, Load>>>> = {
  zh: {
    cultivators: async () => (await import("@demonstrandum/games/cultivators/chinese")).cultivatorsInChinese,
    village: async () => (await import("@demonstrandum/games/village/chinese")).villageInChinese,
    who: async () => (await import("@demonstrandum/games/who/chinese")).whoInChinese,
  },
};

/** The same game, whole. */
export async function gameIn(language: Exclude<Language, "en">, id: string): Promise<Game> {
  const load = GAMES[language][id];
  if (!load) throw new RangeError(`No game ${id} in ${language}.`);
  return load();
}
