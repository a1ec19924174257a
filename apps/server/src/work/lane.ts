// Jobs of one kind and the workers they share. Callers take turns, nobody has all the workers, what would wait too long is refused at once, and
// work for those who have gone is dropped.
import { GONE, type Problem, ProblemError } from "../problem/problem.ts";
import { makeCrew, type Reply } from "./crew.ts";
import type { Order } from "./jobs.ts";
import { makeTurns, type Turns } from "./turns.ts";

/** Who wants a job done. */
export interface Requester {
  /** Whose turn it takes: callers of one name share theirs. */
  readonly caller: string;
  /** Aborted once nobody wants the answer any more. */
  readonly signal?: AbortSignal;
}

export interface LaneLimits {
  readonly workers: number;
  /** How many of the workers one caller may have at once. */
  readonly share: number;
  /** Milliseconds that one job may take; absent where its steps are counted and nothing else. */
  readonly deadline?: number;
  /** Milliseconds that a job may still take once nobody wants it: cheap ones end by themselves, and their worker stays. */
  readonly abandoned: number;
  /** Milliseconds that a job may be expected to wait; what would wait longer is refused at once. */
  readonly patience: number;
  /** Milliseconds after which a job that waits is refused, whatever was expected. */
  readonly longest: number;
  /** How many jobs may wait. */
  readonly waiting: number;
  /** What a job is expected to take until some were measured, in milliseconds. */
  readonly guess: number;
  /** Megabytes of one worker. */
  readonly memory: number;
}

export interface Load {
  readonly busy: number;
  readonly waiting: number;
  /** How many were ended because they took too long, or because nobody waited for them any more. */
  readonly ended: number;
}

export interface Lane {
  /** The answer of a job. Throws ProblemError. */
  run(order: Order, requester: Requester): Promise<unknown>;
  readonly load: () => Load;
  stop(): Promise<void>;
}

interface Job {
  readonly order: Order;
  readonly caller: string;
  /** A second answer changes nothing. */
  readonly settle: (reply: Reply) => void;
  /** Refuses the job if it waits too long; then ends it if it takes too long. */
  clock?: NodeJS.Timeout;
  /** Ends the job, once it has begun. */
  end?: () => void;
}

const busyFor = (millis: number): Problem => ({
  status: 503,
  code: "busy",
  detail: "Everybody here is busy. Try again in a moment.",
  retryAfter: Math.min(60, Math.max(1, Math.ceil(millis / 1000))),
});

/** How much the last job counts in the mean of all: the last twenty or so decide. */
const WEIGHT = 0.1;

type Shares = ReturnType<typeof makeShares>;

/** Who has how many of the workers, and how long the next would wait. */
function makeShares({ workers, share, guess }: LaneLimits, turns: Turns<Job>) {
  const running = new Map<string, number>();
  let [busy, mean] = [0, guess];
  const of = (caller: string): number => running.get(caller) ?? 0;
  return {
    busy: () => busy,
    hasRoom: () => busy < workers,
    mayGo: (caller: string) => of(caller) < share,
    begun(caller: string): void {
      busy++;
      running.set(caller, of(caller) + 1);
    },
    finished(caller: string, millis: number): void {
      busy--;
      if (of(caller) > 1) running.set(caller, of(caller) - 1);
      else running.delete(caller);
      mean += WEIGHT * (millis - mean);
    },
    /** Milliseconds until a job that this caller sends now begins. */
    expected(caller: string): number {
      const own = turns.count(caller);
      if (own === 0 && busy < workers && of(caller) < share) return 0;
      const behindAll = (turns.before(caller) + busy - workers + 1) / workers;
      const behindOwn = (own + of(caller) - share + 1) / share;
      return mean * Math.max(0, behindAll, behindOwn);
    },
  };
}

/** Where jobs are done, as far as there is room, each until it ends or is ended. */
function makeFloor(file: URL, limits: LaneLimits, turns: Turns<Job>, shares: Shares) {
  const crew = makeCrew(file, limits.memory);
  let ended = 0;
  const end = (job: Job): void => {
    ended++;
    job.end?.();
  };
  const begin = (job: Job): void => {
    clearTimeout(job.clock);
    shares.begun(job.caller);
    const start = performance.now();
    job.end = crew.begin(job.order, (reply) => {
      clearTimeout(job.clock);
      shares.finished(job.caller, performance.now() - start);
      job.settle(reply);
      fill();
    });
    if (limits.deadline !== undefined) job.clock = setTimeout(end, limits.deadline, job);
  };
  const fill = (): void => {
    while (shares.hasRoom()) {
      const job = turns.take(shares.mayGo);
      if (!job) return;
      begin(job);
    }
  };
  return { fill, end, ended: () => ended, stop: () => crew.stop() };
}

export function makeLane(file: URL, limits: LaneLimits): Lane {
  const turns = makeTurns<Job>();
  const shares = makeShares(limits, turns);
  const floor = makeFloor(file, limits, turns, shares);

  const drop = (job: Job, problem: Problem): void => {
    clearTimeout(job.clock);
    job.settle({ ok: false, problem });
  };
  const giveUp = (job: Job, problem: Problem): void => {
    if (turns.remove(job.caller, job)) drop(job, problem);
  };
  /** Work under way is ended soon, and counts for its caller until then. */
  const abandon = (job: Job): void => {
    turns.remove(job.caller, job);
    drop(job, GONE);
    if (job.end) job.clock = setTimeout(floor.end, limits.abandoned, job);
  };
  /** Where no more may wait, the longest line makes room for whoever waits for less. */
  const makeRoom = (caller: string): boolean => {
    if (turns.size() < limits.waiting) return true;
    const dropped = turns.shorten(turns.count(caller) + 1);
    if (dropped) drop(dropped, busyFor(limits.patience));
    return dropped !== undefined;
  };
  const admit = (job: Job): void => {
    const wait = shares.expected(job.caller);
    if (wait > limits.patience || !makeRoom(job.caller)) {
      drop(job, busyFor(wait));
      return;
    }
    job.clock = setTimeout(giveUp, limits.longest, job, busyFor(limits.patience));
    turns.add(job.caller, job);
    floor.fill();
  };

  return {
    load: () => ({ busy: shares.busy(), waiting: turns.size(), ended: floor.ended() }),
    stop: floor.stop,
    run: async (order, { caller, signal }) =>
      answerIn(
        await until(signal, (settle) => {
          const job: Job = { order, caller, settle };
          admit(job);
          return () => abandon(job);
        }),
      ),
  };
}

/** The reply. `start` answers with what is to be done once `signal` says that nobody waits for it any more. */
async function until(
  signal: AbortSignal | undefined,
  start: (settle: (reply: Reply) => void) => () => void,
): Promise<Reply> {
  if (signal?.aborted) return { ok: false, problem: GONE };
  let leave = (): void => {};
  const reply = await new Promise<Reply>((settle) => {
    leave = start(settle);
    signal?.addEventListener("abort", leave);
  });
  signal?.removeEventListener("abort", leave);
  return reply;
}

function answerIn(reply: Reply): unknown {
  if (reply.ok) return reply.value;
  throw new ProblemError(reply.problem);
}
