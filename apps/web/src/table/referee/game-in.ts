// What another language than English says of a game, loaded with the whole game when it is first asked for, and no other game with it.
import type { Game, ToldGame } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { RoomId } from "../games/room.ts";

type Load = () => Promise<ToldGame>;

const GAMES: Readonly<Record<Exclude<Language, "en">, Readonly<Record<RoomId, Load>>>> = {
  zh: {
    cultivators: async () => {
      const [{ cultivators }, { cultivatorsInChinese }] = await Promise.all([
        import("@demonstrandum/games/cultivators"),
        import("@demonstrandum/games/cultivators/chinese"),
      ]);
      return { game: cultivators as Game, words: cultivatorsInChinese };
    },
    village: async () => {
      const [{ village }, { villageInChinese }] = await Promise.all([
        import("@demonstrandum/games/village"),
        import("@demonstrandum/games/village/chinese"),
      ]);
      return { game: village as Game, words: villageInChinese };
    },
    who: async () => {
      const [{ who }, { whoInChinese }] = await Promise.all([
        import("@demonstrandum/games/who"),
        import("@demonstrandum/games/who/chinese"),
      ]);
      return { game: who as Game, words: whoInChinese };
    },
  },
};

/** The same game, whole. */
export async function gameIn(language: Exclude<Language, "en">, id: string): Promise<ToldGame> {
  const load = Object.entries(GAMES[language]).find(([room]) => room === id)?.[1];
  if (!load) throw new RangeError(`No game ${id} in ${language}.`);
  return load();
}
