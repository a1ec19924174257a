import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Constraint } from "./constraint.ts";
import { explain } from "./explain.ts";
import { maskOf } from "./mask.ts";
import { checkProof, type Proof, type ProofStep, type Source } from "./proof.ts";
import { prove } from "./prove.ts";
import { type Case, caseOf, entailedByDefinition, literalsOf, SEED } from "./theory.cases.ts";
import { clueIndices, type Facts, type Literal, makeTheory, NOTHING, negated, withLiteral } from "./theory.ts";

const RUNS = { seed: SEED, numRuns: 1500 };
const cases = fc.oneof(caseOf({ maxSize: 6 }), caseOf({ flat: true, maxSize: 7, maxClues: 7 }));

const citedIn = (steps: readonly ProofStep[]): Source[] =>
  steps.flatMap((step) => [step.by, ...(step.kind === "suppose" ? citedIn(step.steps) : [])]);

const concludes = ({ kind, literal }: ProofStep) => (kind === "line" ? literal : negated(literal));

function proofsOf({ theory, given }: Case): { literal: Literal; proof: Proof | undefined }[] {
  return literalsOf(theory).map((literal) => ({ literal, proof: prove(theory, given, literal) }));
}

/** Every way to spoil one step: its literal, its source, one premise, or its presence. */
function* spoil(spoilt: Case, steps: readonly ProofStep[], facts: Facts): Generator<readonly ProofStep[]> {
  let now = facts;
  for (const [at, step] of steps.entries()) {
    const put = (...others: ProofStep[]) => [...steps.slice(0, at), ...others, ...steps.slice(at + 1)];
    yield put();
    yield put({ ...step, literal: negated(step.literal) });
    for (const gone of step.from) yield put({ ...step, from: step.from.filter((index) => index !== gone) });
    for (const by of wrongSources(spoilt, step, now)) yield put({ ...step, by });
    if (step.kind === "suppose") {
      const inside = withLiteral(now, step.literal);
      for (const inner of spoil(spoilt, step.steps, inside)) yield put({ ...step, steps: inner });
    }
    now = withLiteral(now, concludes(step));
  }
}

/** Sources that are not on the table, and those that say too little for this step. */
function wrongSources({ theory, given }: Case, step: ProofStep, now: Facts): Source[] {
  const inside = step.kind === "suppose" ? stepsAfter(withLiteral(now, step.literal), step.steps) : now;
  const used = maskOf(step.from);
  const premises = { known: used, value: inside.value & used };
  const isTooWeak = (says: Constraint) => {
    const forced = entailedByDefinition(makeTheory({ size: theory.size, clues: [{ name: "only", says }] }), {
      facts: premises,
    });
    if (step.kind === "suppose" || forced === undefined) return forced !== undefined;
    const bit = 1 << step.literal.index;
    return (forced.known & bit) === 0 || ((forced.value & bit) !== 0) !== step.literal.value;
  };
  const onTable = clueIndices(theory, given);
  return [
    ...theory.clues.flatMap(({ says }, index) =>
      !onTable.includes(index) || isTooWeak(says) ? [{ kind: "clue" as const, index }] : [],
    ),
    ...theory.axioms.flatMap((says, index) => (isTooWeak(says) ? [{ kind: "axiom" as const, index }] : [])),
    { kind: "clue", index: theory.clues.length },
    { kind: "axiom", index: theory.axioms.length },
  ];
}

const stepsAfter = (facts: Facts, steps: readonly ProofStep[]): Facts =>
  steps.reduce((now, step) => withLiteral(now, concludes(step)), facts);

describe("a proof", () => {
  it("exists exactly for forced literals, is accepted, and cites a smallest set of clues", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        for (const { literal, proof } of proofsOf({ theory, given })) {
          const clues = explain(theory, given, literal);
          expect(proof === undefined).toBe(clues === undefined);
          if (proof === undefined || clues === undefined) continue;
          expect(checkProof(theory, given, proof)).toBe(true);
          expect(proof.literal).toEqual(literal);
          const cited = citedIn(proof.steps).filter(({ kind }) => kind === "clue");
          expect([...new Set(cited.map(({ index }) => index))].sort((a, b) => a - b)).toEqual(clues);
        }
      }),
      RUNS,
    );
  });

  it("is rejected with any step dropped, turned round, laid to a wrong source or robbed of a premise", () => {
    let rejected = 0;
    fc.assert(
      fc.property(cases, (each) => {
        if (entailedByDefinition(each.theory, each.given) === undefined) return;
        for (const { proof } of proofsOf(each)) {
          if (proof === undefined) continue;
          expect(checkProof(each.theory, each.given, { ...proof, literal: negated(proof.literal) })).toBe(false);
          for (const steps of spoil(each, proof.steps, each.given.facts ?? NOTHING)) {
            expect(checkProof(each.theory, each.given, { ...proof, steps })).toBe(false);
            rejected++;
          }
        }
      }),
      RUNS,
    );
    expect(rejected).toBeGreaterThan(10_000);
  });
});
