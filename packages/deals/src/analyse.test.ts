import { describe, expect, it } from "vitest";
import { analyse, certainCells } from "./analyse.ts";
import { estimate, findWitnesses, sampleDeals } from "./count/sampling.ts";
import { DEFAULT_STEPS, Effort } from "./search/effort.ts";
import { makeEvidence } from "./search/restriction.ts";
import { cardsOf } from "./table/deck.ts";
import { parseLog } from "./table/entry.ts";
import { cardId, makeLayout, ownerName } from "./table/layout.ts";
import { ENVELOPE, parseSetup } from "./table/setup.ts";
import { allDeals, choiceWeight, type DealMap } from "./testing/oracle.ts";
import { smallTable } from "./testing/small-tables.ts";

const TABLES = Array.from({ length: 140 }, (_, seed) => {
  const { setup, log } = smallTable(seed);
  return { seed, setup, log, deals: allDeals(setup, log) };
});

function share(deals: readonly DealMap[], weights: readonly number[], test: (deal: DealMap) => boolean): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return deals.reduce((sum, deal, at) => (test(deal) ? sum + (weights[at] ?? 0) : sum), 0) / total;
}

/** How a cell must read, given in how many of all deals it is true. */
function expectedState(having: number, all: number, owner: string): string[] {
  if (having === 0) return ["not_owned"];
  if (having < all) return owner === ENVELOPE ? ["unknown"] : ["unknown", "potentially_owned"];
  return [owner === ENVELOPE ? "envelope" : "owned"];
}

describe("the analysis, against every deal listed one by one, on small random tables", () => {
  it("has tables with one deal, with few and with many", () => {
    const sizes = TABLES.map(({ deals }) => deals.length);
    expect(Math.min(...sizes)).toBe(1);
    expect(sizes.filter((size) => size > 1 && size < 20).length).toBeGreaterThan(15);
    expect(Math.max(...sizes)).toBeGreaterThan(500);
  });

  for (const weighting of ["uniform", "shown"] as const) {
    it(`gives the number of deals and every probability (${weighting})`, () => {
      for (const { seed, setup, log, deals } of TABLES) {
        const weights = deals.map((deal) => (weighting === "shown" ? choiceWeight(setup, log, deal) : 1));
        const analysis = analyse(setup, log, { weighting, explain: false });
        expect(analysis.deals, `seed ${seed}`).toBe(deals.length);
        for (const { id } of cardsOf(setup.deck)) {
          for (const owner of [...setup.players, ENVELOPE]) {
            const expected = share(deals, weights, (deal) => deal.get(id) === owner);
            expect(analysis.probabilities[id]?.[owner] ?? 0, `seed ${seed}, ${owner}, ${id}`).toBeCloseTo(expected, 9);
          }
        }
        for (const { cards, probability } of analysis.envelopes) {
          const expected = share(deals, weights, (deal) => cards.every((card) => deal.get(card) === ENVELOPE));
          expect(probability, `seed ${seed}, ${cards}`).toBeCloseTo(expected, 9);
        }
      }
    });
  }

  it("claims exactly what holds in all deals", () => {
    for (const { seed, setup, log, deals } of TABLES) {
      const { matrix, exactness } = analyse(setup, log, { explain: false });
      expect(exactness).toBe("exact");
      for (const { id } of cardsOf(setup.deck)) {
        for (const owner of [...setup.players, ENVELOPE]) {
          const having = deals.filter((deal) => deal.get(id) === owner).length;
          const state = owner === ENVELOPE ? matrix[id]?.envelope : matrix[id]?.players[owner];
          expect(expectedState(having, deals.length, owner), `seed ${seed}, ${owner}, ${id}`).toContain(state);
        }
      }
    }
  });

  it("explains every certain cell exactly once", () => {
    for (const { seed, setup, log } of TABLES.slice(0, 80)) {
      const { matrix, deductions } = analyse(setup, log);
      const claimed = deductions.flatMap(({ claim }) => (claim.kind === "cell" ? [claim] : []));
      const known = Object.values(matrix).flatMap((row) => [...Object.values(row.players), row.envelope]);
      const certain = known.filter((state) => state !== "unknown" && state !== "potentially_owned").length;
      expect(claimed.length, `seed ${seed}`).toBe(certain);
      expect(new Set(deductions.map(({ id }) => id)).size).toBe(deductions.length);
    }
  });
});

describe("when counting would take too long", () => {
  it("still knows by refutation exactly what is possible", () => {
    for (const { seed, setup, log, deals } of TABLES) {
      const layout = makeLayout(setup);
      const witnesses = findWitnesses(makeEvidence(layout, log), new Effort(DEFAULT_STEPS));
      const claims = certainCells(layout, typeof witnesses === "string" ? new Int32Array() : witnesses.possible);
      for (const { owner, card, holds } of claims) {
        const having = deals.filter((deal) => deal.get(cardId(layout, card)) === ownerName(layout, owner)).length;
        expect(having, `seed ${seed}`).toBe(holds ? deals.length : 0);
      }
      const open = setup.players.length * layout.cards.length + layout.cards.length - claims.length;
      const undecided = layout.cards.flatMap(({ id }) =>
        [...setup.players, ENVELOPE].filter((owner) => {
          const having = deals.filter((deal) => deal.get(id) === owner).length;
          return having > 0 && having < deals.length;
        }),
      );
      expect(open, `seed ${seed}`).toBe(undecided.length);
    }
  });

  it("draws probabilities near the exact ones and says so", () => {
    for (const { seed, setup, log } of TABLES.filter(({ deals }) => deals.length > 300).slice(0, 3)) {
      const exact = analyse(setup, log, { explain: false });
      const drawn = analyse(setup, log, { explain: false, budget: 0 });
      expect(drawn.exactness).toBe("sampled");
      expect(drawn.deals).toBeUndefined();
      for (const [card, row] of Object.entries(exact.probabilities)) {
        for (const [owner, chance] of Object.entries(row)) {
          const found = drawn.probabilities[card]?.[owner] ?? 0;
          expect(Math.abs(found - chance), `seed ${seed}, ${owner}, ${card}`).toBeLessThan(0.03);
        }
      }
    }
  });

  it("draws the same again from the same seed", () => {
    const { setup, log } = smallTable(3);
    const evidence = makeEvidence(makeLayout(setup), log);
    const draw = () => {
      const sample = sampleDeals(evidence, { weighted: true, seed: 5 }, new Effort(DEFAULT_STEPS));
      return typeof sample === "string" ? sample : estimate(evidence.layout, sample).envelopes;
    };
    expect(draw()).toEqual(draw());
  });
});

describe("a card that is shown again", () => {
  const setup = parseSetup({
    deck: "classic-21",
    players: ["Me", "Bob", "Carol"],
    me: "Me",
    myHand: ["Scarlett", "Rope", "Ballroom", "Study", "Hall", "Green"],
  });
  const again = (times: number) =>
    parseLog(
      Array.from({ length: times }, (_, at) => {
        const cards = ["Plum", "Knife", "Kitchen"];
        return { type: "suggestion", id: `e${at}`, time: at, by: "Me", cards, shower: "Bob", card: "Plum" };
      }),
      setup,
    );
  const knife = (times: number, weighting: "shown" | "every-show") =>
    analyse(setup, again(times), { explain: false, weighting }).probabilities.Knife?.Bob ?? 0;

  it("is no new choice, unless told otherwise", () => {
    expect(knife(5, "shown")).toBeCloseTo(knife(1, "shown"), 12);
    expect(knife(5, "every-show")).toBeLessThan(knife(1, "every-show") / 3);
  });
});

describe("when counting is too much", () => {
  it("lists every possible envelope all the same", () => {
    for (const seed of [2, 5, 8, 11]) {
      const { setup, log } = smallTable(seed);
      const exact = analyse(setup, log, { explain: false }).envelopes.map(({ cards }) => cards.join());
      const drawn = analyse(setup, log, { explain: false, budget: 0 }).envelopes.map(({ cards }) => cards.join());
      expect(drawn.toSorted()).toEqual(exact.toSorted());
    }
  });
});
