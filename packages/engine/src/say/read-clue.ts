// A clue that somebody wrote, read and said again in the language of whoever asks. Games read English and what they write themselves.

import type { TextFlaw, Understood } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { ToldGame } from "./game-words.ts";

/** Sentences in a language that the game itself does not read. */
export interface Writing<P extends Puzzle = Puzzle> {
  /** What is said in the language, as the game writes it; undefined for what is no sentence of the language. */
  write(puzzle: P, text: string, speaker: number | undefined): string | TextFlaw | undefined;
  /** What was understood, as the game writes it, in the language. */
  say(puzzle: P, text: string, speaker: number | undefined): string;
}

/** A clue that was understood, with how the language says it. */
export interface ToldClue extends Understood {
  /** In the language. */
  readonly said: string;
}

/** A clue that somebody wrote in the language of the game's words; or why it is none. */
export function readClueIn<P extends Puzzle>(
  { game, words: { writing } }: ToldGame<P>,
  puzzle: P,
  text: string,
  speaker?: number,
): ToldClue | TextFlaw {
  const written = writing?.write(puzzle, text, speaker) ?? text;
  if (typeof written !== "string") return written;
  const understood = game.readClue(puzzle, written, speaker);
  if ("flaw" in understood) return understood;
  return { ...understood, said: writing?.say(puzzle, understood.text, speaker) ?? understood.english };
}
