// Work that waits for a paint: all of one frame together, nothing before its own frame, and nothing that was called off.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let frames: (() => void)[] = [];

/** One frame: what was asked for before it, and then its picture. */
const frame = () => {
  for (const callback of frames.splice(0)) callback();
};
const settle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("work put off until the paint", () => {
  it("is done after the frame, in the order it came, for one request", async () => {
    const done: string[] = [];
    afterPaint(() => done.push("first"));
    afterPaint(() => done.push("second"));
    expect(frames).toHaveLength(1);
    frame();
    expect(done).toEqual([]);
    await settle();
    expect(done).toEqual(["first", "second"]);
  });

  it("waits for its own frame when it comes after another one's", async () => {
    const done: string[] = [];
    afterPaint(() => done.push("early"));
    frame();
    afterPaint(() => done.push("late"));
    await settle();
    expect(done).toEqual(["early"]);
    frame();
    await settle();
    expect(done).toEqual(["early", "late"]);
  });

  it("is not done once it is called off, even by work of the same frame", async () => {
    const done: string[] = [];
    afterPaint(() => callOff());
    const callOff = afterPaint(() => done.push("never"));
    frame();
    await settle();
    expect(done).toEqual([]);
  });

  it("is done even if other work of the same frame fails, which is reported", async () => {
    const done: string[] = [];
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    afterPaint(() => {
      throw new Error("a failure");
    });
    afterPaint(() => done.push("still"));
    frame();
    await settle();
    expect(done).toEqual(["still"]);
    expect(reported).toHaveBeenCalledOnce();
  });
});
