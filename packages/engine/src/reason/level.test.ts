import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canSolve, LABELS, LEVELS, type Level, levelFor, levelOf, type Profile, profileOf } from "./level.ts";

const labelOf = (profile: Profile): string | undefined => levelFor(profile)?.label;

/** A profile from how many insights take one, two, three… clues. */
const insights = (...counts: number[]): number[] => [0, ...counts];

describe("the table of difficulties", () => {
  it("grants each label to its own target", () => {
    expect(labelOf(insights(12, 3))).toBe("easy");
    expect(labelOf(insights(10, 3, 1))).toBe("medium");
    expect(labelOf(insights(8, 5, 3))).toBe("hard");
    expect(labelOf(insights(8, 3, 2, 2))).toBe("brutal");
  });

  it("gives hard and brutal puzzles different numbers of long insights, told apart by what these take together", () => {
    for (const longs of [
      [3, 4],
      [3, 3, 3],
      [3, 3, 3, 4],
      [3, 3, 3, 3, 3],
    ])
      expect([longs, labelOf(profileOf([1, 1, 1, 1, 1, 2, 2, ...longs]))]).toEqual([longs, "hard"]);
    for (const longs of [
      [3, 3, 5],
      [4, 4, 4],
      [3, 3, 4, 4],
      [3, 3, 3, 3, 3, 4],
      [3, 3, 3, 3, 3, 3, 3, 4],
    ])
      expect([longs, labelOf(profileOf([1, 1, 1, 1, 1, 2, 2, ...longs]))]).toEqual([longs, "brutal"]);
  });

  it("calls a puzzle easy as soon as two clues are always enough", () => {
    expect(labelOf(insights(19))).toBe("easy");
    expect(labelOf(insights(10, 5))).toBe("easy");
  });

  it("grants no label to a profile that is between two", () => {
    expect(labelOf(insights(5, 14))).toBeUndefined();
    expect(labelOf(insights(18, 0, 1))).toBeUndefined();
    expect(labelOf(insights(12, 6, 0, 1))).toBeUndefined();
    expect(labelOf(insights(8, 3, 6))).toBeUndefined();
    expect(labelOf(insights(8, 3, 1, 0, 1))).toBeUndefined();
  });

  it("asks more of the player from level to level: clues, long insights, effort and sentences", () => {
    for (const [i, level] of LEVELS.slice(1).entries()) {
      const below = LEVELS[i] as Level;
      expect(level.most).toBeGreaterThan(below.most);
      expect(level.mostEffort).toBeGreaterThan(below.mostEffort);
      expect(level.leastLong).toBeGreaterThan(below.leastLong);
      expect(level.leastEffort).toBeGreaterThan(below.leastEffort);
      expect(level.proofs.sentences).toBeGreaterThan(below.proofs.sentences);
      expect(level.proofs.nesting).toBeGreaterThanOrEqual(below.proofs.nesting);
    }
  });

  it("never grants a label to what the level below can solve", () => {
    let granted = 0;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 19 }), (sizes) => {
        const profile = profileOf(sizes);
        const label = labelOf(profile);
        if (label === undefined) return;
        const below = LEVELS[LABELS.indexOf(label) - 1];
        expect(canSolve(levelOf(label), profile)).toBe(true);
        if (below) expect(canSolve(below, profile)).toBe(false);
        granted++;
      }),
      { seed: 1, numRuns: 2000 },
    );
    expect(granted).toBeGreaterThan(10);
  });

  it("knows no other label", () => {
    expect(() => levelOf("impossible")).toThrow(/easy, medium, hard, brutal/);
  });
});
