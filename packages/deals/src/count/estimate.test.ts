// What was drawn is never told as certain or impossible: only what is proved is.

import { expect, it } from "vitest";
import { DEFAULT_STEPS } from "../search/effort.ts";
import { makeEvidence } from "../search/restriction.ts";
import { cardsIn, makeLayout } from "../table/layout.ts";
import { smallTable } from "../testing/small-tables.ts";
import { drawDeals } from "./draw.ts";
import { estimate } from "./sampling.ts";

it("gives 0 and 1 only to what is proved, however few deals were drawn", () => {
  const options = { weighted: true, budget: 1e6, listUpTo: 1e5, draws: 1, seed: 1, steps: DEFAULT_STEPS };
  let open = 0;
  for (let seed = 0; seed < 30; seed++) {
    const { setup, log } = smallTable(seed);
    const layout = makeLayout(setup);
    const draw = drawDeals(makeEvidence(layout, log), options);
    if (typeof draw === "string") throw new Error(`table ${seed} cannot be drawn`);
    const { possible } = draw.odds;
    const holders = (card: number) => possible.reduce((count, may) => count + ((may >> card) & 1), 0);
    const { probability, envelopes } = estimate(layout, { deals: draw.deals.slice(0, 1), possible });
    for (const card of cardsIn(layout.dealt))
      probability.forEach((row, owner) => {
        const isOpen = holders(card) > 1 && (((possible[owner] ?? 0) >> card) & 1) === 1;
        if (isOpen) open++;
        expect([0, 1].includes(row[card] ?? 0)).toBe(!isOpen);
      });
    expect(envelopes[0]?.probability === 1).toBe(draw.odds.envelopes.length === 1);
  }
  expect(open).toBeGreaterThan(100);
});
