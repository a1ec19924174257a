import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample, entailed, isConsistent, worlds } from "./ask.ts";
import type { Compiled } from "./compile.ts";
import { countWorlds, marginals } from "./count.ts";
import { forcedBeside, hasWorld } from "./force.ts";
import { isIdle } from "./idle.ts";
import { countBits } from "./mask.ts";
import { predicate } from "./predicate.ts";
import { caseOf, entailedByDefinition, gridBoard, literalsOf, SEED, worldsByDefinition } from "./theory.cases.ts";
import { NOTHING } from "./theory.ts";

const RUNS = { seed: SEED, numRuns: 1500 };

describe.each([
  ["theories with every kind of constraint", caseOf()],
  ["theories of counts, comparisons and chains", caseOf({ flat: true, maxSize: 8, maxClues: 7 })],
  ["boards in play", gridBoard(10, 8)],
])("on %s the reasoner agrees with the definition", (_, cases) => {
  it("on which worlds there are", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        const expected = worldsByDefinition(theory, given);
        expect(worlds(theory, given)).toEqual(expected);
        expect(worlds(theory, given, 2)).toEqual(expected.slice(0, 2));
        expect(isConsistent(theory, given)).toBe(expected.length > 0);
        const { known, value } = given.facts ?? NOTHING;
        const { clues, axioms } = theory.compiled;
        const said = given.clues?.flatMap((index) => clues[index] ?? []) ?? clues;
        expect(hasWorld(known, value, [...axioms, ...said])).toBe(expected.length > 0);
      }),
      RUNS,
    );
  });

  it("on what is forced where one world is known beforehand", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        const { clues, axioms } = theory.compiled;
        const said = [...axioms, ...(given.clues?.flatMap((index) => clues[index] ?? []) ?? clues)];
        const expected = entailedByDefinition(theory, given)?.known;
        for (const world of worldsByDefinition(theory, given))
          expect(forcedBeside(world, given.facts?.known ?? 0, said)).toBe(expected);
      }),
      RUNS,
    );
  });

  it("on clues that no world with the facts breaks, alone and beside others", () => {
    fc.assert(
      fc.property(cases, ({ theory, given: { facts = NOTHING } }) => {
        const open = worldsByDefinition({ ...theory, axioms: [] }, { facts, clues: [] });
        theory.clues.forEach(({ says }, index) => {
          const clue = theory.compiled.clues[index] as Compiled;
          expect(isIdle(clue, facts)).toBe(open.every(predicate(says)));
          const others = theory.compiled.all.filter((other) => other !== index);
          const beside = [
            ...theory.compiled.axioms,
            ...others.map((other) => theory.compiled.clues[other] as Compiled),
          ];
          const left = worldsByDefinition(theory, { facts, clues: others });
          expect(isIdle(clue, facts, beside)).toBe(left.every(predicate(says)));
        });
      }),
      RUNS,
    );
  });

  it("on every forced literal", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        expect(entailed(theory, given)).toEqual(entailedByDefinition(theory, given));
      }),
      RUNS,
    );
  });

  it("on how many worlds there are and in how many each boolean is true", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        const list = worldsByDefinition(theory, given);
        expect(countWorlds(theory, given)).toBe(list.length);
        const trueIn = Array.from({ length: theory.size }, (_, i) => list.filter((world) => (world >>> i) & 1).length);
        expect(marginals(theory, given)).toEqual({ worlds: list.length, trueIn });
      }),
      RUNS,
    );
  });

  it("on a counterexample: the world with the fewest true, and the first of those", () => {
    fc.assert(
      fc.property(cases, ({ theory, given }) => {
        const list = worldsByDefinition(theory, given).sort((a, b) => countBits(a) - countBits(b) || a - b);
        for (const literal of literalsOf(theory)) {
          const expected = list.find((world) => ((world >>> literal.index) & 1) !== Number(literal.value));
          expect(counterexample(theory, given, literal)).toBe(expected);
        }
      }),
      RUNS,
    );
  });
});
