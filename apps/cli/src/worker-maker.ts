// A maker that is a worker thread. Its answers come in the order of the questions, and numbers of tries in between.

import { Worker } from "node:worker_threads";
import type { Made } from "./item.ts";
import type { ItemMaker, StartMaker } from "./pool.ts";

/** Bundles put the worker beside the program under this name. */
const WORKER = new URL("./new-worker.mjs", import.meta.url);

export const startItemWorker: StartMaker = (request, onTry): ItemMaker => {
  const worker = new Worker(WORKER, { workerData: { request } });
  const open: { resolve(made: readonly Made[]): void; reject(error: Error): void }[] = [];
  worker.on("message", (told: number | readonly Made[]) =>
    typeof told === "number" ? onTry(told) : open.shift()?.resolve(told),
  );
  worker.on("error", (error) => {
    for (const each of open.splice(0)) each.reject(error);
  });
  return {
    make: (batch) =>
      new Promise((resolve, reject) => {
        open.push({ resolve, reject });
        worker.postMessage(batch);
      }),
    stop: () => void worker.terminate(),
  };
};
