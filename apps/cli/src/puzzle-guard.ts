// Puzzles that have the right shape may still hold clues that cannot be understood.

import { ClueError } from "@demonstrandum/clues";
import { ToldError } from "@demonstrandum/engine";
import { LogicError } from "@demonstrandum/logic";
import type { Audience } from "./audience.ts";
import type { FoundPuzzle } from "./puzzle-reader.ts";
import { VerdictError } from "./shell.ts";

/** Does the work, and tells where the puzzle stands if it cannot be done. */
export function readable<T>(
  { words }: Audience,
  { where, words: { troubles } }: Pick<FoundPuzzle, "where" | "words">,
  work: () => T,
): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ClueError || error instanceof ToldError)
      throw new VerdictError(words.use.at(where, troubles.say(error.says)));
    if (error instanceof LogicError) throw new VerdictError(words.use.at(where, error.message));
    throw error;
  }
}
