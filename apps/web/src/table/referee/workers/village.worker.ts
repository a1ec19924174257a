// Makes and referees villages. Few have to be grown from smaller ones; how that is done is loaded for the first.
import type { Game } from "@demonstrandum/engine";
import { makeVillage, makeVillageWords } from "@demonstrandum/games/village/make";
import { serveTable } from "../serve.ts";
import { servedInEnglish } from "../served-game.ts";

serveTable(servedInEnglish(makeVillage() as Game, makeVillageWords), async () => {
  const { village, villageInEnglish } = await import("@demonstrandum/games/village");
  return { game: village as Game, words: villageInEnglish };
});
