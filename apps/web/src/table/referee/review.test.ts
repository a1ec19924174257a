// A review shows the boards that took longest, as they stood, with a step that was provable there.
import { play } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { game, sessionAfter, steps, told, viewAfter } from "../testing/a-play.ts";
import { makeReview } from "./review.ts";

const session = sessionAfter(steps.length);
/** A second for each, and much longer before some. */
const timesWith = (slow: ReadonlyMap<number, number>): number[] => {
  let now = 0;
  return steps.map((_, at) => (now += slow.get(at) ?? 1_000));
};

describe("a review", () => {
  it("shows the three longest waits in the order of the play, with what was to be seen", () => {
    const slow = new Map([
      [9, 70_000],
      [2, 60_000],
      [5, 8_000],
      [12, 90_000],
    ]);
    const review = makeReview(told, session, timesWith(slow));
    expect(review.map(({ spent }) => spent)).toEqual(
      [2, 9, 12].map((at) => ({ millis: slow.get(at), person: steps[at]?.person })),
    );
    review.forEach(({ view, hint }, i) => {
      const at = [2, 9, 12][i] ?? 0;
      expect(view).toEqual(viewAfter(at));
      expect(hint.proof?.length).toBeGreaterThan(0);
      for (const verdict of hint.verdicts ?? [])
        expect(play(game, sessionAfter(at), { kind: "verdict", ...verdict }).outcome.kind).toBe("accepted");
    });
  });

  it("is empty where nothing took long, and where the times are not of this play", () => {
    expect(makeReview(told, session, timesWith(new Map()))).toEqual([]);
    expect(makeReview(told, session, timesWith(new Map([[2, 60_000]])).slice(1))).toEqual([]);
  });
});
