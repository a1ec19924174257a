import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cheapest, cheapestStep } from "./cheapest.ts";
import { clash, explain } from "./explain.ts";
import { caseOf, entailedByDefinition, gridBoard, literalsOf, SEED } from "./theory.cases.ts";
import { clueIndices, type Facts, type Given, type Literal, NOTHING, type Theory } from "./theory.ts";

const RUNS = { seed: SEED, numRuns: 400 };

const isForced = (facts: Facts | undefined, { index, value }: Literal) =>
  facts === undefined || (((facts.known >>> index) & 1) === 1 && ((facts.value >>> index) & 1) === Number(value));

/** All subsets of the clues given, by size and then lexicographically, with what each forces. */
function subsetsByDefinition(theory: Theory, given: Given) {
  const clues = clueIndices(theory, given);
  return Array.from({ length: 2 ** clues.length }, (_, bits) => clues.filter((_, i) => (bits >>> i) & 1))
    .sort((a, b) => a.length - b.length || compareLists(a, b))
    .map((subset) => ({ subset, forces: entailedByDefinition(theory, { ...given, clues: subset }) }));
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((item, i) => item !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function cheapestByDefinition(theory: Theory, given: Given) {
  const { known } = given.facts ?? NOTHING;
  const subsets = subsetsByDefinition(theory, given);
  const found = literalsOf(theory)
    .filter(({ index }) => ((known >>> index) & 1) === 0)
    .map((literal) => ({ literal, clues: subsets.find(({ forces }) => isForced(forces, literal))?.subset }))
    .flatMap(({ literal, clues }) => (clues ? [{ literal, clues }] : []));
  const size = Math.min(...found.map(({ clues }) => clues.length));
  return found.length === 0 ? undefined : { size, steps: found.filter(({ clues }) => clues.length === size) };
}

describe.each([
  ["theories with every kind of constraint", caseOf({ maxSize: 6, maxClues: 5 })],
  ["theories of counts, comparisons and chains", caseOf({ flat: true, maxSize: 7, maxClues: 7 })],
  ["boards in play", gridBoard(8, 6)],
])("on %s exhaustive search over subsets agrees", (_, cases) => {
  it("on the first smallest explanation of every literal", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        const subsets = subsetsByDefinition(theory, given);
        for (const literal of literalsOf(theory)) {
          const expected = subsets.find(({ forces }) => isForced(forces, literal))?.subset;
          expect(explain(theory, given, literal)).toEqual(expected);
        }
      }),
      RUNS,
    );
  });

  it("on the first smallest set that cannot all hold", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        const expected = subsetsByDefinition(theory, given).find(({ forces }) => forces === undefined)?.subset;
        expect(clash(theory, given)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it("on the cheapest steps", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        if (entailedByDefinition(theory, given) === undefined) return;
        const expected = cheapestByDefinition(theory, given);
        expect(cheapest(theory, given)).toEqual(expected);
        const withinOne = expected !== undefined && expected.size <= 1 ? expected : undefined;
        expect(cheapest(theory, given, 1)).toEqual(withinOne);
      }),
      RUNS,
    );
  });

  it("on the first of the cheapest steps, even where clues contradict each other", () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(1, 2, 3, 30), ({ theory, given }, limit) => {
        expect(cheapestStep(theory, given, limit)).toEqual(cheapest(theory, given, limit)?.steps[0]);
      }),
      RUNS,
    );
  });
});
