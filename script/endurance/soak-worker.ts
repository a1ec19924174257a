// A worker of the soak: a batch in, what came of it out.

import { parentPort } from "node:worker_threads";
import { soakBatch } from "./tally.ts";

parentPort?.on("message", ({ batch, end }: { batch: number; end: number }) => {
  parentPort?.postMessage({ batch, counted: soakBatch(batch, end) });
});
