// Whoever asks about a play: the words it is told in, and who does the work that takes longer than a moment. What is kept of a
// play are its moves, and they are judged alike in all words.

import {
  answerAt,
  foundAlong,
  type Game,
  type Outcome,
  type Puzzle,
  type Question,
  type Session,
} from "@demonstrandum/engine";

/** The same game in the reader's words. */
export type Telling = (game: Game) => Game;

/** A question with all that its answer depends on. */
export interface Asked {
  readonly puzzle: Puzzle;
  readonly revealed: readonly number[];
  readonly question: Question;
}

export interface Onlooker {
  readonly tell: Telling;
  /** Finds a proof and puts it into words. */
  answer(game: Game, asked: Asked): Promise<Outcome>;
  /** How many had been found after each move of a whole play. */
  foundAlong(game: Game, session: Session): Promise<readonly number[]>;
}

/** Works here and now, and tells things as they are. */
export const HERE: Onlooker = {
  tell: (game) => game,
  answer: async (game, { puzzle, revealed, question }) => answerAt(game, puzzle, revealed, question),
  foundAlong: async (game, session) => foundAlong(game, session),
};
