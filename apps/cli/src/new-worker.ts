// A worker thread of `qed new`: is given batches of item numbers, tells of every further try, gives back the items.

import { parentPort, workerData } from "node:worker_threads";
import { gamesIn } from "./audience.ts";
import { makeItem, type Request, takeTruth } from "./item.ts";
import type { Batch } from "./pool.ts";

const { request } = workerData as { readonly request: Request };
const games = await gamesIn(request.language);
takeTruth(games, request);

parentPort?.on("message", ({ start, end }: Batch) => {
  const indices = Array.from({ length: end - start }, (_, i) => start + i);
  const onTry = (attempt: number): void => {
    // Most puzzles come together at once, and need not be talked of.
    if (attempt > 1) parentPort?.postMessage(attempt);
  };
  parentPort?.postMessage(indices.map((index) => makeItem(games, request, index, onTry)));
});
