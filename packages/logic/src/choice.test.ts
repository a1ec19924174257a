import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entailed, worlds } from "./ask.ts";
import { CHOICE, compile } from "./compile.ts";
import type { Constraint, World } from "./constraint.ts";
import { countWorlds } from "./count.ts";
import { countBits, fullMask } from "./mask.ts";
import { predicate } from "./predicate.ts";
import { type Clue, makeTheory, NOTHING } from "./theory.ts";

const SIZE = 7;
const everyWorld = Array.from({ length: 2 ** SIZE }, (_, world) => world);
const mask = fc.integer({ min: 1, max: fullMask(SIZE) });

/** What somebody says who may count themselves: how many of some people, or more here than there. */
const sentence = fc.oneof(
  fc.tuple(mask, mask).map(([of, allows]): Constraint => {
    const allowed = allows & fullMask(countBits(of) + 1);
    return { kind: "count", of, allowed: allowed === 0 ? 1 : allowed };
  }),
  fc.tuple(mask, mask).map(([left, right]): Constraint => ({ kind: "compare", left, right, allowed: [0, 1, 2] })),
);

/** Everybody says something, which is true exactly if they are false, or for every other true, as it may be. */
const clues = fc.array(sentence, { minLength: 2, maxLength: SIZE }).map((said) =>
  said.map(
    (right, i): Clue => ({
      name: String(i),
      says: { kind: "iff", left: { kind: "count", of: 1 << i, allowed: i % 2 === 0 ? 1 : 2 }, right },
    }),
  ),
);

const possible = (said: readonly Clue[]): World[] => {
  const tests = said.map(({ says }) => predicate(says));
  return everyWorld.filter((world) => tests.every((holds) => holds(world)));
};

describe("counts that a boolean chooses between", () => {
  it("leave the worlds that their definition leaves", () => {
    let chosen = 0;
    fc.assert(
      fc.property(clues, fc.nat(fullMask(SIZE)), fc.nat(fullMask(SIZE)), (said, known, value) => {
        const left = possible(said).filter((world) => ((world ^ value) & known) === 0);
        const given = { facts: { known, value: known & value } };
        const theory = makeTheory({ size: SIZE, clues: said });
        expect(worlds(theory, given)).toEqual(left);
        expect(countWorlds(theory, given)).toBe(left.length);
        chosen += said.filter(({ says }) => compile(says).others[0]?.kind === CHOICE).length;
      }),
      { seed: 7, numRuns: 400 },
    );
    expect(chosen).toBeGreaterThan(1000);
  });

  it("force what all those worlds share", () => {
    fc.assert(
      fc.property(clues, (said) => {
        const left = possible(said);
        const forced = entailed(makeTheory({ size: SIZE, clues: said }), { facts: NOTHING });
        const always = left.reduce((all, world) => all & world, fullMask(SIZE));
        const ever = left.reduce((some, world) => some | world, 0);
        const shared = { known: always | (fullMask(SIZE) & ~ever), value: always };
        expect(forced).toEqual(left.length === 0 ? undefined : shared);
      }),
      { seed: 11, numRuns: 400 },
    );
  });
});
