#!/usr/bin/env node
// The command `qed`.

import { runQed } from "./run.ts";

const stop = new AbortController();
// The first Ctrl-C asks for an end after the item under way, the second does not ask. SIGTERM is left to the system: a handler
// would wait for the search that holds the only thread, and whoever sends it wants an end at once.
process.on("SIGINT", () => (stop.signal.aborted ? process.exit(130) : stop.abort()));
process.stderr.on("error", () => {});

const { stdin, stdout, stderr } = process;
/** As sysexits.h has it: the fault is ours, and neither a verdict nor wrong use. */
const INTERNAL_ERROR = 70;

process.exitCode = await runQed(process.argv.slice(2), { stdin, stdout, stderr, signal: stop.signal }).catch(
  (error) => {
    console.error("qed: this should not have happened, and is a fault of qed:", error);
    return INTERNAL_ERROR;
  },
);
