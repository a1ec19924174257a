import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canSolve, LABELS, LEVELS, labelOf, levelOf, profileOf } from "./level.ts";

/** A profile from how many steps take one, two, three… clues. */
const steps = (...counts: number[]): number[] => [0, ...counts];

describe("the table of difficulties", () => {
  it("grants each label to its own target", () => {
    expect(labelOf(steps(15, 4))).toBe("easy");
    expect(labelOf(steps(13, 5, 1))).toBe("medium");
    expect(labelOf(steps(10, 6, 3))).toBe("hard");
    expect(labelOf(steps(9, 5, 4, 1))).toBe("brutal");
  });

  it("calls a puzzle easy as soon as two clues are always enough", () => {
    expect(labelOf(steps(19))).toBe("easy");
    expect(labelOf(steps(13, 6))).toBe("easy");
  });

  it("grants no label to a profile that is between two", () => {
    expect(labelOf(steps(5, 14))).toBeUndefined();
    expect(labelOf(steps(18, 0, 1))).toBeUndefined();
    expect(labelOf(steps(12, 6, 0, 1))).toBeUndefined();
    expect(labelOf(steps(17, 0, 2, 0, 0, 1))).toBeUndefined();
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
