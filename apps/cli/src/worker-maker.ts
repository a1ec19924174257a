// A maker that is a worker thread: asked for batches of items, it tells of every further try.

import { Worker } from "node:worker_threads";
import { asWorker, failureIn, makeAsker, type WorkerTalk } from "@demonstrandum/wire";
import type { Made } from "./item.ts";
import type { Batch, ItemMaker, StartMaker } from "./pool.ts";

export interface MakeTalk extends WorkerTalk {
  readonly question: Batch & { readonly kind: "make" };
  readonly answers: { readonly make: readonly Made[] };
  /** At which try an item is. */
  readonly progress: number;
  /** What was thrown. */
  readonly reason: unknown;
}

/** Bundles put the worker beside the program under this name. */
const WORKER = new URL("./new-worker.mjs", import.meta.url);

export const startItemWorker: StartMaker = (request, onTry): ItemMaker => {
  const { ask, callOff } = makeAsker<MakeTalk>(() => asWorker(new Worker(WORKER, { workerData: { request } })));
  return {
    make: (batch) =>
      ask({ kind: "make", ...batch }, onTry).catch((error) => {
        const failure = failureIn<MakeTalk>(error);
        throw failure.why === "refused" ? failure.reason : (error.cause ?? error);
      }),
    stop: callOff,
  };
};
