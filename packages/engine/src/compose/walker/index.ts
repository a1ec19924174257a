// What composing asks of the walker.

export { forcesAlone, forcesTogether, forcesWithAll, forcesWithOne, isIdleNow, look } from "./forces.ts";
export { keep, resume, walkFrom, walkFromStart } from "./walk.ts";
export { addClue, isCount, makeWalker, setClue, type Walk, type Walker } from "./walker.ts";
