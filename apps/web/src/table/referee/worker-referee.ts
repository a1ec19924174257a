// The referee that plays on this device, in a worker.
import type { Language } from "@demonstrandum/text";
import type { WorkerLike } from "../../base/worker/worker-like.ts";
import { makeAsker } from "./asker.ts";
import type { Tutor } from "./referee.ts";

interface WorkerRefereeOptions {
  readonly language: Language;
  readonly code: string;
  /** Nothing is counted that the teacher asks for. */
  readonly isLesson?: boolean;
  /** Whether clues are to be told as stories too, whenever the play is opened. */
  readonly isStory?: () => boolean;
}

export function makeWorkerReferee(
  start: () => WorkerLike,
  { language, code, isLesson = false, isStory = () => false }: WorkerRefereeOptions,
): Tutor {
  const { ask, close } = makeAsker(start, language);
  return {
    open: (moves) => ask({ kind: "open", code, moves, isLesson, isStory: isStory() }),
    move: (move) => ask({ kind: "move", move }),
    replay: () => ask({ kind: "replay" }),
    review: (times) => ask({ kind: "review", times }),
    lesson: (isAnswered) => ask({ kind: "lesson", isAnswered }),
    print: () => ask({ kind: "print" }),
    report: () => ask({ kind: "report" }),
    attempt: (person) => ask({ kind: "attempt", person }),
    close,
  };
}
