// From claims about cells to the steps of a proof: goes back from what is wanted and keeps only what that rests on.

import type { Budget } from "../budget.ts";
import type { Mask } from "../constraint.ts";
import { type CellReader, type CellTheory, combine, read } from "./cell-reader.ts";

/** So many are in a target: read from a source and the first `before` claims, or the opposite of what was refuted, or supposed. */
export interface CellClaim {
  readonly target: number;
  readonly allowed: Mask;
  readonly before: number;
  readonly reader: CellReader | undefined;
  readonly refuted: Refutation | undefined;
}

/** What a source says, and the claims that takes. */
export interface CellLine {
  readonly kind: "line";
  readonly reader: CellReader;
  readonly says: readonly CellClaim[];
  readonly premises: readonly CellClaim[];
}

export interface Refutation {
  readonly kind: "suppose";
  readonly supposed: CellClaim;
  readonly steps: readonly CellStep[];
  /** The source that breaks, and the claims that takes. */
  readonly reader: CellReader;
  readonly premises: readonly CellClaim[];
  /** Claims from outside that it rests on. */
  readonly needs: readonly CellClaim[];
}

export type CellStep = CellLine | Refutation;

/** All claims made so far; those before `from` are not written here. */
interface ClaimLog {
  readonly theory: CellTheory;
  readonly budget: Budget;
  readonly claims: readonly CellClaim[];
  readonly from: number;
  /** Claims that have been proved before and need no steps here. */
  readonly given?: ReadonlySet<CellClaim>;
}

const NONE: ReadonlySet<CellClaim> = new Set();

/** The supposition is the first claim of the log, and the source cannot hold after the last. */
export function makeRefutation(log: ClaimLog, reader: CellReader): Refutation {
  const { claims, from } = log;
  const premises = premisesOf(log, reader, claims.length, NONE, undefined);
  const needed = new Set(premises);
  const steps = extract({ ...log, from: from + 1 }, needed);
  const needs: CellClaim[] = [];
  for (let i = 0; i < from; i++) if (needed.has(claims[i] as CellClaim)) needs.push(claims[i] as CellClaim);
  return { kind: "suppose", supposed: claims[from] as CellClaim, steps, reader, premises, needs };
}

/** Steps for the needed claims; what those need in turn is added to them. */
export function extract(log: ClaimLog, needed: Set<CellClaim>): CellStep[] {
  const steps: CellStep[] = [];
  for (let i = log.claims.length - 1; i >= log.from; i--) {
    const claim = log.claims[i] as CellClaim;
    if (!needed.has(claim) || log.given?.has(claim)) continue;
    const step = stepFor(log, claim, needed);
    for (const premise of step.kind === "line" ? step.premises : step.needs) needed.add(premise);
    const merged = merge(step, steps.at(-1));
    if (merged) steps[steps.length - 1] = merged;
    else steps.push(step);
  }
  return steps.reverse();
}

function stepFor(log: ClaimLog, claim: CellClaim, needed: ReadonlySet<CellClaim>): CellStep {
  const { reader, refuted, before } = claim;
  if (refuted) return refuted;
  if (!reader) throw new RangeError("A supposition is no step.");
  return { kind: "line", reader, says: [claim], premises: premisesOf(log, reader, before, needed, claim) };
}

/** What one source says in one round from the same claims is one line. */
function merge(first: CellStep, second: CellStep | undefined): CellLine | undefined {
  if (first.kind !== "line" || second?.kind !== "line" || first.reader !== second.reader) return undefined;
  if (first.says[0]?.before !== second.says[0]?.before) return undefined;
  const [more, fewer] = first.premises.length > second.premises.length ? [first, second] : [second, first];
  if (!fewer.premises.every((premise) => more.premises.includes(premise))) return undefined;
  return { ...first, says: [...first.says, ...second.says], premises: more.premises };
}

/** Claims, none to spare, with which the source says what is claimed, or cannot hold. What is needed anyway goes last. */
function premisesOf(
  { theory, budget, claims }: ClaimLog,
  reader: CellReader,
  before: number,
  needed: ReadonlySet<CellClaim>,
  claim: CellClaim | undefined,
): readonly CellClaim[] {
  const premises: CellClaim[] = [];
  for (let i = 0; i < before; i++) {
    const each = claims[i] as CellClaim;
    if (reader.targets.includes(each.target)) premises.push(each);
  }
  const isKept = premises.map(() => true);
  const allowed = combine(theory, premises);
  const possible = theory.ranges.slice();
  for (let round = 0; round < 2; round++) {
    for (let i = premises.length - 1; i >= 0; i--) {
      const each = premises[i] as CellClaim;
      if ((round === 0) !== (each.before > 0 && !needed.has(each))) continue;
      const narrow = allowed[each.target] as Mask;
      isKept[i] = false;
      allowed[each.target] = allowedBy(theory, premises, isKept, each.target);
      // What others say as well is not needed, and nothing has to be read for that.
      if (allowed[each.target] === narrow || !read(reader, allowed, possible, budget)) continue;
      if (claim !== undefined && ((possible[claim.target] as Mask) & ~claim.allowed) === 0) continue;
      isKept[i] = true;
      allowed[each.target] = narrow;
    }
  }
  return premises.filter((_, i) => isKept[i]);
}

/** The numbers that the claims which are kept leave for a target. */
function allowedBy(
  { ranges }: CellTheory,
  claims: readonly CellClaim[],
  isKept: readonly boolean[],
  target: number,
): Mask {
  let allowed = ranges[target] as Mask;
  for (let i = 0; i < claims.length; i++) {
    const claim = claims[i] as CellClaim;
    if (isKept[i] && claim.target === target) allowed &= claim.allowed;
  }
  return allowed;
}
