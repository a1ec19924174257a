import { describe, expect, it } from "vitest";
import { makeRateLimit } from "./rate-limit.ts";

const options = (now: () => number) => ({
  each: { capacity: 2, perSecond: 0.5 },
  all: { capacity: 5, perSecond: 1 },
  addresses: 3,
  now,
});

describe("the rate limit", () => {
  it("lets an address spend its bucket and then says how long to wait", () => {
    const limit = makeRateLimit(options(() => 0));
    expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 2]);
  });

  it("fills up again with time, but never beyond its size", () => {
    let time = 0;
    const limit = makeRateLimit(options(() => time));
    limit.take("a");
    limit.take("a");
    time = 2000;
    expect([limit.take("a"), limit.take("a")]).toEqual([0, 2]);
    time = 1_000_000;
    expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 2]);
  });

  it("counts addresses apart and everybody together", () => {
    const limit = makeRateLimit(options(() => 0));
    expect(["a", "a", "b", "b", "c", "c"].map((address) => limit.take(address))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it("does not charge a request that it turns away", () => {
    let time = 0;
    const limit = makeRateLimit(options(() => time));
    for (const _ of [1, 2, 3, 4, 5, 6]) limit.take("a");
    time = 2000;
    expect(limit.take("a")).toBe(0);
  });

  it("remembers only so many addresses", () => {
    let time = 0;
    const limit = makeRateLimit(options(() => time));
    limit.take("a");
    limit.take("a");
    for (const address of ["b", "c", "d"]) limit.take(address);
    time = 1000;
    expect(limit.take("a")).toBe(0);
  });

  it("is not fooled by a clock that goes backwards", () => {
    let time = 10_000;
    const limit = makeRateLimit(options(() => time));
    limit.take("a");
    limit.take("a");
    time = 0;
    expect(limit.take("a")).toBeGreaterThan(0);
  });
});
