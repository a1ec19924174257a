// What every other solver is asked, in the same words. Answers are compared with ours; none of them is trusted alone.

import { type Facts, fullMask, type Given, type Literal, type Theory, type World } from "@demonstrandum/logic";

export interface Solver {
  readonly name: string;
  /** Every literal that holds in all worlds; undefined when there is no world. */
  forcedLiterals(theory: Theory, given?: Given): Promise<Facts | undefined>;
  /** The same for several questions about one theory, which some solvers answer faster together. */
  forcedInEach(theory: Theory, givens: readonly Given[]): Promise<readonly (Facts | undefined)[]>;
  /** How many worlds there are, counting no further than the limit. */
  countUpTo(theory: Theory, given: Given, limit: number): Promise<number>;
  close(): void;
}

export interface SolverOptions {
  /** A question that takes longer is given up with a SolverError. */
  readonly deadlineMs?: number;
}

export const DEADLINE_MS = 30_000;

/** The solver failed or gave up; says nothing about the theory. */
export class SolverError extends Error {
  override readonly name = "SolverError";
}

export const isUnique = async (solver: Solver, theory: Theory, given: Given = {}): Promise<boolean> =>
  (await solver.countUpTo(theory, given, 2)) === 1;

/** All models share a literal or one of them shows that they do not: one question for each literal still in doubt. */
export function findForced(size: number, solve: (assumed?: Literal) => World | undefined): Facts | undefined {
  const first = solve();
  if (first === undefined) return undefined;
  let alwaysTrue = first;
  let alwaysFalse = ~first & fullMask(size);
  for (let index = 0; index < size; index++) {
    const value = ((alwaysTrue >>> index) & 1) === 1;
    if (!value && ((alwaysFalse >>> index) & 1) === 0) continue;
    const other = solve({ index, value: !value });
    if (other === undefined) continue;
    alwaysTrue &= other;
    alwaysFalse &= ~other;
  }
  return { known: alwaysTrue | alwaysFalse, value: alwaysTrue };
}

/** Keeps what was prepared for the theory of the last question, so that many questions about one theory are cheap. */
export function keepLast<T>(prepare: (theory: Theory) => T, drop: (prepared: T) => void = () => {}) {
  let last: { readonly theory: Theory; readonly prepared: T } | undefined;
  return {
    of(theory: Theory): T {
      if (last?.theory === theory) return last.prepared;
      this.forget();
      last = { theory, prepared: prepare(theory) };
      return last.prepared;
    },
    forget(): void {
      if (last) drop(last.prepared);
      last = undefined;
    },
  };
}
