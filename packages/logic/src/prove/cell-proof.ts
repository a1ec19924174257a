// Steps about cells written as steps of a proof: counts that settle everyone become people known, and each step keeps only
// those people it rests on.

import { isCounting } from "../compile.ts";
import type { Constraint, Count, Mask } from "../constraint.ts";
import { indices } from "../mask.ts";
import { minimiseMask } from "../minimise.ts";
import { add, addCount, begin, find } from "../search.ts";
import type { Facts } from "../theory.ts";
import type { CellProof } from "./by-cells.ts";
import type { CellReader, CellTheory } from "./cell-reader.ts";
import type { CellClaim, CellStep } from "./cell-steps.ts";
import { canHold } from "./cells.ts";
import type { Citable } from "./chain.ts";
import { joined } from "./literal-steps.ts";
import { extremeOf, type Grounds, oppositeOf, type ProofStep } from "./proof.ts";

export const writeCells = ({ theory, steps }: CellProof): ProofStep[] => steps.map((step) => writeStep(theory, step));

function writeStep(theory: CellTheory, step: CellStep): ProofStep {
  if (step.kind === "line") {
    const says = sayTogether(step.says.map((claim) => countOf(theory, claim)));
    return { kind: "line", says, ...groundsOf(theory, step.reader, step.premises, says) };
  }
  return {
    kind: "suppose",
    says: countOf(theory, step.supposed),
    steps: step.steps.map((inner) => writeStep(theory, inner)),
    ...groundsOf(theory, step.reader, step.premises, [NEVER]),
  };
}

const NEVER: Constraint = { kind: "any", of: [] };

const countOf = ({ targets }: CellTheory, { target, allowed }: CellClaim): Count => ({
  kind: "count",
  of: targets[target] as Mask,
  allowed,
});

const isSettled = (count: Count): boolean => {
  const { isNone, isAll } = extremeOf(count);
  return isNone || isAll;
};

/** Cells of whom none are true are said in one breath, and so are those of whom all are. */
function sayTogether(counts: readonly Count[]): readonly Count[] {
  const settled = counts.filter(isSettled).reduce<readonly Count[]>(joined, []);
  return [...settled, ...counts.filter((count) => !isSettled(count))];
}

function groundsOf(
  theory: CellTheory,
  { source }: CellReader,
  premises: readonly CellClaim[],
  claims: readonly Constraint[],
): Grounds {
  const counts = premises.map((claim) => countOf(theory, claim));
  const unsettled = counts.filter((count) => !isSettled(count));
  let known = theory.facts.known & source.compiled.scope;
  let value = theory.facts.value & known;
  for (const count of counts.filter(isSettled)) {
    known |= count.of;
    value = extremeOf(count).isAll ? value | count.of : value;
  }
  return { by: source.by, from: neededPeople(source, { known, value }, unsettled, claims), with: unsettled };
}

/** People, none to spare, who are enough for the claims. */
function neededPeople(
  source: Citable,
  { known, value }: Facts,
  counts: readonly Count[],
  claims: readonly Constraint[],
): readonly number[] {
  const isEnough = (few: Mask): boolean => {
    const facts = { known: few, value: value & few };
    return claims.every((claim) => !isPossible(source, facts, counts, claim));
  };
  return indices(minimiseMask(known, isEnough));
}

/** Where a clue is more than counts the search is quicker; where it is not, the number of ways is small. */
function isPossible({ says, compiled }: Citable, facts: Facts, counts: readonly Count[], claim: Constraint): boolean {
  if (isCounting(compiled)) return canHold([says, ...counts, { kind: "not", of: claim }], facts);
  begin(facts.known, facts.value);
  add(compiled);
  for (const { of, allowed } of counts) addCount(of, 0, allowed);
  if (claim.kind === "count") addCount(claim.of, 0, oppositeOf(claim).allowed);
  return find();
}
