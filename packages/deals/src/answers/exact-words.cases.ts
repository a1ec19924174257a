// Sentences that state a figure state the exact one: small tables are asked everything in both languages, and the figures in the
// answers are compared with those of all deals, listed one by one.

import { describe, expect, it } from "vitest";
import { advise } from "../advice/advise.ts";
import { analyse } from "../analyse.ts";
import { contestOf } from "../table/contest.ts";
import { cardsOf } from "../table/deck.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { listScore } from "../testing/list-score.ts";
import { listViews } from "../testing/list-views.ts";
import { allDeals, choiceWeight, type DealMap } from "../testing/oracle.ts";
import { type SmallTable, smallTable } from "../testing/small-tables.ts";
import { answerRead, makeScene } from "./answer-question.ts";
import { chinese } from "./chinese-tongue.ts";
import { english } from "./english-tongue.ts";
import type { Question } from "./question.ts";

/** A chance as a figure, halves rounded up whatever a sum of fractions makes of them; none where it is said to be certain or impossible. */
function figureOf(chance: number): number[] {
  if (chance < 1e-9 || chance > 1 - 1e-9) return [];
  if (chance < 0.005) return [1];
  return [chance > 0.995 ? 99 : Math.round(chance * 100 + 1e-9)];
}

/** All figures of a text, but not those in the names of cards and players. */
const figuresIn = (text: string): number[] =>
  [...text.matchAll(/(?<![A-Za-z\d,.])\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(",", ""))).sort();

interface Listed {
  readonly setup: Setup;
  readonly deals: readonly DealMap[];
  /** Sums to 1. */
  readonly weights: readonly number[];
}

const chanceOf = ({ deals, weights }: Listed, isSo: (deal: DealMap) => boolean): number =>
  deals.reduce((sum, deal, at) => sum + (isSo(deal) ? (weights[at] ?? 0) : 0), 0);

const envelopeIn = (deal: DealMap): string =>
  [...deal]
    .filter(([, owner]) => owner === ENVELOPE)
    .map(([card]) => card)
    .sort()
    .join();

/** Envelopes with their chances, the likeliest first. */
function envelopesIn(listed: Listed): number[] {
  const all = [...new Set(listed.deals.map(envelopeIn))];
  return all.map((each) => chanceOf(listed, (deal) => envelopeIn(deal) === each)).sort((a, b) => b - a);
}

function listOf({ setup, log }: SmallTable): Listed {
  const deals = allDeals(setup, log);
  const weights = deals.map((deal) => choiceWeight(setup, log, deal));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { setup, deals, weights: weights.map((weight) => weight / total) };
}

/** Asks in both languages, which must state the same figures, and tells them. */
function askerOf({ setup, log }: SmallTable): (question: Question) => number[] {
  const analysis = analyse(setup, log);
  const scenes = [english, chinese].map(({ words }) => makeScene(words, setup, log, {}, analysis));
  return (question) => {
    const [said = [], saidInChinese] = scenes.map((scene) => {
      const { text, isExact } = answerRead(scene, question);
      expect(isExact, text).toBe(true);
      return figuresIn(text.replace(/（第[^）]*）|\(entr[^)]*\)/g, ""));
    });
    expect(saidInChinese).toEqual(said);
    return said;
  };
}

/** About so many small tables. */
export const testWords = (first: number, count: number): void =>
  describe.each(
    Array.from({ length: count }, (_, at) => [first + at] as const).filter(
      ([seed]) => smallTable(seed).setup.me !== undefined,
    ),
  )("the figures in answers about table %i", (seed) => {
    const table = smallTable(seed);
    const { setup, log } = table;
    const listed = listOf(table);
    const figuresFor = askerOf(table);
    const envelopes = envelopesIn(listed);
    const { out, won } = contestOf(log);
    const isOver = won !== undefined || out.includes(setup.me ?? "");

    it("are those of cards", () => {
      for (const { id } of cardsOf(setup.deck)) {
        const owners = [...setup.players, ENVELOPE].map((owner) => chanceOf(listed, (deal) => deal.get(id) === owner));
        expect(figuresFor({ kind: "owner", card: id })).toEqual(owners.flatMap(figureOf).sort());
        for (const [seat, player] of setup.players.entries())
          expect(figuresFor({ kind: "cell", owner: player, card: id, holds: false })).toEqual(
            figureOf(1 - (owners[seat] ?? 0)),
          );
      }
    });

    it("are those of the envelope and of deals", () => {
      expect(figuresFor({ kind: "deals" })).toEqual([listed.deals.length, envelopes.length].sort());
      const open = ["suspect", "weapon", "room"].flatMap((kind) => {
        const cards = cardsOf(setup.deck).filter((card) => card.kind === kind);
        const chances = cards.map(({ id }) => chanceOf(listed, (deal) => deal.get(id) === ENVELOPE));
        const possible = chances.filter((chance) => chance > 1e-9);
        return possible.length === 1 ? [] : [{ possible }];
      });
      const counts = open.map(({ possible }) => possible.length);
      if (envelopes.length > 1)
        expect(figuresFor({ kind: "envelope" })).toEqual(
          [...envelopes.slice(0, 3).flatMap(figureOf), ...counts].sort(),
        );
      expect(figuresFor({ kind: "candidates" })).toEqual(
        [...counts, ...open.flatMap(({ possible }) => possible.flatMap(figureOf))].sort(),
      );
    });

    it("are those of a suggestion", () => {
      const [suspect, weapon, room] = [setup.deck.suspects[0], setup.deck.weapons[0], setup.deck.rooms[0]];
      const cards = [suspect?.id ?? "", weapon?.id ?? "", room?.id ?? ""] as const;
      const { success, outcomes } = listScore(setup, listed.deals, listed.weights, cards);
      const nobody = [...(outcomes.get("") ?? new Map()).values()].reduce((a, b) => a + b, 0);
      const said = figuresFor({ kind: "score", cards });
      expect(said).toEqual(expect.arrayContaining([success, envelopes[0] ?? 0, nobody].flatMap(figureOf)));
      expect(said).toContain(setup.deck.suspects.length * setup.deck.weapons.length * setup.deck.rooms.length);
    });

    it("are those of what to ask next", () => {
      if (isOver) return expect(figuresFor({ kind: "ask" })).toEqual([]);
      const best = advise(setup, log, { opponents: false }).suggestions[0]?.cards ?? [];
      const { success, leaves, proves } = listScore(setup, listed.deals, listed.weights, best);
      expect(figuresFor({ kind: "ask" })).toEqual(
        expect.arrayContaining([Math.round(leaves), ...[success, proves].flatMap(figureOf)]),
      );
    });

    it("are those of what others may know", () => {
      const { solved, risk } = listViews(setup, log, listed.deals, listed.weights);
      for (const [player, chance] of solved) {
        const said = figuresFor({ kind: "close", player });
        expect(said).toHaveLength(1 + figureOf(chance).length);
        expect(said).toEqual(expect.arrayContaining(figureOf(chance)));
      }
      if (envelopes.length > 1 && !isOver)
        expect(figuresFor({ kind: "accuse" })).toEqual(expect.arrayContaining(figureOf(risk)));
    });
  });
