// A reader of proofs, for tests and measurements: believes nothing but what a sentence names and quotes.

export { FLAWS, type FlawKind } from "./flaw.ts";
export { ownWords } from "./own-words.ts";
export { type PuzzleRead, readPuzzle, type StepFlaw } from "./read-puzzle.ts";
