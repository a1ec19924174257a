// The part of logic-solver that we use; the package has no types of its own.

declare module "logic-solver" {
  /** "p" or "-p", or what a function below made. */
  type Formula = string | { readonly type: string };
  interface Bits {
    readonly bits: readonly Formula[];
  }
  interface Solution {
    getTrueVars(): string[];
  }
  class Solver {
    require(formula: Formula): void;
    solve(): Solution | null;
    solveAssuming(formula: Formula): Solution | null;
  }
  const Logic: {
    readonly TRUE: string;
    readonly FALSE: string;
    readonly Solver: typeof Solver;
    not(formula: Formula): Formula;
    and(formulas: readonly Formula[]): Formula;
    or(formulas: readonly Formula[]): Formula;
    equiv(left: Formula, right: Formula): Formula;
    sum(parts: readonly (Formula | Bits)[]): Bits;
    constantBits(value: number): Bits;
    equalBits(left: Bits, right: Bits): Formula;
  };
  export default Logic;
  export type { Bits, Formula, Solution, Solver };
}
