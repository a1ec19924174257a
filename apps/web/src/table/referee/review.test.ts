// A review shows every board of a play as it stood, how long it held the player up, and a step that was provable there.
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
  it("shows every find in the order of the play, with what was to be seen", () => {
    const slow = new Map([
      [9, 70_000],
      [2, 60_000],
    ]);
    const review = makeReview(told, session, timesWith(slow));
    expect(review.map(({ spent }) => [spent?.person, spent?.millis])).toEqual(
      steps.map(({ person }, at) => [person, slow.get(at) ?? 1_000]),
    );
    review.forEach(({ view, hint }, at) => {
      expect(view).toEqual(viewAfter(at));
      expect(hint.proof?.length).toBeGreaterThan(0);
      for (const verdict of hint.verdicts ?? [])
        expect(play(game, sessionAfter(at), { kind: "verdict", ...verdict }).outcome.kind).toBe("accepted");
    });
  });

  it("tells where the player went another way, and for how long something had been overlooked", () => {
    const isThere = (at: number, step: (typeof steps)[number]) =>
      play(game, sessionAfter(at), { kind: "verdict", person: step.person, identity: step.identity }).outcome.kind ===
      "accepted";
    const hinted = makeReview(told, session, timesWith(new Map([[2, 60_000]]))).map(({ hint }) => hint.people);
    const isElsewhere = (at: number) => (step: (typeof steps)[number], i: number) =>
      i > at && !hinted[at]?.includes(step.person) && isThere(at, step);
    const at = steps.findIndex((_, i) => steps.some(isElsewhere(i)));
    const other = steps.find(isElsewhere(at));
    if (!other || at < 0) throw new Error("There is only one way through this puzzle.");
    const order = [...steps.slice(0, at), other, ...steps.slice(at).filter((step) => step !== other)];
    const boards = [sessionAfter(0)];
    for (const { person, identity } of order)
      boards.push(play(game, boards.at(-1) ?? session, { kind: "verdict", person, identity }).session);
    const times = timesWith(new Map([[at, 30_000]]));
    const review = makeReview(told, boards.at(-1) ?? session, times);
    expect(review[at]?.spent).toMatchObject({ person: other.person, millis: 30_000, isHinted: false });
    const overlooked = review.map(({ hint }, now) => {
      const { person = -1, identity = false } = hint;
      const verdict = { kind: "verdict", person, identity } as const;
      const since = boards.findIndex((board) => play(game, board, verdict).outcome.kind === "accepted");
      return (times[now - 1] ?? 0) - (times[since - 1] ?? 0);
    });
    expect(review.map(({ spent }) => spent?.overlooked)).toEqual(overlooked);
    expect(Math.max(...overlooked)).toBeGreaterThanOrEqual(30_000);
  });

  it("is empty where nothing took long, and where the times are not of this play", () => {
    expect(makeReview(told, session, timesWith(new Map()))).toEqual([]);
    expect(makeReview(told, session, timesWith(new Map([[2, 60_000]])).slice(1))).toEqual([]);
  });
});
