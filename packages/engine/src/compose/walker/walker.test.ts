import {
  type Constraint,
  cheapestStep,
  compile,
  countBits,
  entailed,
  fullMask,
  indices,
  type Mask,
  makeTheory,
} from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { makeRng, type Rng } from "../../rng.ts";
import { stepsLeft } from "../step-counts.ts";
import {
  addClue,
  forcesAlone,
  forcesTogether,
  forcesWithAll,
  forcesWithOne,
  keep,
  look,
  makeWalker,
  resume,
  setClue,
  type Walker,
  walkFrom,
  walkFromStart,
} from "./index.ts";

const SIZE = 10;
const CAPACITY = 40;

const count = (of: Mask, world: Mask): Constraint => ({ kind: "count", of, allowed: 1 << countBits(of & world) });

/** A true clue of one of the shapes that dialects make. */
function drawClue(rng: Rng, world: Mask): Constraint {
  const [a, b] = [1 + rng.below(fullMask(SIZE)), 1 + rng.below(fullMask(SIZE))];
  switch (rng.below(5)) {
    case 0:
      return { kind: "all", of: [count(a & ~b, world), count(b, world)] };
    case 1:
      return {
        kind: "compare",
        left: a & ~b,
        right: b & ~a,
        allowed: [countBits(a & ~b & world) - countBits(b & ~a & world)],
      };
    case 2:
      return { kind: "count", of: a, allowed: (1 << countBits(a & world)) | (1 << rng.below(countBits(a) + 1)) };
    default:
      return count(a & b ? a & b : a, world);
  }
}

interface Case {
  readonly world: Mask;
  readonly clues: readonly Constraint[];
  readonly walker: Walker;
}

function drawCase(seed: string): Case {
  const rng = makeRng(seed);
  const world = rng.below(2 ** SIZE);
  const clues = Array.from({ length: SIZE }, () => drawClue(rng, world));
  const walker = makeWalker(SIZE, world, 0, CAPACITY);
  for (const [person, clue] of clues.entries()) setClue(walker, person, addClue(walker, compile(clue)));
  return { world, clues, walker };
}

/** The walk by definition: the cheapest step, everyone its clues settle, again. */
function walkByDefinition({ world, clues }: Case): { person: number; clues: number }[] {
  const theory = makeTheory({ size: SIZE, clues: clues.map((says, i) => ({ name: String(i), says })) });
  const steps = [{ person: 0, clues: 0 }];
  for (;;) {
    const heard = steps.map(({ person }) => person);
    const known = heard.reduce((mask, person) => mask | (1 << person), 0);
    const facts = { known, value: world & known };
    const step = cheapestStep(theory, { facts, clues: heard });
    if (!step) return steps;
    const settled = indices((entailed(theory, { facts, clues: step.clues })?.known ?? 0) & ~known);
    steps.push(...settled.map((person, i) => ({ person, clues: i === 0 ? step.clues.length : 1 })));
  }
}

const taken = ({ order, sizes, length }: Walker): { person: number; clues: number }[] =>
  Array.from({ length }, (_, i) => ({ person: order[i] as number, clues: sizes[i] as number }));

describe("the walker", () => {
  it("takes the same steps as the definition, up to the first that needs more than two clues, and gets as far", () => {
    let compared = 0;
    for (let i = 0; i < 600; i++) {
      const each = drawCase(`walk ${i}`);
      const expected = walkByDefinition(each);
      const isComplete = walkFromStart(each.walker);
      const found = taken(each.walker);
      const long = expected.findIndex(({ clues }) => clues > 2);
      const exact = long < 0 ? expected.length : long;
      expect(found.slice(0, exact)).toEqual(expected.slice(0, exact));
      expect(found).toHaveLength(expected.length);
      expect(isComplete).toBe(expected.length === SIZE);
      if (long >= 0) expect(found[long]?.clues).toBeGreaterThanOrEqual(expected[long]?.clues ?? 0);
      compared += exact;
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it("walks on from where a clue was changed as if from the start", () => {
    for (let i = 0; i < 200; i++) {
      const { walker, world } = drawCase(`again ${i}`);
      const rng = makeRng(`change ${i}`);
      walkFromStart(walker);
      keep(walker);
      for (let change = 0; change < 5; change++) {
        const person = rng.below(SIZE);
        const other = rng.below(SIZE);
        for (const each of [person, other]) setClue(walker, each, addClue(walker, compile(drawClue(rng, world))));
        walkFrom(walker, person, other);
        const resumed = taken(walker);
        walkFromStart(walker);
        expect(resumed).toEqual(taken(walker));
        keep(walker);
      }
    }
  });

  it("ends where more steps of one or two clues would be taken than asked for", () => {
    for (let i = 0; i < 300; i++) {
      const { walker } = drawCase(`most ${i}`);
      const isComplete = walkFromStart(walker);
      const whole = taken(walker);
      const [ones, twos, longs] = stepsLeft(walker, [0, 0, 0]).map((left) => -left) as [number, number, number];
      keep(walker);
      expect(walkFrom(walker, 0, 0, [ones, twos, longs])).toBe(isComplete);
      expect(taken(walker)).toEqual(whole);
      if (ones > 0) expect(walkFrom(walker, 0, 0, [ones - 1, twos, longs])).toBe(false);
      if (twos > 0) expect(walkFrom(walker, 0, 0, [ones, twos - 1, longs])).toBe(false);
      resume(walker);
      expect(taken(walker)).toEqual(whole);
    }
  });

  it("takes a step of three clues only if asked for", () => {
    const world = 0b1010000;
    const people = (...ids: number[]): Mask => ids.reduce((mask, id) => mask | (1 << id), 0);
    const says: Constraint[] = [
      count(people(1, 2, 3), world),
      count(people(4, 5), world),
      count(people(5, 6), world),
      { kind: "count", of: people(4, 6), allowed: 0b110 },
    ];
    const walker = makeWalker(7, world, 0, CAPACITY);
    for (const [person, clue] of says.entries()) setClue(walker, person, addClue(walker, compile(clue)));
    expect(walkFromStart(walker)).toBe(true);
    expect([...walker.sizes]).toEqual([0, 1, 1, 1, 3, 1, 1]);
    expect(walker.cites[4]).toBe(people(1, 2, 3));
    keep(walker);
    expect(walkFrom(walker, 0, 0, [5, 0, 1])).toBe(true);
    expect(walkFrom(walker, 0, 0, [5, 0, 0])).toBe(false);
    expect(walker.length).toBe(4);
  });

  it("tells what a clue would force: alone, with another, with everything", () => {
    let opened = 0;
    for (let i = 0; i < 300; i++) {
      const { walker, world, clues } = drawCase(`open ${i}`);
      const rng = makeRng(`try ${i}`);
      for (let person = 5; person < SIZE; person++) setClue(walker, person, -1);
      walkFromStart(walker);
      const known = walker.known;
      const facts = { known, value: known & world };
      const spoken = clues.flatMap((says, person) => (person < 5 && (known >>> person) & 1 ? [says] : []));
      const forced = (...says: Constraint[]): Mask =>
        (entailed(makeTheory({ size: SIZE, clues: says.map((each, n) => ({ name: String(n), says: each })) }), {
          facts,
        })?.known ?? 0) & ~known;
      const [one, two] = [drawClue(rng, world), drawClue(rng, world)];
      const [first, second] = [addClue(walker, compile(one)), addClue(walker, compile(two))];
      look(walker, first);
      look(walker, second);
      expect(forcesAlone(walker, first)).toBe(forced(one));
      if (forced(one) !== 0 || forced(two) !== 0) continue;
      expect(forcesTogether(walker, first, second)).toBe(forced(one, two));
      expect(forcesWithOne(walker, first)).toBe(spoken.reduce((mask, says) => mask | forced(one, says), 0));
      expect(forcesWithAll(walker, first, second)).toBe(forced(one, two, ...spoken));
      if (forced(one, two) !== 0) opened++;
    }
    expect(opened).toBeGreaterThan(10);
  });
});
