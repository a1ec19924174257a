// The referee that plays on this device, in a worker.
import type { Language } from "@demonstrandum/text";
import { makeAsker } from "./asker.ts";
import type { Tutor } from "./referee.ts";
import type { WorkerLike } from "./worker-like.ts";

/** In a lesson nothing is counted that the teacher asks for. */
export function makeWorkerReferee(start: () => WorkerLike, language: Language, code: string, isLesson = false): Tutor {
  const { ask, close } = makeAsker(start, language);
  return {
    open: (moves) => ask({ kind: "open", code, moves, isLesson }),
    move: (move) => ask({ kind: "move", move }),
    replay: () => ask({ kind: "replay" }),
    lesson: (isAnswered) => ask({ kind: "lesson", isAnswered }),
    print: () => ask({ kind: "print" }),
    report: () => ask({ kind: "report" }),
    attempt: (person) => ask({ kind: "attempt", person }),
    close,
  };
}
