import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Constraint, Count } from "../constraint.ts";
import { explain } from "../explain.ts";
import { countBits, fullMask, indices, maskOf } from "../mask.ts";
import { predicate } from "../predicate.ts";
import {
  type Case,
  caseOf,
  entailedByDefinition,
  gridBoard,
  literalsOf,
  SEED,
  worldsByDefinition,
} from "../theory.cases.ts";
import {
  clueIndices,
  type Facts,
  type Given,
  type Literal,
  makeTheory,
  NOTHING,
  negated,
  type Theory,
} from "../theory.ts";
import { checkProof, extremeOf, oppositeOf, type Proof, type ProofStep, type Source } from "./proof.ts";
import { type Proving, prove, proveFrom, refuteFrom } from "./prove.ts";
import { nestingOf, sentencesOf } from "./sentences.ts";

const RUNS = { seed: SEED, numRuns: 400 };
const cases = fc.oneof(caseOf({ maxSize: 6 }), caseOf({ flat: true, maxSize: 7, maxClues: 7 }), gridBoard(9, 7));

const citedIn = (steps: readonly ProofStep[]): Source[] =>
  steps.flatMap((step) => [...(step.by ? [step.by] : []), ...(step.kind === "suppose" ? citedIn(step.steps) : [])]);

const counted = (now: Facts, count: Count): Facts => {
  const { isNone, isAll } = extremeOf(count);
  if (!isNone && !isAll) return now;
  return { known: now.known | count.of, value: isAll ? now.value | count.of : now.value & ~count.of };
};

const after = (now: Facts, step: ProofStep): Facts =>
  step.kind === "line" ? step.says.reduce(counted, now) : counted(now, oppositeOf(step.says));

const proofOf = (proving: Proving): Proof | undefined => (proving.kind === "proved" ? proving.proof : undefined);

function proofsOf({ theory, given }: Case): { literal: Literal; proof: Proof | undefined }[] {
  return literalsOf(theory).map((literal) => ({ literal, proof: proofOf(prove(theory, given, literal)) }));
}

/** Every way to spoil one step: what it says, its source or that it has one, one premise or count, or its presence. */
function* spoil(spoilt: Case, steps: readonly ProofStep[], facts: Facts): Generator<readonly ProofStep[]> {
  let now = facts;
  for (const [at, step] of steps.entries()) {
    const put = (...others: ProofStep[]) => [...steps.slice(0, at), ...others, ...steps.slice(at + 1)];
    yield put();
    for (const gone of step.with) yield put({ ...step, with: step.with.filter((count) => count !== gone) });
    for (const gone of step.from) yield put({ ...step, from: step.from.filter((index) => index !== gone) });
    for (const by of wrongSources(spoilt, step, now)) yield put({ ...step, by });
    const { by, ...lean } = step;
    if (by) yield put(lean);
    if (step.kind === "suppose") {
      yield put({ ...step, says: oppositeOf(step.says) });
      const inside = counted(now, step.says);
      for (const inner of spoil(spoilt, step.steps, inside)) yield put({ ...step, steps: inner });
    } else {
      for (const [i, count] of step.says.entries()) {
        yield put({ ...step, says: step.says.with(i, oppositeOf(count)) });
        for (const claim of stronger(count)) yield put({ ...step, says: step.says.with(i, claim) });
      }
    }
    now = after(now, step);
  }
}

const stronger = (count: Count): Count[] =>
  indices(count.allowed).map((number) => ({ ...count, allowed: count.allowed & ~(1 << number) }));

/** Sources that are not on the table, and those that say too little for this step. */
function wrongSources({ theory, given }: Case, step: ProofStep, now: Facts): Source[] {
  const inside = step.kind === "suppose" ? step.steps.reduce(after, counted(now, step.says)) : now;
  const used = maskOf(step.from);
  const facts = { known: used, value: inside.value & used };
  const isTooWeak = (says: Constraint) => {
    const clues = [says, ...step.with].map((each, i) => ({ name: `${i}`, says: each }));
    const list = worldsByDefinition(makeTheory({ size: theory.size, clues }), { facts });
    return step.kind === "suppose" ? list.length > 0 : !step.says.every((claim) => list.every(predicate(claim)));
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

const literalIn = ({ value }: Facts, index: number): Literal => ({ index, value: ((value >>> index) & 1) === 1 });
const isSameLiteral = (a: Literal, b: Literal): boolean => a.index === b.index && a.value === b.value;

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
          expect(proof.literals).toEqual([literal]);
          const cited = citedIn(proof.steps).filter(({ kind }) => kind === "clue");
          expect([...new Set(cited.map(({ index }) => index))].sort((a, b) => a - b)).toEqual(clues);
        }
      }),
      RUNS,
    );
  });

  it("may cite all given clues and settle everyone they force at once, and nobody else", () => {
    let unfinished = 0;
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        const forced = entailedByDefinition(theory, given);
        if (forced === undefined) return;
        const all = indices(forced.known).map((index) => literalIn(forced, index));
        const proving = proveFrom(theory, given, all);
        if (proving.kind === "unfinished") unfinished++;
        else expect(proving.kind === "proved" && checkProof(theory, given, proving.proof)).toBe(true);
        for (const literal of literalsOf(theory)) {
          const isForced = all.some((each) => isSameLiteral(each, literal));
          if (!isForced) expect(proveFrom(theory, given, [...all, literal]).kind).toBe("unforced");
        }
      }),
      { ...RUNS, numRuns: 200 },
    );
    expect(unfinished).toBeLessThan(3);
  });

  it("is found, or given up as unfinished, within the budget allowed, and the same every time", () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(1, 100, 1000, 10_000), ({ theory, given }, budget) => {
        for (const literal of literalsOf(theory)) {
          const proving = proveFrom(theory, given, [literal], budget);
          expect(proving).toEqual(proveFrom(theory, given, [literal], budget));
          expect(proving.kind === "unforced").toBe(explain(theory, given, literal) === undefined);
          if (proving.kind === "proved") expect(checkProof(theory, given, proving.proof)).toBe(true);
        }
      }),
      { ...RUNS, numRuns: 200 },
    );
  });

  it("is rejected with any step dropped, turned round, made to say more, laid to a wrong source or robbed of a premise", () => {
    let rejected = 0;
    let suppositions = 0;
    let counts = 0;
    fc.assert(
      fc.property(cases, (each) => {
        if (entailedByDefinition(each.theory, each.given) === undefined) return;
        for (const { proof } of proofsOf(each)) {
          if (proof === undefined) continue;
          expect(checkProof(each.theory, each.given, { ...proof, literals: proof.literals.map(negated) })).toBe(false);
          suppositions += nestingOf(proof.steps);
          counts += proof.steps.filter((step) => step.with.length > 0).length;
          for (const steps of spoil(each, proof.steps, each.given.facts ?? NOTHING)) {
            expect(checkProof(each.theory, each.given, { ...proof, steps })).toBe(false);
            rejected++;
          }
        }
      }),
      RUNS,
    );
    expect(rejected).toBeGreaterThan(10_000);
    expect(suppositions).toBeGreaterThan(50);
    expect(counts).toBeGreaterThan(100);
  });

  it("is a chain where a chain is enough", () => {
    const theory = makeTheory({ size: 3, clues: [exactlyOne("a", 0b011), exactlyOne("b", 0b110)] });
    const given = { facts: { known: 0b001, value: 0b001 } };
    expect(stepsTo(theory, given, { index: 2, value: true })).toEqual([
      { kind: "line", says: [none(0b010)], by: { kind: "clue", index: 0 }, from: [0], with: [] },
      { kind: "line", says: [all(0b100)], by: { kind: "clue", index: 1 }, from: [1], with: [] },
    ]);
  });

  it("counts how many there are before it asks who they are", () => {
    const clues = [exactlyOne("a", 0b011), { name: "b", says: { kind: "count" as const, of: 0b111, allowed: 0b0100 } }];
    const theory = makeTheory({ size: 3, clues });
    const one = { kind: "count", of: 0b011, allowed: 0b010 };
    expect(stepsTo(theory, {}, { index: 2, value: true })).toEqual([
      { kind: "line", says: [one], by: { kind: "clue", index: 0 }, from: [], with: [] },
      { kind: "line", says: [all(0b100)], by: { kind: "clue", index: 1 }, from: [], with: [one] },
    ]);
  });

  it("subtracts one count from another, and settles everyone the clues cannot tell apart", () => {
    const some = fullMask(15);
    const seven = { kind: "count" as const, of: some, allowed: 1 << 7 };
    const clues = [
      { name: "everyone", says: { ...seven, of: fullMask(20) } },
      { name: "some", says: seven },
    ];
    expect(stepsTo(makeTheory({ size: 20, clues }), {}, { index: 17, value: false })).toEqual([
      { kind: "line", says: [seven], by: { kind: "clue", index: 1 }, from: [], with: [] },
      {
        kind: "line",
        says: [none(fullMask(20) & ~some)],
        by: { kind: "clue", index: 0 },
        from: [],
        with: [seven],
      },
    ]);
  });

  it("supposes a number in a cell where splitting on people would take hundreds of cases", () => {
    const count = (of: number, number: number) => ({ kind: "count" as const, of, allowed: 1 << number });
    const [left, both, right] = [0b1, 0b1111111110, 0b11111100000000000];
    const parity = { kind: "count" as const, of: right | left, allowed: 0b0101010101 };
    const says = [count(left | both, 4), count(both | right, 6), parity];
    const theory = makeTheory({ size: 17, clues: says.map((each, i) => ({ name: `${i}`, says: each })) });
    const proving = prove(theory, { facts: { known: 1 << 11, value: 0 } }, { index: 0, value: true });
    expect(proving.kind).not.toBe("unfinished");
    if (proving.kind === "proved") expect(sentencesOf(proving.proof.steps)).toBeLessThan(7);
  });
});

const all = (of: number): Count => ({ kind: "count", of, allowed: 1 << countBits(of) });
const none = (of: number): Count => ({ kind: "count", of, allowed: 1 });
const stepsTo = (theory: Theory, given: Given, literal: Literal) => proofOf(prove(theory, given, literal))?.steps;

describe("a refutation", () => {
  it("exists exactly for literals that cannot be, is accepted, and ends by supposing them", () => {
    let [all, supposing] = [0, 0];
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        for (const literal of literalsOf(theory)) {
          const refuting = refuteFrom(theory, given, literal);
          expect(refuting.kind).toBe(proveFrom(theory, given, [negated(literal)]).kind);
          if (refuting.kind !== "proved" || refuting.proof.steps.length === 0) continue;
          expect(checkProof(theory, given, refuting.proof)).toBe(true);
          const last = refuting.proof.steps.at(-1);
          all++;
          if (last?.kind === "suppose" && last.says.of === 1 << literal.index) supposing++;
        }
      }),
      { ...RUNS, numRuns: 100 },
    );
    // Where only a count of several people breaks, that is what is supposed.
    expect(supposing / all).toBeGreaterThan(0.95);
  });

  it("says at once what a single clue does not allow", () => {
    const theory = makeTheory({ size: 3, clues: [exactlyOne("one", 0b111)] });
    const given = { facts: { known: 0b001, value: 0b001 } };
    const refuting = refuteFrom(theory, given, { index: 1, value: true });
    expect(refuting.kind === "proved" && refuting.proof.steps).toEqual([
      {
        kind: "suppose",
        says: { kind: "count", of: 0b010, allowed: 0b10 },
        steps: [],
        by: { kind: "clue", index: 0 },
        from: [0, 1],
        with: [],
      },
    ]);
  });
});
