// The worker's side: one job at a time, as long as the server wants.
import { parentPort } from "node:worker_threads";
import { asPort, serve } from "@demonstrandum/wire";
import { problemOfJob, runJob, type WorkTalk } from "./jobs.ts";

if (parentPort)
  serve<WorkTalk>(asPort(parentPort), { answer: runJob, reasonOf: (error) => problemOfJob(error, console.error) });
