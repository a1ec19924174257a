import { describe, expect, it } from "vitest";
import { makeEvidence } from "../search/restriction.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC } from "../table/deck.ts";
import { makeLayout } from "../table/layout.ts";
import { type Draw, drawDeals } from "./draw.ts";

const DRAWS = 10_000;
const OPTIONS = { weighted: true, budget: 20_000_000, listUpTo: 0, draws: DRAWS, seed: 3, steps: 40_000 };

function drawn(players: number, turns: number): Draw {
  const { setup, log } = simulateGame({ deck: CLASSIC, players, turns, seed: 11 });
  const draw = drawDeals(makeEvidence(makeLayout(setup), log), OPTIONS);
  if (typeof draw === "string" || draw.how !== "drawn") throw new Error("This table can be counted.");
  return draw;
}

/** The largest distance between a share among the deals and the exact chance. */
function farthest({ odds, deals }: Draw, from: number, to: number): number {
  const part = deals.slice(from, to);
  const distances = odds.probability.flatMap((row, owner) =>
    Array.from(row, (chance, card) =>
      Math.abs(chance - part.filter((deal) => deal[card] === owner).length / part.length),
    ),
  );
  return Math.max(...distances);
}

describe("drawn deals", () => {
  it.each([
    [3, 2],
    [4, 6],
    [6, 3],
  ])("follow the exact chances (%i players, %i suggestions)", (players, turns) => {
    expect(farthest(drawn(players, turns), 0, DRAWS)).toBeLessThan(0.02);
  });

  it("come in no order, so that a few of them do for all", () => {
    expect(farthest(drawn(4, 6), 0, 1000)).toBeLessThan(0.06);
  });

  it("deal every card", () => {
    const { deals } = drawn(6, 3);
    expect(deals.every((deal) => deal.every((owner) => owner >= 0))).toBe(true);
  });
});
