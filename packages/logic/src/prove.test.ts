import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Constraint } from "./constraint.ts";
import { explain } from "./explain.ts";
import { fullMask, indices, maskOf } from "./mask.ts";
import { predicate } from "./predicate.ts";
import { checkProof, type Proof, type ProofStep, type Source } from "./proof.ts";
import { prove, proveFrom } from "./prove.ts";
import {
  boardOf,
  type Case,
  caseOf,
  entailedByDefinition,
  literalsOf,
  SEED,
  worldsByDefinition,
} from "./theory.cases.ts";
import { clueIndices, type Facts, type Literal, makeTheory, NOTHING, negated, withLiteral } from "./theory.ts";

const RUNS = { seed: SEED, numRuns: 1000 };
const cases = fc.oneof(caseOf({ maxSize: 6 }), caseOf({ flat: true, maxSize: 7, maxClues: 7 }), boardOf(9, 7));

const citedIn = (steps: readonly ProofStep[]): Source[] =>
  steps.flatMap((step) => [step.by, ...(step.kind === "suppose" ? citedIn(step.steps) : [])]);

function after(now: Facts, step: ProofStep): Facts {
  if (step.kind === "tally") return now;
  return withLiteral(now, step.kind === "line" ? step.literal : negated(step.literal));
}

function proofsOf({ theory, given }: Case): { literal: Literal; proof: Proof | undefined }[] {
  return literalsOf(theory).map((literal) => ({ literal, proof: prove(theory, given, literal) }));
}

/** Every way to spoil one step: what it says, its source, one premise or tally, or its presence. */
function* spoil(spoilt: Case, steps: readonly ProofStep[], facts: Facts): Generator<readonly ProofStep[]> {
  let now = facts;
  for (const [at, step] of steps.entries()) {
    const put = (...others: ProofStep[]) => [...steps.slice(0, at), ...others, ...steps.slice(at + 1)];
    yield put();
    if (step.with) yield put({ ...step, with: [] });
    if (step.kind === "tally") {
      for (const count of indices(step.says.allowed)) {
        yield put({ ...step, says: { ...step.says, allowed: step.says.allowed & ~(1 << count) } });
      }
    } else {
      yield put({ ...step, literal: negated(step.literal) });
    }
    for (const gone of step.from) yield put({ ...step, from: step.from.filter((index) => index !== gone) });
    for (const by of wrongSources(spoilt, step, now)) yield put({ ...step, by });
    if (step.kind === "suppose") {
      const inside = withLiteral(now, step.literal);
      for (const inner of spoil(spoilt, step.steps, inside)) yield put({ ...step, steps: inner });
    }
    now = after(now, step);
  }
}

/** Sources that are not on the table, and those that say too little for this step. */
function wrongSources({ theory, given }: Case, step: ProofStep, now: Facts): Source[] {
  const inside = step.kind === "suppose" ? step.steps.reduce(after, withLiteral(now, step.literal)) : now;
  const used = maskOf(step.from);
  const facts = { known: used, value: inside.value & used };
  const isTooWeak = (says: Constraint) => {
    const clues = [says, ...(step.with ?? [])].map((each, i) => ({ name: `${i}`, says: each }));
    const list = worldsByDefinition(makeTheory({ size: theory.size, clues }), { facts });
    if (step.kind === "suppose") return list.length > 0;
    const claim = step.kind === "tally" ? step.says : literalCount(step.literal);
    return !list.every(predicate(claim));
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

const literalCount = ({ index, value }: Literal) => ({
  kind: "count" as const,
  of: 1 << index,
  allowed: value ? 2 : 1,
});

const exactlyOne = (name: string, of: number) => ({ name, says: { kind: "count" as const, of, allowed: 0b10 } });

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

  it("may cite all given clues on request, and then too exists exactly for forced literals and is accepted", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        for (const literal of literalsOf(theory)) {
          const proof = proveFrom(theory, given, literal);
          expect(proof === undefined).toBe(explain(theory, given, literal) === undefined);
          if (proof) expect(checkProof(theory, given, proof)).toBe(true);
        }
      }),
      { ...RUNS, numRuns: 300 },
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

  it("is a chain where a chain is enough", () => {
    const theory = makeTheory({ size: 3, clues: [exactlyOne("a", 0b011), exactlyOne("b", 0b110)] });
    const given = { facts: { known: 0b001, value: 0b001 } };
    expect(prove(theory, given, { index: 2, value: true })?.steps).toEqual([
      { kind: "line", literal: { index: 1, value: false }, by: { kind: "clue", index: 0 }, from: [0] },
      { kind: "line", literal: { index: 2, value: true }, by: { kind: "clue", index: 1 }, from: [1] },
    ]);
  });

  it("is a supposition and the clue that breaks where no clue says anything alone", () => {
    const clues = [exactlyOne("a", 0b011), { name: "b", says: { kind: "count" as const, of: 0b111, allowed: 0b0100 } }];
    const theory = makeTheory({ size: 3, clues });
    expect(prove(theory, {}, { index: 2, value: true })?.steps).toEqual([
      {
        kind: "suppose",
        literal: { index: 2, value: false },
        steps: [
          { kind: "line", literal: { index: 0, value: true }, by: { kind: "clue", index: 1 }, from: [2] },
          { kind: "line", literal: { index: 1, value: true }, by: { kind: "clue", index: 1 }, from: [2] },
        ],
        by: { kind: "clue", index: 0 },
        from: [0, 1],
      },
    ]);
  });

  it("subtracts one count from another instead of trying every case", () => {
    const everyone = fullMask(20);
    const some = fullMask(15);
    const clues = [
      { name: "everyone", says: { kind: "count" as const, of: everyone, allowed: 1 << 7 } },
      { name: "some", says: { kind: "count" as const, of: some, allowed: 1 << 7 } },
    ];
    const theory = makeTheory({ size: 20, clues });
    const proof = prove(theory, {}, { index: 17, value: false });
    expect(proof?.steps).toEqual([
      { kind: "tally", says: { kind: "count", of: some, allowed: 1 << 7 }, by: { kind: "clue", index: 1 }, from: [] },
      {
        kind: "line",
        literal: { index: 17, value: false },
        by: { kind: "clue", index: 0 },
        from: [],
        with: [{ kind: "count", of: some, allowed: 1 << 7 }],
      },
    ]);
  });
});
