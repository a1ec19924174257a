// Random small theories with every kind of constraint, nested, and the stupid oracle they are judged by.

import fc from "fast-check";
import type { Constraint, Mask, World } from "./constraint.ts";
import { countBits, fullMask, maskOf } from "./mask.ts";
import { predicate } from "./predicate.ts";
import { clueIndices, type Facts, type Given, type Literal, makeTheory, NOTHING, type Theory } from "./theory.ts";

export const SEED = 20260417;

export interface Case {
  readonly theory: Theory;
  readonly given: Given;
}

function leafOf(size: number): fc.Arbitrary<Constraint> {
  const mask = fc.integer({ min: 0, max: fullMask(size) });
  const value = fc.boolean();
  const count = fc
    .record({ kind: fc.constant("count" as const), of: mask, allowed: fc.integer({ min: 1, max: fullMask(size + 1) }) })
    .map((leaf) => ({ ...leaf, allowed: leaf.allowed & fullMask(countBits(leaf.of) + 1) || 1 }));
  const literal = fc
    .record({ index: fc.integer({ min: 0, max: size - 1 }), value })
    .map((leaf) => ({ kind: "count" as const, of: 1 << leaf.index, allowed: leaf.value ? 2 : 1 }));
  const difference = fc.integer({ min: -3, max: 3 });
  const compare = fc
    .record({ left: mask, right: mask, allowed: fc.uniqueArray(difference, { minLength: 1, maxLength: 3 }) })
    .map(({ left, right, allowed }) => ({
      kind: "compare" as const,
      left,
      right,
      allowed: canDiffer(left, right, allowed) ? allowed : [0],
    }));
  const connected = fc
    .record({ of: mask, value, edges: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 10 }) })
    .map(({ of, value, edges }) => ({ kind: "connected" as const, of, value, adjacency: adjacencyOf(size, edges) }));
  return fc.oneof(count, count, literal, compare, connected);
}

const canDiffer = (left: Mask, right: Mask, allowed: readonly number[]) =>
  allowed.some((each) => each <= countBits(left & ~right) && -each <= countBits(right & ~left));

function adjacencyOf(size: number, edges: readonly (readonly [number, number])[]): Mask[] {
  const adjacency = Array.from({ length: size }, () => 0);
  for (const [a, b] of edges) {
    adjacency[a] = (adjacency[a] ?? 0) | (1 << b);
    adjacency[b] = (adjacency[b] ?? 0) | (1 << a);
  }
  return adjacency;
}

export function constraintOf(size: number): fc.Arbitrary<Constraint> {
  const { tree } = fc.letrec<{ tree: Constraint }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      { weight: 3, arbitrary: leafOf(size) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("not" as const), of: tie("tree") }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("all" as const), of: fc.array(tie("tree"), { maxLength: 3 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant("any" as const),
          of: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("iff" as const), left: tie("tree"), right: tie("tree") }),
      },
    ),
  }));
  return tree;
}

/** Half of the theories are true of some world. `flat` ones nest nothing and have no axioms. */
export function caseOf({ maxSize = 7, maxClues = 5, flat = false } = {}): fc.Arbitrary<Case> {
  return fc.integer({ min: 1, max: maxSize }).chain((size) => {
    const says = flat ? leafOf(size) : constraintOf(size);
    const everyone = fullMask(size);
    return fc
      .record({
        clues: fc.array(says, { maxLength: maxClues }),
        axioms: fc.array(says, { maxLength: flat ? 0 : 2 }),
        known: fc.integer({ min: 0, max: everyone }),
        more: fc.integer({ min: 0, max: everyone }),
        world: fc.integer({ min: 0, max: everyone }),
        isTrue: fc.boolean(),
        chosen: fc.option(fc.integer({ min: 0, max: fullMask(maxClues) }), { freq: 3 }),
      })
      .map(({ clues, axioms, known, more, world, isTrue, chosen }) => {
        const fit = (each: Constraint): Constraint =>
          isTrue && !predicate(each)(world) ? { kind: "not", of: each } : each;
        const theory = makeTheory({
          size,
          clues: clues.map((each, i) => ({ name: `c${i}`, says: fit(each) })),
          axioms: axioms.map(fit),
        });
        const facts = { known: known & more, value: known & more & world };
        const all = theory.clues.map((_, index) => index);
        const picked = chosen === null ? {} : { clues: all.filter((index) => (chosen >>> index) & 1) };
        return { theory, given: { facts, ...picked } };
      });
  });
}

/** Like a board in play: exact counts, parities and comparisons over larger groups, all true of one world, few facts. */
export function gridBoard(size: number, clues: number): fc.Arbitrary<Case> {
  const group = fc.uniqueArray(fc.nat(size - 1), { minLength: 2, maxLength: 7 }).map(maskOf);
  const form = fc.record({ kind: fc.constantFrom("exact", "exact", "parity", "more"), left: group, right: group });
  return fc
    .record({
      forms: fc.array(form, { minLength: clues, maxLength: clues }),
      world: fc.integer({ min: 0, max: fullMask(size) }),
      known: fc.integer({ min: 0, max: fullMask(size) }),
      more: fc.integer({ min: 0, max: fullMask(size) }),
    })
    .map(({ forms, world, known, more }) => {
      const says = forms.map(({ kind, left, right }): Constraint => {
        const count = countBits(left & world);
        const difference = count - countBits(right & world);
        if (kind === "exact") return { kind: "count", of: left, allowed: 1 << count };
        if (kind === "parity") return { kind: "count", of: left, allowed: count % 2 === 0 ? 0x55555555 : 0x2aaaaaaa };
        const sign = Math.sign(difference);
        return { kind: "compare", left, right, allowed: sign === 0 ? [0] : [1, 2, 3, 4, 5, 6, 7].map((n) => sign * n) };
      });
      const theory = makeTheory({ size, clues: says.map((each, i) => ({ name: `c${i}`, says: each })) });
      const facts = { known: known & more, value: known & more & world };
      return { theory, given: { facts } };
    });
}

/** Every world that fits, by the definition alone. */
export function worldsByDefinition(theory: Theory, given: Given): World[] {
  const { known, value } = given.facts ?? NOTHING;
  const says = clueIndices(theory, given).map((index) => theory.clues[index]?.says as Constraint);
  const tests = [...theory.axioms, ...says].map(predicate);
  const list: World[] = [];
  for (let world = 0; world <= fullMask(theory.size); world++) {
    if ((world & known) === value && tests.every((holds) => holds(world))) list.push(world);
  }
  return list;
}

export function entailedByDefinition(theory: Theory, given: Given): Facts | undefined {
  const list = worldsByDefinition(theory, given);
  if (list.length === 0) return undefined;
  const always = list.reduce((mask, world) => mask & world, fullMask(theory.size));
  const sometimes = list.reduce((mask, world) => mask | world, 0);
  return { known: (always | ~sometimes) & fullMask(theory.size), value: always };
}

export const literalsOf = (theory: Theory): Literal[] =>
  Array.from({ length: 2 * theory.size }, (_, i) => ({ index: i >> 1, value: i % 2 === 0 }));
