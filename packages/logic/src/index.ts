// What follows from what. At most 30 booleans, constraints as plain data, every answer exact.

// Say: data in, or one sentence why not

export type { All, Any, Compare, Connected, Constraint, Count, Iff, Mask, Not, World } from "./constraint.ts";
export { ImpossibleError, LogicError } from "./error.ts";
export { parseConstraint } from "./parse.ts";
export { predicate } from "./predicate.ts";
export { scopeOf } from "./scope.ts";
export {
  type Clue,
  type Facts,
  type Given,
  type Literal,
  makeTheory,
  NOTHING,
  negated,
  type Theory,
  theoryOfCompiled,
  withLiteral,
} from "./theory.ts";

// Ask: about all worlds, within a bound if need be

export { counterexample, entailed, isConsistent, worlds } from "./ask.ts";
export { type Budget, hasLeft, isSpent, TooMuch, within } from "./budget.ts";
export { countWorlds, marginals } from "./count.ts";

// Explain: which clues are needed

export { type Cheapest, type CheapStep, cheapest, cheapestStep } from "./cheapest.ts";
export { clash, explain } from "./explain.ts";
export { firstSmallestSet } from "./hitting.ts";
export { isIdle } from "./idle.ts";
export { minimise, minimiseMask } from "./minimise.ts";

// Prove: steps that anyone can check

export { PROOF_BUDGET, QUICK_BUDGET } from "./prove/budgets.ts";
export { canHold } from "./prove/cells.ts";
export { isPlainPair } from "./prove/plain-pair.ts";
export {
  checkProof,
  extremeOf,
  factsAfter,
  type Line,
  oppositeOf,
  type Proof,
  type ProofStep,
  type Source,
  type Supposition,
  withCount,
} from "./prove/proof.ts";
export { canProveWithin, type Proving, proofsFrom, prove, proveFrom, refuteFrom } from "./prove/prove.ts";
export { isWithin, lengthOf, type ProofLength } from "./prove/sentences.ts";

// Translate: the same question for other solvers

export { type Cnf, makeCnf, makeDimacs } from "./dimacs.ts";
export { type CountTerms, makeSmtLib, makeSmtTerm } from "./smtlib.ts";

// Hurry: the same reasoning without a theory around it

export { type Compiled, compile, countsApart } from "./compile.ts";
export { forcedBeside, forcedFacts, forcedMask, hasWorld, readClue } from "./force.ts";
export { meaningKey } from "./meaning-key.ts";
export { forcedByPair } from "./pair.ts";
export { settledAlone, writeResidual } from "./residual.ts";

// Masks: sets of booleans as bits

export { countBits, fullMask, indices, lowestIndex, MAX_SIZE, maskOf } from "./mask.ts";
