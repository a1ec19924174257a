// A play in other words. It is judged and remembered as its game tells it; told otherwise, it is worked out again from its moves.

import { type Game, type Move, type Outcome, play, type Session } from "@demonstrandum/engine";

/** The same game in the reader's words. */
export type Telling = (game: Game) => Game;

export const AS_IT_IS: Telling = (game) => game;

/** What a move brings in that session; `outcome` says so in the game's own words. */
export function tellOutcome(game: Game, tell: Telling, session: Session, move: Move, outcome: Outcome): Outcome {
  const told = tell(game);
  return told === game ? outcome : play(told, session, move).outcome;
}
