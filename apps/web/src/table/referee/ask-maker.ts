// Asks for a puzzle. One worker for one wish: it can be called off, and a worker that dies takes nothing with it.
import type { Language } from "@demonstrandum/text";
import { makeAsker, type WorkerLike } from "@demonstrandum/wire";
import type { TableTalk } from "./message.ts";
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";

interface Wish {
  /** Rejects with Unanswered. */
  readonly made: Promise<PuzzleAnswer>;
  readonly cancel: () => void;
}

export function askMaker(
  start: () => WorkerLike,
  language: Language,
  request: Promise<PuzzleRequest>,
  onTrying: (attempt: number) => void,
): Wish {
  const { ask, callOff } = makeAsker<TableTalk>(start);
  const made = request.then((wanted) => ask({ kind: "make", language, request: wanted }, onTrying)).finally(callOff);
  return { made, cancel: callOff };
}
