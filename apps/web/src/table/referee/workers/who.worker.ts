// Makes and referees puzzles of who. On most boards clues wait for their speakers and are read as plain sentences; stories and the
// making of other boards are loaded for the first.
import type { Game } from "@demonstrandum/engine";
import { makeGridGame } from "@demonstrandum/games/grid";
import { GATED_THEME, makeWhoWords } from "@demonstrandum/games/who/theme";
import { serveTable } from "../serve.ts";
import { servedInEnglish } from "../served-game.ts";

serveTable(
  servedInEnglish(makeGridGame(GATED_THEME) as Game, (proof) => makeWhoWords(GATED_THEME, proof)),
  async () => {
    const { who, whoInEnglish } = await import("@demonstrandum/games/who");
    return { game: who as Game, words: whoInEnglish };
  },
);
