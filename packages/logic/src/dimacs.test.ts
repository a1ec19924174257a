import * as fc from "fast-check";
import { expect, it } from "vitest";
import { makeCnf, makeDimacs } from "./dimacs.ts";
import { anyQuestion, holdsIn, SIZE, WORLDS } from "./translation.cases.ts";

const parseClauses = (dimacs: string): number[][] =>
  dimacs
    .split("\n")
    .filter((line) => /^[-\d]/.test(line))
    .map((line) => line.split(" ").map(Number).slice(0, -1));

/** What unit propagation alone makes of the booleans of a world: a whole model, or undefined when a clause breaks. */
function propagate(clauses: readonly (readonly number[])[], world: number): Set<number> | undefined {
  const model = new Set(Array.from({ length: SIZE }, (_, i) => ((world >>> i) & 1 ? i + 1 : -(i + 1))));
  for (let before = -1; before !== model.size; ) {
    before = model.size;
    for (const clause of clauses) {
      const open = clause.filter((literal) => !model.has(-literal));
      if (open.length === 0) return undefined;
      const [only] = open;
      if (open.length === 1 && only !== undefined) model.add(only);
    }
  }
  return model;
}

it("extends each world that fits to exactly one model, and no other world to any", () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const dimacs = makeDimacs(question.theory, question.given);
      const clauses = parseClauses(dimacs);
      const [, variables, count] = /^p cnf (\d+) (\d+)$/m.exec(dimacs) ?? [];
      expect(clauses.length).toBe(Number(count));
      for (const world of WORLDS) {
        // A model that propagation completes is the only one; a conflict shows that there is none.
        const model = propagate(clauses, world);
        expect(model?.size).toBe(holdsIn(question, world) ? Number(variables) : undefined);
      }
    }),
    { seed: 2, numRuns: 400 },
  );
});

it("gives every clue a literal that says whether it holds", () => {
  fc.assert(
    fc.property(anyQuestion, ({ theory }) => {
      const { clauses, clues } = makeCnf(theory);
      for (const world of WORLDS.filter((w) => holdsIn({ theory, given: { clues: [] } }, w))) {
        const model = propagate(clauses, world);
        clues.forEach((literal, i) => {
          expect(model?.has(literal)).toBe(holdsIn({ theory, given: { clues: [i] } }, world));
        });
      }
    }),
    { seed: 3, numRuns: 200 },
  );
});

it("names the booleans and comes to the same text for the same theory", () => {
  const theory = { size: 2, clues: [{ name: "one", says: { kind: "count", of: 3, allowed: 2 } as const }], axioms: [] };
  expect(makeDimacs(theory, { facts: { known: 1, value: 1 } })).toBe(
    [
      "c 2 booleans; the variables after 2 are fixed by them, so models are worlds",
      "c variable 1 is boolean 0",
      "c variable 2 is boolean 1",
      "p cnf 5 11",
      "-3 1 0",
      "-3 2 0",
      "3 -1 -2 0",
      "-4 -2 0",
      "-4 -1 0",
      "4 2 1 0",
      "-5 -4 0",
      "-5 -3 0",
      "5 4 3 0",
      "5 0",
      "1 0",
      "",
    ].join("\n"),
  );
});
