import { describe, expect, it, vi } from "vitest";
import { makeEvidence } from "../search/restriction.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC, MASTER_DETECTIVE } from "../table/deck.ts";
import { makeLayout } from "../table/layout.ts";
import { HandWalk } from "./family.ts";
import { countDeals } from "./odds.ts";

const BUDGET = 20_000_000;

/** A game as somebody sees it who only watches. */
function watched(deck: typeof CLASSIC, players: number, turns: number, seed: number) {
  const { setup, log } = simulateGame({ deck, players, turns, seed });
  const { me: _, ...table } = setup;
  return makeEvidence(
    makeLayout({ ...table, myHand: [] }),
    log.map((entry) => ({ ...entry, card: null })),
    false,
  );
}

describe("counting deals", () => {
  it("does not give up where the budget just suffices", () => {
    for (const players of [3, 4, 5, 6, 8]) {
      for (const turns of [5, 10, 20]) {
        const evidence = watched(CLASSIC, players, turns, players);
        const count = countDeals(evidence, { weighted: true, budget: BUDGET });
        if (typeof count === "string") continue;
        expect(countDeals(evidence, { weighted: true, budget: count.steps })).toMatchObject({ deals: count.deals });
      }
    }
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
