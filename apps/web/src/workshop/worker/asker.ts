// Asks the worker. Every question has a number, and only the answer to the newest is taken: whoever asks again is never answered twice. A
// worker that is still at work on an older question is let go, so that the newest never waits for it.
import type { WorkerLike } from "../../base/worker/worker-like.ts";
import type { Answered, Asked, WorkshopAnswers, WorkshopQuestion } from "./messages.ts";

/** What came of a question: its answer, why there is none, or nothing, as another came after it. */
export type AskOutcome<Q extends WorkshopQuestion> =
  | { readonly ok: true; readonly value: WorkshopAnswers[Q["kind"]] }
  | { readonly ok: false; readonly text: string }
  | undefined;

export interface WorkshopAsker {
  ask<Q extends WorkshopQuestion>(question: Q): Promise<AskOutcome<Q>>;
  close(): void;
}

interface Pending {
  readonly id: number;
  resolve(outcome: AskOutcome<WorkshopQuestion>): void;
}

/** `open` may throw where workers are forbidden. */
export function makeWorkshopAsker(open: () => WorkerLike): WorkshopAsker {
  let worker: WorkerLike | undefined;
  let pending: Pending | undefined;
  let count = 0;

  const settle = (outcome: AskOutcome<WorkshopQuestion>) => {
    const asked = pending;
    pending = undefined;
    asked?.resolve(outcome);
  };
  const dismiss = () => {
    worker?.terminate();
    worker = undefined;
    settle(undefined);
  };
  const start = (): WorkerLike => {
    const fresh = open();
    fresh.addEventListener("message", ({ data }) => {
      const { id, ...outcome } = data as Answered;
      if (id === pending?.id) settle(outcome as AskOutcome<WorkshopQuestion>);
    });
    fresh.addEventListener("error", () => {
      if (fresh === worker) settle({ ok: false, text: "" });
    });
    return fresh;
  };
  return {
    ask<Q extends WorkshopQuestion>(question: Q): Promise<AskOutcome<Q>> {
      if (pending) dismiss();
      return new Promise((resolve) => {
        const id = ++count;
        pending = { id, resolve: resolve as Pending["resolve"] };
        try {
          worker ??= start();
          worker.postMessage({ id, question } satisfies Asked);
        } catch {
          settle({ ok: false, text: "" });
        }
      });
    },
    close: dismiss,
  };
}
