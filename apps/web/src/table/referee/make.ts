// Makes the puzzle that is wished for.
import { derive, generate, makeCode } from "@demonstrandum/engine";
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";
import type { ServedGame } from "./served-game.ts";

/** A seed that gives no puzzle is followed by the seeds derived from it, so a hard wish is tried more than once. */
const TRIES = 8;

export function makePuzzle(
  { game, words }: ServedGame["seen"],
  { seed, config }: PuzzleRequest,
  trying: (attempt: number) => void,
): PuzzleAnswer {
  let text = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    trying(attempt + 1);
    const made = generate(game, config, attempt === 0 ? seed : derive(seed, attempt));
    if (made.ok) return { kind: "made", code: makeCode(game, made.puzzle) };
    text = words.troubles.failure(made.failure);
  }
  return { kind: "failed", text };
}
