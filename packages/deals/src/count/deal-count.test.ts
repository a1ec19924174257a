import { describe, expect, it, vi } from "vitest";
import { MASTER_DETECTIVE } from "../table/deck.ts";
import { BUDGET, isCountedTwice, watched } from "./deal-count.cases.ts";
import { HandWalk } from "./family.ts";
import { countDeals } from "./odds.ts";

describe("counting deals", () => {
  it("does not give up where the budget just suffices", () => {
    for (const players of [3, 6]) expect(isCountedTwice(players, 20)).toBe(true);
  });

  it("gives up long before the budget is spent where it cannot suffice", () => {
    const walk = vi.spyOn(HandWalk.prototype, "walk");
    const evidence = watched(MASTER_DETECTIVE, 6, 10, 6);
    expect(countDeals(evidence, { weighted: true, budget: BUDGET })).toBe("large");
    const walked = walk.mock.contexts as HandWalk[];
    const steps = [...new Set(walked)].reduce((sum, each) => sum + each.steps, 0);
    walk.mockRestore();
    expect(steps).toBeLessThan(BUDGET / 10);
  });
});
