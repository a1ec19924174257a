// The steps of a proof that goes from person to person, while it is looked for: one literal a line, and tallies apart.

import type { Count } from "../constraint.ts";
import { countBits, maskOf } from "../mask.ts";
import type { Literal } from "../theory.ts";
import { countOf, type Grounds, type ProofStep } from "./proof.ts";

/** The literal is forced. */
export interface LiteralLine extends Grounds {
  readonly kind: "line";
  readonly literal: Literal;
}

/** A count is forced. */
export interface Tally extends Grounds {
  readonly kind: "tally";
  readonly says: Count;
}

/** The literal is refuted. */
export interface LiteralSupposition extends Grounds {
  readonly kind: "suppose";
  readonly literal: Literal;
  readonly steps: readonly LiteralStep[];
}

export type LiteralStep = LiteralLine | Tally | LiteralSupposition;

/** As a person would number them: a supposition and the contradiction it ends in are lines too. */
export const lineCount = (steps: readonly LiteralStep[]): number =>
  steps.reduce((sum, step) => sum + (step.kind === "suppose" ? 2 + lineCount(step.steps) : 1), 0);

export const citedIn = (steps: readonly LiteralStep[]): Count[] =>
  steps.flatMap((step) => [...step.with, ...(step.kind === "suppose" ? citedIn(step.steps) : [])]);

/** Drops the lines that nothing needed rests on; `needs` comes back as what the rest draws from outside. */
export function trim(
  steps: readonly LiteralStep[],
  needs: number,
): { readonly steps: readonly LiteralStep[]; readonly needs: number } {
  let open = needs;
  const kept: LiteralStep[] = [];
  for (const step of [...steps].reverse()) {
    if (step.kind === "tally") continue;
    const bit = 1 << step.literal.index;
    if ((open & bit) === 0) continue;
    open &= ~bit;
    if (step.kind === "line") {
      open |= maskOf(step.from);
      kept.push(step);
    } else {
      const inner = trim(step.steps, maskOf(step.from));
      open |= inner.needs & ~bit;
      kept.push({ ...step, steps: inner.steps });
    }
  }
  return { steps: kept.reverse(), needs: open };
}

/** As steps of a proof: neighboring lines that one source gives from the same people are one. */
export function toProofSteps(steps: readonly LiteralStep[]): ProofStep[] {
  const told: ProofStep[] = [];
  let last: LiteralLine | undefined;
  for (const step of steps) {
    const { by, from, with: counts } = step;
    const before = told.at(-1);
    if (step.kind === "suppose") {
      told.push({
        kind: "suppose",
        says: countOf(step.literal),
        steps: toProofSteps(step.steps),
        by,
        from,
        with: counts,
      });
    } else if (step.kind === "line" && last && before?.kind === "line" && isAlike(last, step)) {
      told[told.length - 1] = { ...before, says: joined(before.says, countOf(step.literal)) };
    } else {
      told.push({
        kind: "line",
        says: [step.kind === "line" ? countOf(step.literal) : step.says],
        by,
        from,
        with: counts,
      });
    }
    last = step.kind === "line" ? step : undefined;
  }
  return told;
}

const isAlike = (a: LiteralLine, b: LiteralLine): boolean =>
  a.by.kind === b.by.kind && a.by.index === b.by.index && a.from.join() === b.from.join() && a.with === b.with;

/** People who are alike are counted together: none of these, all of those. */
export function joined(counts: readonly Count[], { of, allowed }: Count): readonly Count[] {
  const isTrue = allowed !== 1;
  const at = counts.findIndex((count) => (count.allowed !== 1) === isTrue);
  if (at < 0) return [...counts, { kind: "count", of, allowed }];
  const all = (counts[at] as Count).of | of;
  return counts.with(at, { kind: "count", of: all, allowed: isTrue ? 1 << countBits(all) : 1 });
}
