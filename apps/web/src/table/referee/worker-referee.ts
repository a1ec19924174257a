// The referee that plays on this device, in a worker.
import type { Language } from "@demonstrandum/text";
import { makeAsker, type WorkerLike } from "@demonstrandum/wire";
import type { TableTalk } from "./message.ts";
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
  const { ask, callOff } = makeAsker<TableTalk>(start);
  return {
    open: (moves) => ask({ kind: "open", language, code, moves, isLesson, isStory: isStory() }),
    move: (move) => ask({ kind: "move", language, move }),
    replay: () => ask({ kind: "replay", language }),
    review: (times) => ask({ kind: "review", language, times }),
    lesson: (isAnswered) => ask({ kind: "lesson", language, isAnswered }),
    print: () => ask({ kind: "print", language }),
    report: () => ask({ kind: "report", language }),
    attempt: (person) => ask({ kind: "attempt", language, person }),
    close: callOff,
  };
}
