// logic-solver (MiniSat) as a second opinion: a theory is formulas made once, a question assumes those of its clues and facts.
// It cannot be interrupted, so it has no deadline: keep it for small theories.

/// <reference path="./logic-solver-types.d.ts" />

import { fullMask, type Given, indices, type Literal, type Theory, type World } from "@demonstrandum/logic";
import { findForced, keepLast, type Solver } from "@demonstrandum/solvers";
import Logic, { type Formula, type Solution } from "logic-solver";
import { makeFormula, variable } from "./logic-formula.ts";

export function makeLogicSolver(): Solver {
  const kept = keepLast(prepare);

  function forced(theory: Theory, given: Given) {
    const { solver, clues } = kept.of(theory);
    const assumed = assumptionOf(clues, given);
    return findForced(theory.size, (literal) =>
      readWorld(solver.solveAssuming(literal ? Logic.and([assumed, literalOf(literal)]) : assumed)),
    );
  }

  return {
    name: "logic-solver",
    forcedLiterals: async (theory, given = {}) => forced(theory, given),
    forcedInEach: async (theory, givens) => givens.map((given) => forced(theory, given)),
    async countUpTo(theory, given, limit) {
      const { solver, clues } = kept.of(theory);
      const assumed = [assumptionOf(clues, given)];
      for (let count = 0; count < limit; count++) {
        const world = readWorld(solver.solveAssuming(Logic.and(assumed)));
        if (world === undefined) return count;
        assumed.push(Logic.not(isWorld(theory.size, world)));
      }
      return limit;
    },
    close: () => kept.forget(),
  };
}

function prepare(theory: Theory) {
  const solver = new Logic.Solver();
  for (let index = 0; index < theory.size; index++) {
    // Mentioned, so that every boolean has a value in every solution.
    solver.require(Logic.or([variable(index), Logic.not(variable(index))]));
  }
  for (const axiom of theory.axioms) solver.require(makeFormula(axiom));
  return { solver, clues: theory.clues.map(({ says }) => makeFormula(says)) };
}

const literalOf = ({ index, value }: Literal): Formula => (value ? variable(index) : Logic.not(variable(index)));

function assumptionOf(formulas: readonly Formula[], { facts, clues }: Given): Formula {
  const { known = 0, value = 0 } = facts ?? {};
  return Logic.and([
    ...(clues?.flatMap((clue) => formulas[clue] ?? []) ?? formulas),
    ...indices(known).map((index) => literalOf({ index, value: ((value >>> index) & 1) === 1 })),
  ]);
}

const isWorld = (size: number, world: World): Formula =>
  Logic.and(indices(fullMask(size)).map((index) => literalOf({ index, value: ((world >>> index) & 1) === 1 })));

function readWorld(solution: Solution | null): World | undefined {
  if (!solution) return undefined;
  let world = 0;
  for (const name of solution.getTrueVars()) if (name.startsWith("p")) world |= 1 << Number(name.slice(1));
  return world;
}
