import { describe, expect, it } from "vitest";
import { drawDeals } from "../count/draw.ts";
import { makeEvidence } from "../search/restriction.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC } from "../table/deck.ts";
import { makeLayout } from "../table/layout.ts";
import { smallTable } from "../testing/small-tables.ts";
import { roundOf } from "./answer.ts";
import { questionsAhead } from "./look-ahead.ts";
import { allTriples } from "./rank.ts";
import { type DealList, drawOutcome, makeDealList, namedAfter, tallyScore } from "./tally-score.ts";

interface Listed {
  readonly list: DealList;
  readonly triples: readonly (readonly number[])[];
}

const TABLES = Array.from({ length: 40 }, (_, at) => smallTable(3000 + at)).flatMap(({ setup, log }): Listed[] => {
  if (setup.me === undefined) return [];
  const layout = makeLayout(setup);
  const all = { weighted: true, budget: 1e7, listUpTo: 1500, draws: 10, seed: 1, steps: 1e5 };
  const draw = drawDeals(makeEvidence(layout, log), all);
  if (typeof draw === "string" || draw.how !== "all") return [];
  const list = makeDealList(draw, layout.envelope, roundOf(layout, layout.me));
  return list.envelopes > 1 ? [{ list, triples: allTriples(layout) }] : [];
});

/** Whether nobody who answers has a choice, so that nothing is drawn. */
const isPlain = (list: DealList, cards: readonly number[]): boolean =>
  Array.from(list.weights.keys()).every((at) => {
    const turns = cards.map((card) => list.turns[card]?.[at] ?? 255);
    const first = Math.min(...turns);
    return first === 255 || turns.filter((turn) => turn === first).length === 1;
  });

/** The definition: by every answer to the first question, the best of all second ones. */
function define(list: DealList, cards: readonly number[], next: Listed["triples"]): number {
  const answer = (triple: readonly number[], at: number) => drawOutcome(list, triple, at, () => 0);
  const deals = [...list.weights.keys()];
  const outcomes = [...new Set(deals.map((at) => answer(cards, at)))];
  return outcomes.reduce((questions, outcome) => {
    const part = deals.filter((at) => answer(cards, at) === outcome);
    if (new Set(part.map((at) => list.envelopeOf[at])).size === 1) return questions;
    const weight = part.reduce((sum, at) => sum + (list.weights[at] ?? 0), 0);
    const named = next.map((triple) => {
      const joint = new Map<string, number>();
      for (const at of part) {
        const key = `${answer(triple, at)}|${list.envelopeOf[at]}`;
        joint.set(key, (joint.get(key) ?? 0) + (list.weights[at] ?? 0));
      }
      const best = new Map<string, number>();
      for (const [key, sum] of joint) {
        const [first = ""] = key.split("|");
        best.set(first, Math.max(best.get(first) ?? 0, sum));
      }
      return [...best.values()].reduce((a, b) => a + b, 0);
    });
    return questions + weight + 3 * (weight - Math.max(...named));
  }, 0);
}

describe("looking one question further", () => {
  it("names as much after one question as its score says", () => {
    for (const { list, triples } of TABLES) {
      for (const cards of triples.slice(0, 12)) {
        expect(namedAfter(list, cards)).toBeCloseTo(tallyScore(list, cards).success, 9);
      }
    }
  });

  it("equals the definition where nobody has a choice what to show", () => {
    let checked = 0;
    for (const { list, triples } of TABLES) {
      const plain = triples.filter((cards) => isPlain(list, cards)).slice(0, 6);
      for (const [at, questions] of questionsAhead(list, plain, plain).entries()) {
        expect(questions).toBeCloseTo(define(list, plain[at] ?? [], plain), 9);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(30);
  });

  it("expects no more questions the more may follow", () => {
    for (const { list, triples } of TABLES.slice(0, 10)) {
      const [few = 0] = questionsAhead(list, triples.slice(0, 1), triples.slice(0, 2));
      const [more = 0] = questionsAhead(list, triples.slice(0, 1), triples);
      expect(more).toBeLessThanOrEqual(few + 1e-12);
      expect(more).toBeGreaterThanOrEqual(0);
    }
  });

  it("chooses on drawn deals nearly as well as on all of them, though they make it look a little shorter", () => {
    const found = POSITIONS.map(({ all, drawn, triples }) => {
      const [whole, some] = [questionsAhead(all, triples, triples), questionsAhead(drawn, triples, triples)];
      const best = Math.min(...whole);
      return {
        lost: ((whole[some.indexOf(Math.min(...some))] ?? 0) - best) / best,
        bias: whole.reduce((sum, value, at) => sum + ((some[at] ?? 0) - value) / value, 0) / whole.length,
      };
    });
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(found.length).toBeGreaterThan(5);
    expect(mean(found.map(({ lost }) => lost))).toBeLessThan(0.02);
    expect(Math.abs(mean(found.map(({ bias }) => bias)))).toBeLessThan(0.1);
  });
});

/** Tables of which all deals can be listed, with some of them drawn. */
const POSITIONS = Array.from({ length: 40 }, (_, seed) =>
  simulateGame({ deck: CLASSIC, players: 3 + (seed % 2), turns: 8 + (seed % 8), seed }),
).flatMap(({ setup, log }) => {
  const layout = makeLayout(setup);
  const evidence = makeEvidence(layout, log);
  const settings = { weighted: true, budget: 1e6, seed: 1, steps: 1e5 };
  const all = drawDeals(evidence, { ...settings, listUpTo: 2000, draws: 1 });
  const drawn = drawDeals(evidence, { ...settings, listUpTo: 0, draws: 500 });
  if (typeof all === "string" || typeof drawn === "string" || all.how !== "all" || all.deals.length < 500) return [];
  const listOf = (draw: typeof all) => makeDealList(draw, layout.envelope, roundOf(layout, layout.me));
  const list = listOf(all);
  const triples = allTriples(layout)
    .toSorted((a, b) => tallyScore(list, b).success - tallyScore(list, a).success)
    .slice(0, 10);
  return [{ all: list, drawn: listOf(drawn), triples }];
});
