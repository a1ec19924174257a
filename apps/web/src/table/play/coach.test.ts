import { describe, expect, it } from "vitest";
import { makeLesson } from "../referee/lesson.ts";
import { sessionAfter, told, viewAfter } from "../testing/a-play.ts";
import { adviseOn, groundsToFollow, knownIn, placeOfStep, stepAfter, stepNow } from "./coach.tsx";

const view = viewAfter(0);
const lesson = makeLesson(told, sessionAfter(0), view, false);

describe("what the coach speaks of", () => {
  it("is the referee's own next step: the clue, the people it means, who follows", () => {
    const { speakers, meant, follows } = adviseOn(view, lesson, true);
    expect(speakers).toEqual(lesson.speakers);
    expect(meant).toEqual(view.people[speakers[0] ?? -1]?.clue?.people);
    expect(follows).toMatchObject({ person: lesson.target, identity: lesson.identity });
  });

  it("is only what the view shows where no lesson is given, and nobody follows by name", () => {
    const advice = adviseOn(view, undefined, true);
    expect(advice.follows).toBeUndefined();
    expect(view.people[advice.speakers[0] ?? -1]?.clue).toBeDefined();
  });

  it("names nobody once a verdict was made: that would be a hint for nothing", () => {
    expect(adviseOn(view, lesson, false).follows).toBeUndefined();
  });

  it("goes from the clue to those it means to who follows, and ends with the first verdict", () => {
    const advice = adviseOn(view, lesson, true);
    expect(stepAfter("rule", advice)).toBe("read");
    expect(stepAfter("read", advice)).toBe("meant");
    expect(stepAfter("meant", advice)).toBe("follows");
    expect(stepAfter("read", { speakers: [], meant: [] })).toBe("follows");
    expect(stepNow("follows", view, knownIn(view))).toBe("follows");
    expect(stepNow("read", viewAfter(1), knownIn(view))).toBe("alone");
  });

  it("stands beside what it speaks of", () => {
    const advice = adviseOn(view, lesson, true);
    const cards = (place: string | undefined) => [...new Set(place?.match(/\d+/g))].map(Number);
    expect(cards(placeOfStep("read", advice))).toEqual(advice.speakers);
    expect(cards(placeOfStep("meant", advice))).toEqual(advice.meant);
    expect(cards(placeOfStep("follows", advice))).toEqual([lesson.target]);
    expect(cards(groundsToFollow("follows", advice))).toEqual([...new Set([lesson.target, ...advice.speakers])]);
    expect(placeOfStep("rule", advice)).toBe("[data-rule]");
    expect(groundsToFollow("read", advice)).toBeUndefined();
    expect(placeOfStep("alone", advice)).toBe("[data-help]");
  });
});
