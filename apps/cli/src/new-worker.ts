// A worker thread of `qed new`: is given batches of item numbers, gives back the items.

import { parentPort, workerData } from "node:worker_threads";
import { makeItem, type Request, takeTruth } from "./item.ts";
import type { Batch } from "./pool.ts";

const { request } = workerData as { readonly request: Request };
takeTruth(request);

parentPort?.on("message", ({ start, end }: Batch) => {
  const indices = Array.from({ length: end - start }, (_, i) => start + i);
  parentPort?.postMessage(indices.map((index) => makeItem(request, index)));
});
