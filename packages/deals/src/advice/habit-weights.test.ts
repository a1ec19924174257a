import { describe, expect, it } from "vitest";
import { drawDeals } from "../count/draw.ts";
import { makeEvidence } from "../search/restriction.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC, cardsOf } from "../table/deck.ts";
import { showsOf } from "../table/entry.ts";
import { makeLayout, ownerName } from "../table/layout.ts";
import { smallTable } from "../testing/small-tables.ts";
import { advise } from "./advise.ts";
import { habitWeights } from "./habit-weights.ts";
import type { Habits } from "./habits.ts";

const seldom = { seen: 0, chances: 0 };
const habitsOf = (player: string, change: Partial<Habits>): Habits => ({
  guess: true,
  player,
  games: 3,
  asksOwnCards: seldom,
  showsKind: { suspect: seldom, weapon: seldom, room: seldom },
  neverShowsFirst: [],
  showsAgain: seldom,
  ...change,
});
const NEVER_OWN = { asksOwnCards: { seen: 0, chances: 8 } };
const TABLES = Array.from({ length: 40 }, (_, at) => smallTable(5000 + at)).filter(
  ({ setup }) => setup.me !== undefined,
);

describe("habits in the weights of deals", () => {
  it("make a deal as much likelier as the asker would ask so with that hand, beside somebody without habits", () => {
    let checked = 0;
    for (const { setup, log } of TABLES) {
      const layout = makeLayout(setup);
      const draw = drawDeals(makeEvidence(layout, log), {
        weighted: true,
        budget: 1e7,
        listUpTo: 1e5,
        draws: 0,
        seed: 1,
        steps: 1e5,
      });
      if (typeof draw === "string") continue;
      const habits = setup.players.map((player) => habitsOf(player, NEVER_OWN));
      const guessed = habitWeights(layout, log, { habits, population: false }, draw);
      if (!guessed) continue;
      const cards = cardsOf(setup.deck);
      const triples = setup.deck.suspects.flatMap((s) =>
        setup.deck.weapons.flatMap((w) => setup.deck.rooms.map((r) => [s.id, w.id, r.id])),
      );
      const raw = draw.deals.map((deal, at) => {
        const hand = (player: string) =>
          cards
            .map(({ id }) => id)
            .filter((id) => ownerName(layout, deal[layout.cardIndex.get(id) ?? 0] ?? -1) === player);
        return log.reduce((product, entry) => {
          if (entry.type !== "suggestion") return product;
          const own = hand(entry.by);
          const isOwn = (triple: readonly string[]) => triple.some((card) => own.includes(card));
          const alike = triples.filter((triple) => isOwn(triple) === isOwn(entry.cards)).length;
          return (product * (isOwn(entry.cards) ? 0.1 : 0.9)) / alike;
        }, draw.weights[at] ?? 0);
      });
      const total = raw.reduce((a, b) => a + b, 0);
      raw.forEach((weight, at) => {
        expect(guessed[at]).toBeCloseTo(weight / total, 9);
      });
      checked++;
    }
    expect(checked).toBeGreaterThan(10);
  });

  it("weigh which of several cards somebody shows", () => {
    const { setup, log } = simulateGame({ deck: CLASSIC, players: 3, turns: 12, seed: 3 });
    const layout = makeLayout(setup);
    const draw = drawDeals(makeEvidence(layout, log), {
      weighted: true,
      budget: 1e7,
      listUpTo: 0,
      draws: 500,
      seed: 1,
      steps: 1e5,
    });
    if (typeof draw === "string") throw new Error(draw);
    const seen = log
      .flatMap((entry) => (entry.type === "suggestion" ? showsOf(entry) : []))
      .find(({ card }) => card !== null);
    const rooms = { suspect: { seen: 0, chances: 9 }, weapon: { seen: 0, chances: 9 }, room: { seen: 9, chances: 9 } };
    const guessed = habitWeights(
      layout,
      log,
      { habits: [habitsOf(seen?.player ?? "", { showsKind: rooms })], population: false },
      draw,
    );
    expect(guessed?.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(new Set(guessed).size).toBeGreaterThan(1);
  });
});

describe("habits in advice", () => {
  const { setup, log } = simulateGame({ deck: CLASSIC, players: 4, turns: 8, seed: 11 });
  const habits = setup.players.filter((player) => player !== setup.me).map((player) => habitsOf(player, NEVER_OWN));
  const options = { opponents: false } as const;

  it("order the suggestions, are said to, and leave certainty and accusing alone", () => {
    const sober = advise(setup, log, options);
    const guessed = advise(setup, log, { ...options, habits });
    expect(sober.usesHabits).toBe(false);
    expect(guessed.usesHabits).toBe(true);
    expect(guessed.suggestions.map(({ cards }) => cards)).not.toEqual(sober.suggestions.map(({ cards }) => cards));
    expect(guessed.suggestions.some(({ exact }) => exact)).toBe(false);
    expect(guessed.mostProbable).toEqual(sober.mostProbable);
    expect(guessed.accuse.now).toBe(sober.accuse.now);
    expect(guessed.accuse.afterAsking).toBeLessThanOrEqual(sober.accuse.afterAsking + 1e-9);
  });

  it("of a population are a mixture, from the first suggestion on, and are said to be guessed", () => {
    const strangers = advise(setup, log, { ...options, population: true });
    expect(strangers.usesHabits).toBe(true);
    expect(strangers.mostProbable).toEqual(advise(setup, log, options).mostProbable);
    expect(advise(setup, [], { ...options, population: true }).usesHabits).toBe(false);
    const layout = makeLayout(setup);
    const [first, ...rest] = log.filter(({ by }) => by !== setup.me);
    const draw = drawDeals(makeEvidence(layout, log), {
      weighted: true,
      budget: 1e7,
      listUpTo: 0,
      draws: 4000,
      seed: 1,
      steps: 1e5,
    });
    if (typeof draw === "string" || !first) throw new Error("no deals");
    // What one asks for is less likely theirs, and the less so the more of it there is.
    const ownShare = (entries: typeof log) => {
      const weights = habitWeights(layout, entries, { habits: [], population: true }, draw) ?? draw.weights;
      const seat = layout.players.indexOf(first.by);
      const cards = first.cards.map((card) => layout.cardIndex.get(card) ?? -1);
      return draw.deals.reduce(
        (sum, deal, at) => sum + (cards.some((card) => deal[card] === seat) ? (weights[at] ?? 0) : 0),
        0,
      );
    };
    expect(ownShare([first])).toBeLessThan(ownShare([]));
    expect(ownShare([first, ...rest])).toBeLessThan(ownShare([]));
  });

  it("say nothing until they were seen often enough, nor about strangers", () => {
    const rare = habits.map((each) => ({ ...each, asksOwnCards: { seen: 0, chances: 2 } }));
    expect(advise(setup, log, { ...options, habits: rare }).usesHabits).toBe(false);
    expect(advise(setup, log, { ...options, habits: [habitsOf("Zoe", NEVER_OWN)] }).usesHabits).toBe(false);
  });
});
