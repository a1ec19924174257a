// Games as somebody sees them who only watches, counted with a budget and with just as much as that took.

import { makeEvidence } from "../search/restriction.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC } from "../table/deck.ts";
import { makeLayout } from "../table/layout.ts";
import { countDeals } from "./odds.ts";

export const BUDGET = 20_000_000;

export function watched(deck: typeof CLASSIC, players: number, turns: number, seed: number) {
  const { setup, log } = simulateGame({ deck, players, turns, seed });
  const { me: _, ...table } = setup;
  return makeEvidence(
    makeLayout({ ...table, myHand: [] }),
    log.map((entry) => ({ ...entry, card: null })),
    false,
  );
}

/** Whether a count that comes to an end does so again within the steps it took; undefined if it does not end. */
export function isCountedTwice(players: number, turns: number): boolean | undefined {
  const evidence = watched(CLASSIC, players, turns, players);
  const count = countDeals(evidence, { weighted: true, budget: BUDGET });
  if (typeof count === "string") return undefined;
  const again = countDeals(evidence, { weighted: true, budget: count.steps });
  return typeof again !== "string" && again.deals === count.deals;
}
