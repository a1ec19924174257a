// A step cites no clue that it does without: what has been shown may settle it, or clash, by itself.

import type { Constraint } from "../constraint.ts";
import { maskOf } from "../mask.ts";
import type { Facts } from "../theory.ts";
import { canHold } from "./cells.ts";
import { factsAfter, type Line, oppositeOf, type ProofStep, type Supposition, withCount } from "./proof.ts";

/** The same steps, each without its clue if that is not needed. */
export function withoutIdleClues(steps: readonly ProofStep[], facts: Facts): readonly ProofStep[] {
  const lean: ProofStep[] = [];
  let now = facts;
  for (const step of steps) {
    lean.push(step.kind === "line" ? leanLine(step, now) : leanSupposition(step, now));
    now = factsAfter(now, [step]);
  }
  return lean;
}

function leanLine(line: Line, facts: Facts): Line {
  if (line.says.some((claim) => canBe(line, facts, [oppositeOf(claim)]))) return line;
  const { by: _, ...lean } = line;
  return lean;
}

function leanSupposition(supposition: Supposition, facts: Facts): Supposition {
  const supposed = withCount(facts, supposition.says);
  const told = { ...supposition, steps: withoutIdleClues(supposition.steps, supposed) };
  if (canBe(supposition, factsAfter(supposed, supposition.steps), [])) return told;
  const { by: _, ...lean } = told;
  return lean;
}

/** Whether what a step rests on, its clue apart, leaves room for this. People alone never clash. */
function canBe({ from, with: counts }: ProofStep, { value }: Facts, besides: readonly Constraint[]): boolean {
  const known = maskOf(from);
  return counts.length === 0 || canHold([...counts, ...besides], { known, value: value & known });
}
