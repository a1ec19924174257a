// Work that may take long runs in workers, never beside the requests. The puzzles of days have a lane of their own, in which no stranger's work
// waits and no clock cuts a puzzle off: its steps are counted.
import { availableParallelism } from "node:os";
import { GONE, ProblemError } from "../problem/problem.ts";
import type { JobAnswers, JobInputs, JobName } from "./jobs.ts";
import { type LaneLimits, type Load, makeLane, type Requester } from "./lane.ts";

export interface Work {
  /** The answer of a job. Without a requester it is the house's own. Throws ProblemError. */
  run<N extends JobName>(job: N, input: JobInputs[N], requester?: Requester): Promise<JobAnswers[N]>;
  /** How much is under way and how much waits. */
  readonly load: () => Load;
  stop(): Promise<void>;
}

export interface WorkLimits {
  readonly callers: LaneLimits;
  readonly days: LaneLimits;
}

/** At least two, so that no caller has them all. */
const WORKERS = Math.max(2, Math.min(4, availableParallelism() - 1));

const EACH = { abandoned: 250, patience: 10_000, longest: 20_000, waiting: 64, memory: 256 };

export const WORK_LIMITS: WorkLimits = {
  callers: { ...EACH, workers: WORKERS, share: Math.ceil(WORKERS / 2), deadline: 5_000, guess: 300 },
  // Whoever wants to begin an earlier day can wait for those of others longer than for a stranger's question.
  days: { ...EACH, workers: 1, share: 1, patience: 20_000, longest: 40_000, guess: 1_000 },
};

const HOUSE: Requester = { caller: "the house" };

export function makeWork(file: URL, limits: WorkLimits): Work {
  const lanes = { callers: makeLane(file, limits.callers), days: makeLane(file, limits.days) };
  const both = [lanes.callers, lanes.days];
  return {
    async run<N extends JobName>(kind: N, input: JobInputs[N], requester = HOUSE) {
      const lane = kind === "day" ? lanes.days : lanes.callers;
      // A worker answers each job with what that job gives back.
      return (await lane.run({ kind, input }, requester)) as JobAnswers[N];
    },
    load: () => both.map((lane) => lane.load()).reduce(sum),
    async stop() {
      await Promise.all(both.map((lane) => lane.stop()));
    },
  };
}

const sum = (one: Load, two: Load): Load => ({
  busy: one.busy + two.busy,
  waiting: one.waiting + two.waiting,
  ended: one.ended + two.ended,
});

/** The same work, in turns of this caller, and nothing begun once they have gone. */
export const workOf = (work: Pick<Work, "run">, caller: string, signal: AbortSignal): Pick<Work, "run"> => ({
  async run(job, input) {
    if (signal.aborted) throw new ProblemError(GONE);
    return work.run(job, input, { caller, signal });
  },
});
