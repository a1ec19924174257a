// A play in other words. What is kept are its moves, and they are judged alike in all words.

import type { Game } from "@demonstrandum/engine";

/** The same game in the reader's words. */
export type Telling = (game: Game) => Game;

export const AS_IT_IS: Telling = (game) => game;
