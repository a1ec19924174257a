// Second opinions: other people's solvers behind one interface, for tests, audits and benchmarks.

export { makeCadical, solveDimacs } from "./cadical.ts";
export type { Solver, SolverOptions } from "./solver.ts";
export { findForced, isUnique, keepLast, SolverError } from "./solver.ts";
export { makeZ3 } from "./z3.ts";
export type { Z3Process } from "./z3-process.ts";
export { askZ3, makeZ3Process } from "./z3-process.ts";
