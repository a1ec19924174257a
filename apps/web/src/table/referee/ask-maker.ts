// Asks for a puzzle. One worker for one wish: it can be called off, and a worker that dies takes nothing with it.
import type { Language } from "@demonstrandum/text";
import type { WorkerLike } from "../../base/worker/worker-like.ts";
import { makeAsker } from "./asker.ts";
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";

interface Wish {
  readonly made: Promise<PuzzleAnswer>;
  readonly cancel: () => void;
}

const sayFailure = (error: Error): PuzzleAnswer => ({ kind: "failed", text: error.message });

export function askMaker(
  start: () => WorkerLike,
  language: Language,
  request: Promise<PuzzleRequest>,
  onTrying: (attempt: number) => void,
): Wish {
  const { ask, close } = makeAsker(start, language);
  const made = request.then((wanted) => ask({ kind: "make", request: wanted }, onTrying)).catch(sayFailure);
  made.finally(close);
  return { made, cancel: close };
}
