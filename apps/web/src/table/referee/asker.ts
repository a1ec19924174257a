// The page's side of a worker: questions go out with a number, and each promise is kept when the answer with its number comes.

import type { Language } from "@demonstrandum/text";
import type { WorkerLike } from "../../base/worker/worker-like.ts";
import type { Asked, Question, Replies, Reply } from "./message.ts";

const UNREACHABLE = "The reasoning could not be started in this browser.";

interface Waiting {
  readonly keep: (value: unknown) => void;
  readonly fail: (error: Error) => void;
  readonly onTrying: ((attempt: number) => void) | undefined;
}

interface Asker {
  ask<Q extends Question>(question: Q, onTrying?: (attempt: number) => void): Promise<Replies[Q["kind"]]>;
  /** Ends the worker, whatever it is doing. What it was asked stays unanswered. */
  close(): void;
}

function settle(waiting: Map<number, Waiting>, reply: Reply): void {
  const asked = waiting.get(reply.id);
  if (reply.kind === "trying") {
    asked?.onTrying?.(reply.attempt);
    return;
  }
  waiting.delete(reply.id);
  if (reply.kind === "done") asked?.keep(reply.value);
  else asked?.fail(new Error(reply.text));
}

function failAll(waiting: Map<number, Waiting>): void {
  for (const { fail } of waiting.values()) fail(new Error(UNREACHABLE));
  waiting.clear();
}

function startOrNone(start: () => WorkerLike): WorkerLike | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}

/** `start` may throw, as it does where workers are forbidden. */
export function makeAsker(start: () => WorkerLike, language: Language): Asker {
  const waiting = new Map<number, Waiting>();
  const worker = startOrNone(start);
  let last = 0;
  worker?.addEventListener("message", ({ data }) => settle(waiting, data as Reply));
  worker?.addEventListener("error", () => failAll(waiting));
  worker?.addEventListener("messageerror", () => failAll(waiting));
  return {
    ask: <Q extends Question>(question: Q, onTrying?: (attempt: number) => void) =>
      new Promise<Replies[Q["kind"]]>((keep, fail) => {
        if (!worker) {
          fail(new Error(UNREACHABLE));
          return;
        }
        const id = ++last;
        waiting.set(id, { keep: (value) => keep(value as Replies[Q["kind"]]), fail, onTrying });
        worker.postMessage({ id, language, question } satisfies Asked);
      }),
    close: () => worker?.terminate(),
  };
}
