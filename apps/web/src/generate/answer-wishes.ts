// Makes puzzles off the page's own thread, so that nothing stutters while a hard one is searched for. Each game has a worker of its own,
// which shares its code with the page.
import { derive, type Game, generate, makeCode } from "@demonstrandum/engine";
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";

/** A seed that gives no puzzle is followed by the seeds derived from it, so a hard wish is tried more than once. */
const TRIES = 8;

const answer = (message: PuzzleAnswer) => self.postMessage(message);

function make(game: Game, { seed, config }: PuzzleRequest): PuzzleAnswer {
  let text = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    answer({ kind: "trying", attempt: attempt + 1 });
    const made = generate(game, config, attempt === 0 ? seed : derive(seed, attempt));
    if (made.ok) return { kind: "made", code: makeCode(game, made.puzzle) };
    text = made.failure.text;
  }
  return { kind: "failed", text };
}

export function answerWishes(game: Game): void {
  self.addEventListener("message", ({ data }: MessageEvent<PuzzleRequest>) => {
    try {
      answer(make(game, data));
    } catch (error) {
      answer({ kind: "failed", text: error instanceof Error ? error.message : "The settings cannot be used." });
    }
  });
}
