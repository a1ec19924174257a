// Asks a worker, which is started for the first question. A worker that is lost, or whose work is called off, is replaced for the next.
import { type AnswerTo, type Asked, type NoAnswer, type Told, Unanswered, type WorkerTalk } from "./talk.ts";

/** The part of a worker that is needed to ask it. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (error: unknown) => void): void;
}

export interface WorkerAsker<T extends WorkerTalk> {
  /** Rejects with Unanswered. */
  ask<Q extends T["question"]>(
    question: Q,
    onProgress?: (progress: T["progress"]) => void,
  ): Promise<AnswerTo<T, Q["kind"]>>;
  /** Calls off whatever is under way, and ends the worker with it. */
  callOff(): void;
}

interface Pending<T extends WorkerTalk> {
  answer(value: unknown): void;
  fail(error: Unanswered<T["reason"]>): void;
  onProgress(progress: T["progress"]): void;
}

/** `start` may throw, as it does where workers are forbidden. */
export function makeAsker<T extends WorkerTalk>(start: () => WorkerLike): WorkerAsker<T> {
  const pending = new Map<number, Pending<T>>();
  let worker: WorkerLike | undefined;
  let last = 0;

  const dismiss = (failure: NoAnswer<T["reason"]>, cause?: unknown): void => {
    worker?.terminate();
    worker = undefined;
    const open = [...pending.values()];
    pending.clear();
    for (const { fail } of open) fail(new Unanswered(failure, { cause }));
  };
  const hear = (told: Told<T>): void => {
    const asked = pending.get(told.id);
    if (told.kind === "progress") {
      asked?.onProgress(told.progress);
      return;
    }
    pending.delete(told.id);
    if (told.kind === "answer") asked?.answer(told.answer);
    else asked?.fail(new Unanswered(told.failure));
  };
  const open = (): WorkerLike => {
    const fresh = start();
    const lose = (error: unknown) => {
      if (fresh === worker) dismiss({ why: "lost" }, error);
    };
    fresh.addEventListener("message", ({ data }) => {
      if (fresh === worker) hear(data as Told<T>);
    });
    fresh.addEventListener("error", lose);
    fresh.addEventListener("messageerror", lose);
    return fresh;
  };
  return {
    ask: (question, onProgress = () => {}) =>
      new Promise((resolve, fail) => {
        const id = ++last;
        // The other side answers each kind with what the talk says.
        pending.set(id, { answer: (value) => resolve(value as AnswerTo<T, string>), fail, onProgress });
        try {
          worker ??= open();
          worker.postMessage({ id, question } satisfies Asked<T>);
        } catch (error) {
          dismiss({ why: "lost" }, error);
        }
      }),
    callOff: () => dismiss({ why: "called off" }),
  };
}

/** Asks one thing at a time: a question calls off the one before, however long it would have taken. */
export function makeLatestAsker<T extends WorkerTalk>(start: () => WorkerLike): WorkerAsker<T> {
  const asker = makeAsker<T>(start);
  let open = 0;
  return {
    async ask(question, onProgress) {
      if (open > 0) asker.callOff();
      open++;
      try {
        return await asker.ask(question, onProgress);
      } finally {
        open--;
      }
    },
    callOff: asker.callOff,
  };
}
