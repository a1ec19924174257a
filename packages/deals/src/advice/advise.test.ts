import { describe, expect, it } from "vitest";
import { close, demandsOf, startHoldings } from "../search/holdings.ts";
import { makeEvidence } from "../search/restriction.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC, cardsOf } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { makeLayout } from "../table/layout.ts";
import { ENVELOPE, parseSetup } from "../table/setup.ts";
import { listScore } from "../testing/list-score.ts";
import { allDeals, choiceWeight } from "../testing/oracle.ts";
import { smallTable } from "../testing/small-tables.ts";
import { advise } from "./advise.ts";
import { roundOf } from "./answer.ts";
import { exactScore } from "./exact-score.ts";
import { adviseShow } from "./show-card.ts";

const ONE_SHOWS = Array.from({ length: 60 }, (_, at) => smallTable(3000 + at)).filter(
  ({ setup }) => setup.me !== undefined,
);
const EVERYONE_SHOWS = ONE_SHOWS.map(({ setup, log }) => ({ setup: { ...setup, everyoneShows: true }, log }));
const ANYONE_SHOWS = ONE_SHOWS.slice(0, 20).map(({ setup, log }) => ({
  setup: { ...setup, answersInAnyOrder: true },
  log,
}));
const TABLES = [...ONE_SHOWS, ...EVERYONE_SHOWS, ...ANYONE_SHOWS];

describe("scores of suggestions, against every deal listed one by one", () => {
  for (const weighting of ["uniform", "shown"] as const) {
    it(`equal the definition for every suggestion (${weighting})`, () => {
      for (const { setup, log } of TABLES) {
        const deals = allDeals(setup, log);
        const weights = deals.map((deal) => (weighting === "shown" ? choiceWeight(setup, log, deal) : 1));
        const { suggestions } = advise(setup, log, { weighting, opponents: false });
        expect(suggestions).toHaveLength(
          setup.deck.suspects.length * setup.deck.weapons.length * setup.deck.rooms.length,
        );
        for (const { cards, success, information, doubt, leaves, proves, outcomes, nobody } of suggestions) {
          const expected = listScore(setup, deals, weights, cards);
          expect(success).toBeCloseTo(expected.success, 9);
          expect(information).toBeCloseTo(expected.information, 9);
          expect(doubt).toBeCloseTo(expected.doubt, 6);
          expect(leaves).toBeCloseTo(expected.leaves, 9);
          expect(proves).toBeCloseTo(expected.proves, 9);
          expect(outcomes.length).toBe(expected.outcomes.size);
          for (const { shows, probability } of outcomes) {
            const answer = shows.map(({ player, card }) => `${player} ${card}`).sort();
            const row = expected.outcomes.get(answer.join());
            expect(probability).toBeCloseTo(
              [...(row ?? new Map()).values()].reduce((a, b) => a + b, 0),
              9,
            );
            if (shows.length === 0) expect(nobody).toBe(probability);
          }
        }
      }
    });
  }

  it("are the same when counted without listing deals", () => {
    for (const { setup, log } of [...ONE_SHOWS, ...EVERYONE_SHOWS]) {
      const layout = makeLayout(setup);
      const evidence = makeEvidence(layout, log);
      const holdings = startHoldings(layout, evidence.restrictions);
      close(layout, demandsOf(evidence.restrictions), holdings);
      for (const { cards, success, information, leaves, proves, outcomes } of advise(setup, log, { opponents: false })
        .suggestions) {
        const asked = cards.map((card) => layout.cardIndex.get(card) ?? 0);
        const options = { weighted: true, budget: 1e7 };
        const found = exactScore(evidence, holdings, roundOf(layout, layout.me), asked, options);
        expect(found?.score.success).toBeCloseTo(success, 9);
        expect(found?.score.information).toBeCloseTo(information, 9);
        expect(found?.score.leaves).toBeCloseTo(leaves, 9);
        expect(found?.score.proves).toBeCloseTo(proves, 9);
        expect(found?.score.outcomes.map(({ probability }) => probability)).toEqual(
          outcomes.map(({ probability }) => expect.closeTo(probability, 9)),
        );
      }
    }
  });
});

describe("advice on the classic deck", () => {
  const game = simulateGame({ deck: CLASSIC, players: 4, turns: 5, seed: 11 });

  it("scores the best suggestions exactly even when there are too many deals to list", () => {
    const { suggestions } = advise(game.setup, game.log, { opponents: false });
    expect(suggestions).toHaveLength(324);
    expect(suggestions.slice(0, 5).every(({ exact }) => exact)).toBe(true);
    const chances = suggestions[0]?.outcomes.map(({ probability }) => probability) ?? [];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it("never lets an estimate stand above exact scores, however many players", () => {
    const { setup, log } = simulateGame({ deck: CLASSIC, players: 6, turns: 6, seed: 600 });
    for (const everyoneShows of [false, true]) {
      const { suggestions } = advise({ ...setup, everyoneShows }, log, { opponents: false });
      expect(suggestions.slice(0, 5).every(({ exact }) => exact)).toBe(true);
    }
  });

  it("hears more where everyone shows", () => {
    const loud = { ...game.setup, everyoneShows: true };
    const [one] = advise(game.setup, game.log, { room: "Hall", opponents: false }).suggestions;
    const [all] = advise(loud, game.log, { room: "Hall", opponents: false }).suggestions;
    expect(all?.exact).toBe(true);
    expect(all?.success).toBeGreaterThan(one?.success ?? 1);
    expect(all?.outcomes.some(({ shows }) => shows.length > 1)).toBe(true);
  });

  it("keeps to the room I am in", () => {
    const { suggestions, room } = advise(game.setup, game.log, { room: "Hall", opponents: false });
    expect(room).toBe("Hall");
    expect(suggestions).toHaveLength(36);
    expect(suggestions.every(({ cards }) => cards[2] === "Hall")).toBe(true);
    expect(suggestions.slice(0, 5).every(({ exact }) => exact)).toBe(true);
    const doubts = suggestions.map(({ doubt }) => doubt);
    expect(doubts).toEqual(doubts.toSorted((a, b) => a - b));
    expect(() => advise(game.setup, game.log, { room: "Rope" })).toThrow("no room");
  });

  it("tells how many envelopes each opponent may still reckon with, and never fewer than are possible", () => {
    const { opponents, accuse } = advise(game.setup, game.log, { room: "Hall" });
    expect(opponents.map(({ player }) => player)).toEqual(["P2", "P3", "P4"]);
    for (const { publicly, fewest, expected, solved } of opponents) {
      expect(fewest).toBeGreaterThanOrEqual(1);
      expect(expected).toBeGreaterThanOrEqual(fewest);
      expect(publicly).toBeGreaterThanOrEqual(expected);
      expect(solved).toBeLessThanOrEqual(1);
    }
    expect(accuse.verdict).toBe("wait");
    expect(accuse.afterAsking).toBeGreaterThanOrEqual(accuse.now);
  });

  it("says to accuse once the envelope is proved", () => {
    const long = simulateGame({ deck: CLASSIC, players: 3, turns: 110, seed: 4 });
    const { accuse, mostProbable } = advise(long.setup, long.log);
    expect(accuse).toMatchObject({ verdict: "accuse", now: 1 });
    for (const card of mostProbable.cards) expect(long.owners.get(card)).toBe(ENVELOPE);
  });

  it("shows again what the asker has seen before", () => {
    const setup = parseSetup({
      deck: "classic-21",
      players: ["Alice", "Bob", "Carol"],
      me: "Carol",
      myHand: ["Plum", "Rope", "Hall", "Study", "Green", "Knife"],
    });
    const log: Log = [
      {
        type: "suggestion",
        id: "e1",
        time: 1,
        by: "Alice",
        cards: ["Plum", "Rope", "Hall"],
        passed: ["Bob"],
        shower: "Carol",
        card: "Rope",
      },
    ];
    const choices = adviseShow(setup, log, { asker: "Alice", cards: ["Plum", "Rope", "Hall"], passed: ["Bob"] });
    expect(choices.map(({ card }) => card)).toContain("Hall");
    expect(choices[0]).toMatchObject({ card: "Rope", seenBefore: true });
    expect(choices[0]?.leaves).toBeGreaterThan(choices[1]?.leaves ?? Number.POSITIVE_INFINITY);
    expect(adviseShow(setup, log, { asker: "Alice", cards: ["White", "Wrench", "Lounge"] })).toEqual([]);
  });

  it("asks who I am and refuses a log that contradicts itself", () => {
    const { me, myHand, ...watching } = game.setup;
    expect(me).toBe("P1");
    expect(myHand).toHaveLength(5);
    expect(() => advise(watching, game.log)).toThrow("which player you are");
    const [card] = cardsOf(CLASSIC);
    const twice = ["P2", "P3"].map((owner) => ({
      type: "fact" as const,
      id: owner,
      time: 1,
      owner,
      card: card?.id ?? "",
      holds: true,
    }));
    expect(() => advise(game.setup, twice)).toThrow("contradict");
  });
});
