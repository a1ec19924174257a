// Work that may take long runs in a few workers, never beside the requests: what exceeds its time is ended with its worker, and what cannot
// start soon is refused at once.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { INTERNAL, ProblemError, TOO_MUCH_WORK } from "../api/problem.ts";
import type { JobName, Reply } from "./jobs.ts";

export interface Work {
  /** The answer of a job. Throws ProblemError. */
  run(job: JobName, input: unknown): Promise<unknown>;
  /** How much is under way and how much waits. */
  readonly load: () => { readonly busy: number; readonly waiting: number; readonly ended: number };
  stop(): Promise<void>;
}

export interface WorkLimits {
  readonly workers: number;
  /** Milliseconds that one job may take. */
  readonly deadline: number;
  readonly waiting: number;
  /** Megabytes of one worker. */
  readonly memory: number;
}

export const WORK_LIMITS: WorkLimits = {
  workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  deadline: 5_000,
  waiting: 64,
  memory: 256,
};

interface Job {
  readonly name: JobName;
  readonly input: unknown;
  readonly resolve: (reply: Reply) => void;
}

const BUSY = {
  status: 503,
  code: "busy",
  detail: "Everybody here is busy. Try again in a moment.",
  retryAfter: 5,
};

export function makeWork(file: URL, limits: WorkLimits): Work {
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  const busy = new Map<Worker, Job>();
  let ended = 0;

  const hire = (): Worker => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: limits.memory } });
    worker.unref();
    worker.on("message", (reply: Reply) => finish(worker, reply, true));
    // Out of memory, or a fault of ours: the worker is gone either way.
    worker.on("error", (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      finish(worker, { ok: false, problem: isMemory ? TOO_MUCH_WORK : INTERNAL }, false);
    });
    return worker;
  };
  const finish = (worker: Worker, reply: Reply, isAlive: boolean): void => {
    const job = busy.get(worker);
    busy.delete(worker);
    job?.resolve(reply);
    if (!isAlive) void worker.terminate();
    else if (job) idle.push(worker);
    next();
  };
  const next = (): void => {
    if (busy.size >= limits.workers) return;
    const job = waiting.shift();
    if (job) begin(job, idle.pop() ?? hire());
  };
  const begin = (job: Job, worker: Worker): void => {
    const clock = setTimeout(() => {
      ended++;
      finish(worker, { ok: false, problem: TOO_MUCH_WORK }, false);
    }, limits.deadline);
    const resolve = (reply: Reply) => {
      clearTimeout(clock);
      job.resolve(reply);
    };
    busy.set(worker, { ...job, resolve });
    worker.postMessage({ job: job.name, input: job.input });
  };

  return {
    load: () => ({ busy: busy.size, waiting: waiting.length, ended }),
    async run(name, input) {
      if (waiting.length >= limits.waiting) throw new ProblemError(BUSY);
      const reply = await new Promise<Reply>((resolve) => {
        waiting.push({ name, input, resolve });
        next();
      });
      if (reply.ok) return reply.value;
      throw new ProblemError(reply.problem);
    },
    async stop() {
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
