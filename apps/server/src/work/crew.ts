// The workers themselves: hired when they are needed, kept while they are well, gone with a job that has to be ended.
import { Worker } from "node:worker_threads";
import { asWorker, failureIn, makeAsker, type WorkerAsker } from "@demonstrandum/wire";
import { INTERNAL, type Problem, TOO_MUCH_WORK } from "../problem/problem.ts";
import type { Order, WorkTalk } from "./jobs.ts";

export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem };

export interface Crew {
  /** Does a job in a worker of its own; `done` hears of it once. What is returned ends the job, and its worker with it. */
  begin(order: Order, done: (reply: Reply) => void): () => void;
  stop(): Promise<void>;
}

/** `memory` is how many megabytes one worker may take. */
export function makeCrew(file: URL, memory: number): Crew {
  const threads = new Set<Worker>();
  const idle = new Set<WorkerAsker<WorkTalk>>();

  const start = () => {
    const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    thread.unref();
    threads.add(thread);
    thread.on("exit", () => threads.delete(thread));
    return asWorker(thread);
  };
  const takeIdle = (): WorkerAsker<WorkTalk> | undefined => {
    const [asker] = idle;
    if (asker) idle.delete(asker);
    return asker;
  };

  return {
    begin(order, done) {
      const asker = takeIdle() ?? makeAsker<WorkTalk>(start);
      let isDone = false;
      const finish = (reply: Reply): void => {
        isDone = true;
        idle.add(asker);
        done(reply);
      };
      asker.ask(order).then(
        (value) => finish({ ok: true, value }),
        (error) => finish({ ok: false, problem: problemIn(error) }),
      );
      return () => {
        if (!isDone) asker.callOff();
      };
    },
    async stop() {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

/** A worker that was lost ran out of memory, or met a fault of ours. */
function problemIn(error: Error): Problem {
  const failure = failureIn<WorkTalk>(error);
  if (failure.why === "refused") return failure.reason;
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return failure.why === "called off" || code === "ERR_WORKER_OUT_OF_MEMORY" ? TOO_MUCH_WORK : INTERNAL;
}
