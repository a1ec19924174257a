// The workers themselves: hired when they are needed, kept while they are well, gone with a job that has to be ended.
import { Worker } from "node:worker_threads";
import { INTERNAL, TOO_MUCH_WORK } from "../problem/problem.ts";
import type { JobName, Reply } from "./jobs.ts";

export interface Crew {
  /** Does a job in a worker of its own; `done` hears of it once. What is returned ends the job, and its worker with it. */
  begin(job: JobName, input: unknown, done: (reply: Reply) => void): () => void;
  stop(): Promise<void>;
}

/** `memory` is how many megabytes one worker may take. */
export function makeCrew(file: URL, memory: number): Crew {
  const idle = new Set<Worker>();
  const busy = new Map<Worker, (reply: Reply) => void>();

  const hire = (): Worker => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    worker.unref();
    worker.on("message", (reply: Reply) => {
      if (busy.has(worker)) idle.add(worker);
      finish(worker, reply);
    });
    // Out of memory, or a fault of ours: the worker is gone either way.
    worker.on("error", (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      dismiss(worker, { ok: false, problem: isMemory ? TOO_MUCH_WORK : INTERNAL });
    });
    return worker;
  };
  const finish = (worker: Worker, reply: Reply): void => {
    const done = busy.get(worker);
    busy.delete(worker);
    done?.(reply);
  };
  const dismiss = (worker: Worker, reply: Reply): void => {
    idle.delete(worker);
    void worker.terminate();
    finish(worker, reply);
  };
  const takeIdle = (): Worker | undefined => {
    const [worker] = idle;
    if (worker) idle.delete(worker);
    return worker;
  };

  return {
    begin(job, input, done) {
      const worker = takeIdle() ?? hire();
      busy.set(worker, done);
      worker.postMessage({ job, input });
      return () => {
        if (busy.get(worker) === done) dismiss(worker, { ok: false, problem: TOO_MUCH_WORK });
      };
    },
    async stop() {
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
