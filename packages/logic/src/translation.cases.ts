// Small random theories for the tests of translations into other solvers' languages.

import * as fc from "fast-check";
import type { Constraint } from "./constraint.ts";
import { fullMask } from "./mask.ts";
import { predicate } from "./predicate.ts";
import { type Readable, stated } from "./stated.ts";
import type { Given } from "./theory.ts";

export interface TranslationCase {
  readonly theory: Readable;
  readonly given: Given;
}

export const SIZE = 4;

const mask = fc.integer({ min: 0, max: fullMask(SIZE) });
const allowed = fc.integer({ min: 0, max: fullMask(SIZE + 1) });
const adjacency = fc.array(mask, { minLength: SIZE, maxLength: SIZE });

export const anyConstraint: fc.Arbitrary<Constraint> = fc.letrec<{ part: Constraint; leaf: Constraint }>((tie) => ({
  leaf: fc.oneof(
    fc.record({ kind: fc.constant("count" as const), of: mask, allowed }),
    fc.record({
      kind: fc.constant("compare" as const),
      left: mask,
      right: mask,
      allowed: fc.array(fc.integer({ min: -SIZE, max: SIZE }), { maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant("connected" as const), of: mask, value: fc.boolean(), adjacency }),
  ),
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("leaf"),
    fc.record({ kind: fc.constant("not" as const), of: tie("part") }),
    fc.record({ kind: fc.constantFrom("all" as const, "any" as const), of: fc.array(tie("part"), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant("iff" as const), left: tie("part"), right: tie("part") }),
  ),
})).part;

/** Some of the clues on the table, one axiom, some facts. */
export const anyQuestion = fc
  .record({
    says: fc.array(anyConstraint, { minLength: 1, maxLength: 3 }),
    axiom: anyConstraint,
    known: mask,
    value: mask,
  })
  .map(
    ({ says, axiom, known, value }): TranslationCase => ({
      theory: {
        size: SIZE,
        clues: says.map((constraint, i) => ({ name: `clue ${i}`, says: constraint })),
        axioms: [axiom],
      },
      given: { facts: { known, value: known & value }, clues: says.map((_, i) => i).filter((i) => i !== 1) },
    }),
  );

export const WORLDS = Array.from({ length: 1 << SIZE }, (_, world) => world);

export const holdsIn = ({ theory, given }: TranslationCase, world: number): boolean =>
  stated(theory, given).every(({ says }) => predicate(says)(world));
