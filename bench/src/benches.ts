// Every benchmark: one file that exports `run`, and one line here.

import type { Bench } from "./harness.ts";

export const BENCHES: readonly Bench[] = [
  {
    name: "logic",
    about: "all forced literals, beside z3-solver, logic-solver and cadical-wasm",
    load: () => import("./logic.ts"),
  },
  {
    name: "deals",
    about: "the Clue table over whole games: marginals, advice, certain facts beside logic-solver",
    load: () => import("./deals.ts"),
  },
  {
    name: "advice",
    about: "whole games of Clue: our advice beside simpler ways of asking, in turns and wins",
    load: () => import("./advice.ts"),
  },
  {
    name: "village",
    about: "villages a second, one uniqueness check beside z3-solver, logic-solver and cadical-wasm, growth",
    load: () => import("./village.ts"),
  },
  {
    name: "generate",
    about: "audited board puzzles a second beside one z3-solver uniqueness check, profiles, variety",
    load: () => import("./generate.ts"),
  },
  {
    name: "proofs",
    about:
      "the proofs of 3 000 puzzles of every kind: how long beside what their level allows, and what a strict reader finds wrong (KINDS=, PUZZLES=)",
    load: () => import("./proofs.ts"),
  },
  {
    name: "web",
    about: "how soon the web app answers a move in Chromium slowed down four times",
    load: () => import("./web.ts"),
  },
  {
    name: "server",
    about:
      "requests a second for pages and API, beside an empty answer of Node (BEFORE=<commit>: and beside that commit), at rest and under attack, and what each operation takes of the main thread (ONLY=operations: that alone; ONLY=processes: one, two and four processes behind nginx on one Postgres)",
    load: () => import("./server.ts"),
  },
];
