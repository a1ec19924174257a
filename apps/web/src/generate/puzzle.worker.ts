// Makes puzzles off the page's own thread, so that nothing stutters while a hard one is searched for.
import { derive, generate, makeCode } from "@demonstrandum/engine";
import { findGame } from "../rooms/games.ts";
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";

/** A seed that gives no puzzle is followed by the seeds derived from it, so a hard wish is tried more than once. */
const TRIES = 8;

const answer = (message: PuzzleAnswer) => self.postMessage(message);

function make({ game: id, seed, config }: PuzzleRequest): PuzzleAnswer {
  const game = findGame(id);
  if (!game) return { kind: "failed", text: "There is no such game." };
  let text = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    answer({ kind: "trying", attempt: attempt + 1 });
    const made = generate(game, config, attempt === 0 ? seed : derive(seed, attempt));
    if (made.ok) return { kind: "made", code: makeCode(game, made.puzzle) };
    text = made.failure.text;
  }
  return { kind: "failed", text };
}

self.addEventListener("message", ({ data }: MessageEvent<PuzzleRequest>) => {
  try {
    answer(make(data));
  } catch (error) {
    answer({ kind: "failed", text: error instanceof Error ? error.message : "The settings cannot be used." });
  }
});
