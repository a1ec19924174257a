// The documents' debug mode: what there is to know of a play, solution and all, for whoever makes puzzles or tests them.

export { makeAttempt } from "./attempt.ts";
export { makeReport } from "./report.ts";
export type { DebugWording } from "./words/wording.ts";
