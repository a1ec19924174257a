// Asks the worker; only the newest question is answered.
import { type AnswerTo, failureIn, makeLatestAsker, type WorkerLike } from "@demonstrandum/wire";
import type { WorkshopQuestion, WorkshopTalk } from "./messages.ts";

/** What came of a question: its answer, why there is none, or nothing, as another came after it. */
export type AskOutcome<Q extends WorkshopQuestion> =
  | { readonly ok: true; readonly value: AnswerTo<WorkshopTalk, Q["kind"]> }
  | { readonly ok: false; readonly text: string }
  | undefined;

export interface WorkshopAsker {
  ask<Q extends WorkshopQuestion>(question: Q): Promise<AskOutcome<Q>>;
  close(): void;
}

/** `open` may throw where workers are forbidden. */
export function makeWorkshopAsker(open: () => WorkerLike): WorkshopAsker {
  const { ask, callOff } = makeLatestAsker<WorkshopTalk>(open);
  return {
    async ask(question) {
      try {
        return { ok: true, value: await ask(question) };
      } catch (error) {
        const failure = failureIn<WorkshopTalk>(error);
        if (failure.why === "called off") return undefined;
        return { ok: false, text: failure.why === "refused" ? failure.reason : "" };
      }
    },
    close: callOff,
  };
}
