// What composing asks of the walker.

export { isIdleNow, look, opensAlone, opensTogether, opensWithAll, opensWithOne } from "./opens.ts";
export { keep, resume, walkFrom, walkFromStart } from "./walk.ts";
export { addClue, isCount, makeWalker, setClue, type Walk, type Walker } from "./walker.ts";
