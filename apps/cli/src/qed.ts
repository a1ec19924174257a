#!/usr/bin/env node
// The command `qed`.

import { runQed } from "./run.ts";

const stop = new AbortController();
// Signals are left to the system: a handler would wait for the search that holds the only thread, and whoever sends one wants
// an end at once. Only while workers search, or the user is to speak, does the first Ctrl-C ask for an end after the line under way.
const onInterrupt = (): void => (stop.signal.aborted ? process.exit(130) : stop.abort());
const listen = (): (() => void) => {
  process.on("SIGINT", onInterrupt);
  return () => process.off("SIGINT", onInterrupt);
};
process.stderr.on("error", () => {});

const { stdin, stdout, stderr, env } = process;
/** As sysexits.h has it: the fault is ours, and neither a verdict nor wrong use. */
const INTERNAL_ERROR = 70;

process.exitCode = await runQed(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  signal: stop.signal,
  listen,
}).catch((error) => {
  console.error("qed: this should not have happened, and is a fault of qed:", error);
  return INTERNAL_ERROR;
});
