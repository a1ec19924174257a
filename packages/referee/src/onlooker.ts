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
  tellOutcome,
  tellTable,
} from "@demonstrandum/engine";
import { tellGame, type WordsOfGames } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import type { Language } from "@demonstrandum/text";

/** A question with all that its answer depends on. */
export interface Asked {
  readonly puzzle: Puzzle;
  readonly revealed: readonly number[];
  readonly question: Question;
}

export interface Onlooker {
  readonly language: Language;
  /** The words in which a game is told. */
  readonly words: WordsOfGames;
  /** Finds a proof and puts it into words. */
  answer(game: Game, asked: Asked): Promise<Outcome>;
  /** How many had been found after each move of a whole play. */
  foundAlong(game: Game, session: Session): Promise<readonly number[]>;
}

/** Works here and now, and tells things in English. */
export const HERE: Onlooker = {
  language: "en",
  words: en,
  answer: async (game, { puzzle, revealed, question }) =>
    tellOutcome(tellTable(tellGame(en, game), puzzle), answerAt(game, puzzle, revealed, question)),
  foundAlong: async (game, session) => foundAlong(game, session),
};
