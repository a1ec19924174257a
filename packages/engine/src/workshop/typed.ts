// A clue that somebody types for a person of a draft: what it means there, or where it goes wrong.

import { predicate } from "@demonstrandum/logic";
import type { TextFlaw } from "../game/game.ts";
import { evidenceFrom } from "../game/honesty.ts";
import { type Puzzle, PuzzleError } from "../game/puzzle.ts";
import type { GameWords } from "../say/game-words.ts";
import { readClueIn } from "../say/read-clue.ts";
import type { ClueFields } from "./drafts.ts";
import { gameOfDrafts, layDraft, type Workshop } from "./lay-draft.ts";
import { worldsAfter } from "./suggest.ts";
import type { WorldCount } from "./survey.ts";

/** A clue as it was understood. */
export interface TypedClue {
  readonly clue: ClueFields;
  /** In the language of the words. */
  readonly said: string;
  readonly worlds: WorldCount;
  /** Whether it is what the speaker would say. */
  readonly isFitting: boolean;
}

/** In writing, as data, or as a sentence of the language. */
export function readTyped<P extends Puzzle>(
  workshop: Workshop<P>,
  words: GameWords,
  draft: Puzzle,
  speaker: number,
  text: string,
): TypedClue | TextFlaw {
  const read = readClueIn({ game: gameOfDrafts(workshop), words }, draft, text, speaker);
  if ("flaw" in read) return read;
  const laid = layDraft(workshop, draft);
  const { honesty, solution } = laid.table;
  try {
    const clue = workshop.drafts.clueWritten(draft, speaker, read.text);
    return {
      clue,
      said: read.said,
      worlds: worldsAfter(laid, speaker, { clue, says: [read.says], form: "" }),
      isFitting: predicate(evidenceFrom(honesty, speaker, [read.says]))(solution),
    };
  } catch (error) {
    if (error instanceof PuzzleError) return { flaw: error.says };
    throw error;
  }
}
