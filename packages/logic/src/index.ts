// What follows from what. At most 30 booleans, constraints as plain data, every answer exact.

// Ask: about all worlds
export { counterexample, entailed, isConsistent, worlds } from "./ask.ts";
// Explain: which clues are needed
export { type Cheapest, type CheapStep, cheapest } from "./cheapest.ts";
// Hurry: the same reasoning without a theory around it
export { type Compiled, compile } from "./compile.ts";
export type { All, Any, Compare, Connected, Constraint, Count, Iff, Mask, Not, World } from "./constraint.ts";
export { countWorlds, marginals } from "./count.ts";
// Translate: the same question for other solvers
export type { Cnf } from "./dimacs.ts";
export { makeCnf, makeDimacs } from "./dimacs.ts";
// Say: data in, or one sentence why not
export { LogicError } from "./error.ts";
export { explain } from "./explain.ts";
export { forcedMask } from "./force.ts";
// Masks
export { countBits, fullMask, indices, lowestIndex, MAX_SIZE, maskOf } from "./mask.ts";
export { parseConstraint } from "./parse.ts";
export { predicate } from "./predicate.ts";
// Prove: lines that anyone can check
export { checkProof, type Line, type Proof, type ProofStep, type Source, type Supposition } from "./proof.ts";
export { lineCount, prove } from "./prove.ts";
export { scopeOf } from "./scope.ts";
export type { CountTerms } from "./smtlib.ts";
export { makeSmtLib, makeSmtTerm } from "./smtlib.ts";
export type { Clue, Facts, Given, Literal, Theory } from "./theory.ts";
export { makeTheory, NOTHING } from "./theory.ts";
