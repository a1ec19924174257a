// Random statements for property tests.

import fc from "fast-check";
import { RELATION_NAMES, RELATIONS } from "./relations.ts";
import type { Scope, Statement } from "./statement.ts";

const relation = (size: number): fc.Arbitrary<Statement> =>
  fc
    .tuple(fc.constantFrom(...RELATION_NAMES), fc.uniqueArray(fc.nat(size - 1), { minLength: 2, maxLength: 2 }))
    .map(([form, pair]) => {
      const [a = 0, b = 1] = RELATIONS[form].isSymmetric ? pair.sort((x, y) => x - y) : pair;
      return { form, a, b };
    });

const scope = (size: number): fc.Arbitrary<Scope> =>
  fc.oneof(
    fc.constant("ALL" as const),
    fc.uniqueArray(fc.nat(size - 1), { minLength: 1 }).map((list) => list.sort((x, y) => x - y)),
  );

const bound = (size: number): fc.Arbitrary<Statement> =>
  fc.record({
    form: fc.constantFrom("COUNT_EQ" as const, "COUNT_LE" as const, "COUNT_GE" as const),
    scope: scope(size),
    count: fc.nat(16),
  });

const parity = (size: number): fc.Arbitrary<Statement> =>
  fc.record({ form: fc.constantFrom("COUNT_EVEN" as const, "COUNT_ODD" as const), scope: scope(size) });

export const anyStatement = (size: number): fc.Arbitrary<Statement> =>
  fc.oneof(relation(size), bound(size), parity(size));
