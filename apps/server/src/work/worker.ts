// The worker's side: one job at a time, as long as the server wants.
import { parentPort } from "node:worker_threads";
import { type Order, runJob } from "./jobs.ts";

parentPort?.on("message", (order: Order) => {
  // Answers hold functions or undefined values here and there; what crosses is what JSON can say.
  const reply = runJob(order, (error) => console.error(error));
  parentPort?.postMessage(JSON.parse(JSON.stringify(reply)));
});
