// Makes and referees puzzles of cultivators; boards of liars and clues that somebody wrote are loaded for the first that has any.
import type { Game } from "@demonstrandum/engine";
import { ATOMS_SPEECHES } from "@demonstrandum/games/cultivators/speech";
import { makeCultivatorsTheme, makeCultivatorsWords } from "@demonstrandum/games/cultivators/theme";
import { makeGridGame } from "@demonstrandum/games/grid";
import { serveTable } from "../serve.ts";
import { servedInEnglish } from "../served-game.ts";

const PLAIN = makeCultivatorsTheme(ATOMS_SPEECHES);

serveTable(
  servedInEnglish(makeGridGame(PLAIN) as Game, (proof) => makeCultivatorsWords(PLAIN, proof)),
  async () => {
    const { cultivators, cultivatorsInEnglish } = await import("@demonstrandum/games/cultivators");
    return { game: cultivators as Game, words: cultivatorsInEnglish };
  },
);
