// What every solver must answer, checked against the definition of truth on every world.

import {
  type Constraint,
  type Facts,
  fullMask,
  type Given,
  makeTheory,
  predicate,
  type Theory,
} from "@demonstrandum/logic";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isUnique, type Solver } from "./solver.ts";

const SIZE = 6;

/** A ring, so that pieces can come apart and close again. */
const RING = Array.from({ length: SIZE }, (_, i) => (1 << ((i + 1) % SIZE)) | (1 << ((i + SIZE - 1) % SIZE)));

/** One of each kind, nested too; every clue leaves some worlds and rules some out. */
const SAID: Readonly<Record<string, Constraint>> = {
  "two of the first four": { kind: "count", of: 0b001111, allowed: 0b00100 },
  "an even number": { kind: "count", of: 0b111111, allowed: 0b1010101 },
  "none or all three": { kind: "count", of: 0b010101, allowed: 0b1001 },
  "one more on the left": { kind: "compare", left: 0b000111, right: 0b111000, allowed: [1] },
  "sides that overlap": { kind: "compare", left: 0b011110, right: 0b110011, allowed: [-1, 0] },
  "true ones in one piece": { kind: "connected", of: 0b111111, value: true, adjacency: RING },
  "false ones in one piece": { kind: "connected", of: 0b110111, value: false, adjacency: RING },
  "not in one piece": { kind: "not", of: { kind: "connected", of: 0b111111, value: true, adjacency: RING } },
  "a liar": {
    kind: "iff",
    left: { kind: "count", of: 0b000100, allowed: 0b01 },
    right: {
      kind: "any",
      of: [
        { kind: "count", of: 0b11, allowed: 0b110 },
        { kind: "count", of: 0b110000, allowed: 1 },
      ],
    },
  },
  "both of two": {
    kind: "all",
    of: [
      { kind: "not", of: { kind: "count", of: 0b101, allowed: 0b100 } },
      {
        kind: "iff",
        left: { kind: "count", of: 0b10, allowed: 0b10 },
        right: { kind: "count", of: 0b100000, allowed: 0b10 },
      },
    ],
  },
  "nothing at all": { kind: "all", of: [] },
};

const AXIOM: Constraint = { kind: "not", of: { kind: "count", of: 0b111111, allowed: 0b1000000 } };

const NAMES = Object.keys(SAID);
const THEORY = makeTheory({
  size: SIZE,
  clues: Object.entries(SAID).map(([name, says]) => ({ name, says })),
  axioms: [AXIOM],
});

/** No clue, each clue alone, every pair of clues, and growing piles with growing facts. */
const GIVENS: readonly Given[] = [
  { clues: [] },
  ...NAMES.map((_, a) => ({ clues: [a] })),
  ...NAMES.flatMap((_, a) => NAMES.slice(a + 1).map((_, i) => ({ clues: [a, a + 1 + i] }))),
  ...NAMES.map((_, a) => ({
    clues: [...NAMES.keys()].slice(0, a),
    facts: { known: fullMask(a % 4), value: 0b101 & fullMask(a % 4) },
  })),
  {},
];

function worldsOf(theory: Theory, { facts, clues }: Given): number[] {
  const { known, value } = facts ?? { known: 0, value: 0 };
  const holds = [...theory.axioms, ...(clues ?? theory.clues.keys())].map((part) =>
    predicate(typeof part === "number" ? (theory.clues[part]?.says ?? AXIOM) : part),
  );
  const all = Array.from({ length: 1 << theory.size }, (_, world) => world);
  return all.filter((world) => (world & known) === value && holds.every((isTrue) => isTrue(world)));
}

function forcedOf(theory: Theory, given: Given): Facts | undefined {
  const worlds = worldsOf(theory, given);
  if (worlds.length === 0) return undefined;
  const value = worlds.reduce((a, b) => a & b);
  const falses = worlds.reduce((a, b) => a & ~b, fullMask(theory.size));
  return { known: value | falses, value };
}

export function describeSolver(name: string, make: () => Promise<Solver> | Solver): void {
  describe(name, () => {
    let solver: Solver;
    beforeAll(async () => {
      solver = await make();
    });
    afterAll(() => solver.close());

    it("is called by its name", () => expect(solver.name).toBe(name));

    it("finds exactly the forced literals of every constraint kind, alone and together", async () => {
      expect(await solver.forcedInEach(THEORY, GIVENS)).toEqual(GIVENS.map((given) => forcedOf(THEORY, given)));
    });

    it("answers one question as it answers many", async () => {
      const given = { clues: [0, 3], facts: { known: 1, value: 1 } };
      expect(await solver.forcedLiterals(THEORY, given)).toEqual(forcedOf(THEORY, given));
    });

    it("counts the worlds up to the limit, again and again without remembering", async () => {
      for (const given of [{ clues: [0, 1] }, { clues: [3, 4, 5] }, { clues: [0, 1] }, { clues: [5, 7] }]) {
        const count = worldsOf(THEORY, given).length;
        expect(await solver.countUpTo(THEORY, given, 100)).toBe(count);
        expect(await solver.countUpTo(THEORY, given, 2)).toBe(Math.min(2, count));
      }
      expect(await solver.forcedLiterals(THEORY, { clues: [0, 1] })).toEqual(forcedOf(THEORY, { clues: [0, 1] }));
    });

    it("goes from one theory to another and back", async () => {
      const other = makeTheory({ size: 3, clues: [{ name: "all", says: { kind: "count", of: 7, allowed: 8 } }] });
      expect(await isUnique(solver, other)).toBe(true);
      expect(await isUnique(solver, other, { clues: [] })).toBe(false);
      expect(await solver.forcedLiterals(THEORY, { clues: [2] })).toEqual(forcedOf(THEORY, { clues: [2] }));
      expect(await solver.forcedLiterals(other)).toEqual({ known: 7, value: 7 });
    });

    it("keeps questions apart that are asked at once about different theories", async () => {
      const others = [0b001, 0b010, 0b100].map((of) =>
        makeTheory({ size: 3, clues: [{ name: "one", says: { kind: "count", of, allowed: 2 } }] }),
      );
      const answers = await Promise.all(others.map((other) => solver.forcedLiterals(other)));
      expect(answers.map((facts) => facts?.value)).toEqual([0b001, 0b010, 0b100]);
    });

    it("takes thirty booleans and clues that are true or false in any world", async () => {
      const big = makeTheory({
        size: 30,
        clues: [
          { name: "half", says: { kind: "count", of: fullMask(30), allowed: 1 << 15 } },
          { name: "always", says: { kind: "count", of: 0b11, allowed: 0b111 } },
          { name: "never", says: { kind: "not", of: { kind: "count", of: 0b11, allowed: 0b111 } } },
        ],
      });
      const facts = { known: fullMask(15), value: fullMask(15) };
      expect(await solver.forcedLiterals(big, { clues: [0, 1], facts })).toEqual({
        known: fullMask(30),
        value: fullMask(15),
      });
      expect(await solver.forcedLiterals(big, { clues: [2] })).toBeUndefined();
      expect(await solver.countUpTo(big, { clues: [2] }, 2)).toBe(0);
    });
  });
}
