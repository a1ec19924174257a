import { describe, expect, it } from "vitest";
import { counterexample, entailed, isConsistent, worlds } from "./ask.ts";
import { cheapest } from "./cheapest.ts";
import { compile } from "./compile.ts";
import type { Constraint } from "./constraint.ts";
import { countWorlds, marginals } from "./count.ts";
import { LogicError } from "./error.ts";
import { explain } from "./explain.ts";
import { checkProof } from "./prove/proof.ts";
import { prove } from "./prove/prove.ts";
import { makeTheory, theoryOfCompiled } from "./theory.ts";

const literal = (index: number, value: boolean): Constraint => ({
  kind: "count",
  of: 1 << index,
  allowed: value ? 2 : 1,
});
const pair = (index: number): Constraint => ({ kind: "count", of: 0b11 << index, allowed: 0b10 });

describe("a theory is refused, in one sentence,", () => {
  it.each([
    [31, "A theory has at most 30 booleans, not 31."],
    [-1, "The size of a theory must be a whole number of booleans."],
    [2.5, "The size of a theory must be a whole number of booleans."],
  ])("when it has %d booleans", (size, message) => {
    expect(() => makeTheory({ size, clues: [] })).toThrow(new LogicError(message));
  });

  it("when a clue is malformed, and the clue is named", () => {
    expect(() => makeTheory({ size: 2, clues: [{ name: "of Ann", says: literal(2, true) }] })).toThrow(
      new LogicError('Clue "of Ann": The mask count.of names a boolean outside the theory.'),
    );
  });

  it("when an axiom is malformed", () => {
    expect(() => makeTheory({ size: 2, clues: [], axioms: [{ kind: "any", of: [] }] })).toThrow(
      new LogicError("An any of nothing can never hold."),
    );
  });
});

describe("a question is refused, in one sentence,", () => {
  const theory = makeTheory({ size: 3, clues: [{ name: "a", says: pair(0) }] });

  it("when its facts speak of a boolean outside the theory", () => {
    expect(() => entailed(theory, { facts: { known: 8, value: 0 } })).toThrow(
      new LogicError("The facts speak of a boolean outside the theory."),
    );
  });

  it("when a fact is true without being known", () => {
    expect(() => countWorlds(theory, { facts: { known: 1, value: 2 } })).toThrow(
      new LogicError("A fact is true without being known."),
    );
  });

  it.each([1, -1, 0.5])("when it gives clue %d, which the theory does not have", (index) => {
    const message = `There is no clue ${index} in a theory of 1 clues.`;
    for (const ask of [entailed, isConsistent, worlds, countWorlds, marginals, cheapest]) {
      expect(() => ask(theory, { clues: [index] })).toThrow(new LogicError(message));
    }
  });

  it.each([3, -1, 0.5])("when it asks about boolean %d, which the theory does not have", (index) => {
    const message = `There is no boolean ${index} in a theory of 3.`;
    for (const ask of [explain, prove, counterexample]) {
      expect(() => ask(theory, {}, { index, value: true })).toThrow(new LogicError(message));
    }
  });
});

describe("a contradictory theory", () => {
  const clues = [pair(0), pair(1), { kind: "count", of: 0b101, allowed: 0b10 } as const, literal(3, true)];
  const theory = makeTheory({ size: 4, clues: clues.map((says, i) => ({ name: `c${i}`, says })) });

  it("has no world and forces nothing in particular", () => {
    expect(isConsistent(theory)).toBe(false);
    expect(entailed(theory)).toBeUndefined();
    expect(worlds(theory)).toEqual([]);
    expect(countWorlds(theory)).toBe(0);
    expect(marginals(theory)).toEqual({ worlds: 0, trueIn: [0, 0, 0, 0] });
    expect(counterexample(theory, {}, { index: 3, value: false })).toBeUndefined();
  });

  it("proves everything, from the clues that contradict each other", () => {
    const absurd = { index: 3, value: false };
    expect(explain(theory, {}, absurd)).toEqual([0, 1, 2]);
    const proving = prove(theory, {}, absurd);
    expect(proving.kind === "proved" && checkProof(theory, {}, proving.proof)).toBe(true);
  });

  it("has no cheapest step once single clues are exhausted", () => {
    expect(cheapest(theory, { clues: [0, 1, 2] })).toBeUndefined();
  });
});

describe("clues and axioms", () => {
  it("are told apart: axioms always hold and are never part of an explanation", () => {
    const theory = makeTheory({ size: 2, clues: [{ name: "a", says: literal(0, true) }], axioms: [pair(0)] });
    expect(explain(theory, {}, { index: 1, value: false })).toEqual([0]);
    expect(entailed(theory, { clues: [] })).toEqual({ known: 0, value: 0 });
    expect(countWorlds(theory, { clues: [] })).toBe(2);
    expect(cheapest(theory, {})).toEqual({
      size: 1,
      steps: [
        { literal: { index: 0, value: true }, clues: [0] },
        { literal: { index: 1, value: false }, clues: [0] },
      ],
    });
    const proving = prove(theory, {}, { index: 1, value: false });
    expect(proving.kind === "proved" && proving.proof.steps.at(-1)?.by).toEqual({ kind: "axiom", index: 0 });
  });

  it("may be given in any order and more than once", () => {
    const theory = makeTheory({ size: 2, clues: [0, 1].map((i) => ({ name: `${i}`, says: literal(i, true) })) });
    expect(entailed(theory, { clues: [1, 0, 1] })).toEqual({ known: 3, value: 3 });
    expect(explain(theory, { clues: [1, 0, 1] }, { index: 1, value: true })).toEqual([1]);
    expect(cheapest(theory, { clues: [1, 0, 1] })?.steps.map(({ clues }) => clues)).toEqual([[0], [1]]);
  });

  it("can be thousands in one theory", () => {
    const clues = Array.from({ length: 5000 }, (_, i) => ({ name: `${i}`, says: pair(i % 29) }));
    const theory = makeTheory({ size: 30, clues });
    expect(countWorlds(theory)).toBe(2);
    expect(entailed(theory, { facts: { known: 1, value: 1 } })?.value).toBe(0b010101010101010101010101010101);
  });

  it("may be none: then nothing is forced and every world is possible", () => {
    const theory = makeTheory({ size: 0, clues: [] });
    expect(worlds(theory)).toEqual([0]);
    expect(entailed(theory)).toEqual({ known: 0, value: 0 });
  });
});

it("is the same of clues that were compiled before", () => {
  const says = [pair(0), pair(1), literal(2, true)];
  const theory = makeTheory({ size: 3, clues: says.map((each, i) => ({ name: String(i), says: each })) });
  expect(theoryOfCompiled(3, says.map(compile))).toEqual(theory);
});
