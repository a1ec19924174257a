// The program behind ./script/soak. Exit code 0: all done and no defect; 1: a defect; 2: wrong use; 130: stopped.

import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { addBatch, BATCH, type Counted, loadTally, NOTHING_DONE, saveTally, type Tally } from "./tally.ts";

const USAGE = `Usage: ./script/soak [--count N] [--jobs N] [--state FILE] [--fresh]

Makes, audits and round-trips puzzles of all games, levels, sizes and switches, a million of them unless told otherwise, on
all cores. Stopped by Ctrl-C or SIGTERM it goes on where it was when it is started again; --fresh begins anew.`;

interface Run {
  readonly count: number;
  readonly jobs: number;
  readonly state: string;
  readonly isFresh: boolean;
}

const PAUSE_MS = 10_000;

function readRun(args: readonly string[]): Run | string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: "string", default: "1000000" },
      jobs: { type: "string", default: String(availableParallelism()) },
      state: { type: "string", default: ".soak.json" },
      fresh: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return USAGE;
  const [count, jobs] = [Number(values.count), Number(values.jobs)];
  for (const number of [count, jobs])
    if (!(Number.isInteger(number) && number >= 1)) throw new Error("Whole numbers from 1 on are needed.");
  return { count, jobs, state: values.state, isFresh: values.fresh };
}

/** Batches still to do, in order. */
function* openBatches({ count }: Run, { below, ahead }: Tally): Generator<number> {
  for (let batch = below; batch * BATCH < count; batch++) if (!ahead.includes(batch)) yield batch;
}

const number = (value: number): string => Math.round(value).toLocaleString("en").replaceAll(",", " ");

function say({ made, none, refused, seconds, defects }: Tally, { count }: Run): string {
  const done = made + none + refused;
  const memory = number(process.memoryUsage().rss / 2 ** 20);
  const rest = `${number(none)} not found, ${number(refused)} refused`;
  return `${number(done)} of ${number(count)}: ${number(made)} puzzles, ${rest}, ${number(made / Math.max(seconds, 0.001))} a second, ${memory} MB, ${defects.length} defects`;
}

async function soakAll(run: Run): Promise<number> {
  let tally = (run.isFresh ? undefined : loadTally(run.state)) ?? NOTHING_DONE;
  const earlier = tally.seconds;
  const start = performance.now();
  const open = openBatches(run, tally);
  let isStopped = false;
  let spoken = start;
  const keep = (batch: number, counted: Counted): void => {
    tally = { ...addBatch(tally, batch, counted), seconds: earlier + (performance.now() - start) / 1000 };
    saveTally(run.state, tally);
    for (const defect of counted.defects) console.log(defect);
    if (performance.now() - spoken < PAUSE_MS) return;
    spoken = performance.now();
    console.log(say(tally, run));
  };
  const workers = Array.from({ length: run.jobs }, () => startWorker(run, open, keep));
  const stop = (): void => {
    isStopped = true;
    for (const { worker } of workers) void worker.terminate();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  await Promise.all(workers.map(({ done }) => done));
  console.log(`${isStopped ? "stopped at " : ""}${say(tally, run)}`);
  return isStopped ? 130 : tally.defects.length > 0 ? 1 : 0;
}

/** Takes one batch after another until none is left or it is stopped. */
function startWorker(run: Run, open: Generator<number>, keep: (batch: number, counted: Counted) => void) {
  const worker = new Worker(new URL("./soak-worker.mjs", import.meta.url));
  const done = new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const { value, done: isDone } = open.next();
      if (isDone) void worker.terminate();
      else worker.postMessage({ batch: value, end: run.count });
    };
    worker.on("message", ({ batch, counted }: { batch: number; counted: Counted }) => {
      keep(batch, counted);
      next();
    });
    worker.on("error", reject);
    worker.on("exit", () => resolve());
    next();
  });
  return { worker, done };
}

async function main(): Promise<number> {
  try {
    const run = readRun(process.argv.slice(2));
    if (typeof run !== "string") return await soakAll(run);
    console.log(run);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

process.exitCode = await main();
