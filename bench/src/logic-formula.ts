// Constraints in logic-solver's own words: sums of formulas, compared bit by bit. Boolean i is the variable p<i>.

/// <reference path="./logic-solver-types.d.ts" />

import { type Connected, type Constraint, indices, type Mask } from "@demonstrandum/logic";
import Logic, { type Formula } from "logic-solver";

export function makeFormula(constraint: Constraint): Formula {
  switch (constraint.kind) {
    case "count": {
      const sum = Logic.sum(variables(constraint.of));
      return Logic.or(indices(constraint.allowed).map((count) => Logic.equalBits(sum, Logic.constantBits(count))));
    }
    case "compare": {
      const [left, right] = [Logic.sum(variables(constraint.left)), Logic.sum(variables(constraint.right))];
      const plus = (sum: typeof left, value: number) => Logic.sum([sum, Logic.constantBits(Math.max(0, value))]);
      return Logic.or(
        constraint.allowed.map((difference) => Logic.equalBits(plus(left, -difference), plus(right, difference))),
      );
    }
    case "connected":
      return makeConnected(constraint);
    case "not":
      return Logic.not(makeFormula(constraint.of));
    case "all":
      return Logic.and(constraint.of.map(makeFormula));
    case "any":
      return Logic.or(constraint.of.map(makeFormula));
    case "iff":
      return Logic.equiv(makeFormula(constraint.left), makeFormula(constraint.right));
  }
}

export const variable = (index: number): string => `p${index}`;

const variables = (of: Mask): Formula[] => indices(of).map(variable);

/** Spreads from the first chosen member, as often as the longest path is long. */
function makeConnected({ of, value, adjacency }: Connected): Formula {
  const members = indices(of);
  const chosen = members.map((index) => (value ? variable(index) : Logic.not(variable(index))));
  let reached = chosen.map((isChosen, i) => Logic.and([isChosen, ...chosen.slice(0, i).map(Logic.not)]));
  for (let step = 1; step < members.length; step++) {
    const before = reached;
    reached = members.map((index, i) => {
      const from = before.filter((_, j) => ((adjacency[members[j] ?? 0] ?? 0) >>> index) & 1);
      return Logic.or([before[i] ?? Logic.FALSE, Logic.and([chosen[i] ?? Logic.FALSE, Logic.or(from)])]);
    });
  }
  return Logic.and(chosen.map((isChosen, i) => Logic.or([Logic.not(isChosen), reached[i] ?? Logic.FALSE])));
}
