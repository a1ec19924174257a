// Deals out of a finished count: all of them when there are few, else drawn exactly in proportion to their weight.

import { type Random, seedRandom, shuffled } from "../random.ts";
import { Effort } from "../search/effort.ts";
import type { Deal } from "../search/matching.ts";
import type { Evidence } from "../search/restriction.ts";
import { cardsIn } from "../table/layout.ts";
import { makeResidue } from "./classes.ts";
import { backward, type DealCount, forward, type Layer, picks } from "./deal-count.ts";
import { type Family, makeFamilies } from "./family.ts";
import { type CountOptions, countDeals, MAX_HANDS, type Odds, oddsOf, takenOf } from "./odds.ts";
import { estimate, sampleDeals } from "./sampling.ts";

export interface Draw {
  /** The odds, from the same count. */
  readonly odds: Odds;
  readonly deals: readonly Deal[];
  /** Sums to 1. */
  readonly weights: Float64Array;
  /** "all": every deal is there; "drawn": independent draws from the count; "sampled": the count was too large. */
  readonly how: "all" | "drawn" | "sampled";
  /** The count the deals come from, when there is one. */
  readonly count?: DealCount;
}

export interface DrawOptions extends CountOptions {
  /** List all deals up to this many. */
  readonly listUpTo: number;
  /** How many to draw otherwise. */
  readonly draws: number;
  readonly seed: number;
  /** Steps of searching, where counting is too much. */
  readonly steps: number;
}

/** Steps to spend on drawing; large tables get fewer draws. */
const DRAWING_BUDGET = 15_000_000;

/** Deals that fit the evidence; "none" when none does, "open" when none was found within the budget. */
export function drawDeals(evidence: Evidence, options: DrawOptions): Draw | "none" | "open" {
  const count = countDeals(evidence, options);
  if (count === "none") return count;
  if (count === "large") {
    const sample = sampleDeals(evidence, options, new Effort(options.steps));
    if (typeof sample === "string") return sample;
    const { deals } = sample;
    return { odds: estimate(evidence.layout, sample), deals, weights: evenly(deals.length), how: "sampled" };
  }
  const odds = oddsOf(count);
  const listed = count.deals <= options.listUpTo ? listDeals(evidence, count, options) : undefined;
  if (listed) return { odds, ...listed, how: "all", count };
  const deals = drawMany(count, options);
  return { odds, deals, weights: evenly(deals.length), how: "drawn", count };
}

/** Some of the deals, in proportion to their weight. */
export function pickDeals({ deals, weights, how }: Draw, count: number, seed: number): Deal[] {
  // Independent draws come in no order; those of a random walk are spread over all of it.
  if (how === "drawn") return deals.slice(0, count);
  const random = seedRandom(seed);
  const ends: number[] = [];
  weights.forEach((weight, at) => {
    ends.push((ends[at - 1] ?? 0) + weight);
  });
  return Array.from({ length: count }, () => {
    const point = random();
    return deals[ends.findIndex((end) => point < end)] ?? (deals[0] as Deal);
  });
}

/** Draws owner by owner, all that stand in one state together, so that the ways on from it are walked once. Needs
 * `backward` done before, which comes with the odds. */
function drawMany(count: DealCount, { draws, seed }: DrawOptions): Deal[] {
  const random = seedRandom(seed);
  const each = count.families.reduce((sum, { need }) => sum + need.length, 0);
  const limit = Math.min(draws, Math.max(200, Math.floor(DRAWING_BUDGET / Math.max(1, each / 8))));
  const deals = Array.from({ length: limit }, () => decidedDeal(count));
  let standing = new Map([[0, deals]]);
  count.families.forEach((family, turn) => {
    const next = new Map<number, Deal[]>();
    for (const [state, here] of standing) {
      drawHands(count, turn, state, here.length, random, (hand, to, at) => {
        const deal = here[at] as Deal;
        takeHand(count, family, hand, deal, random);
        const there = next.get(to);
        if (there) there.push(deal);
        else next.set(to, [deal]);
      });
    }
    standing = next;
  });
  // Those that stood together were given their hands in order.
  return shuffled(random, deals);
}

/** Draws hands for as many as stand in a state, each in proportion to what leads on from it. */
function drawHands(
  count: DealCount,
  turn: number,
  state: number,
  many: number,
  random: Random,
  give: (hand: number, next: number, at: number) => void,
): void {
  const whole = (count.layers[turn] as Layer).onward[state] as number;
  const points = Float64Array.from({ length: many }, () => random() * whole).sort();
  let at = 0;
  let sum = 0;
  let last = { hand: -1, next: 0 };
  eachHand(count, turn, state, (hand, next, weight) => {
    sum += weight;
    last = { hand, next };
    for (; at < many && (points[at] as number) < sum; at++) give(hand, next, at);
    return at < many;
  });
  // Rounding may leave a point just beyond the sum.
  for (; at < many; at++) give(last.hand, last.next, at);
}

/** Gives a hand to its owner: of each class, any of the cards that are left. */
function takeHand({ residue }: DealCount, family: Family, hand: number, deal: Deal, random: Random): void {
  const { classes, place } = residue;
  for (let rest = family.classes[hand] as number; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest);
    const members = classes[index] ?? [];
    let wanted = takenOf(family, hand, index, classes, place);
    let left = 0;
    for (const card of members) if (deal[card] === -1) left++;
    for (const card of members) {
      if (deal[card] !== -1) continue;
      if (random() * left < wanted) {
        deal[card] = family.owner;
        wanted--;
      }
      left--;
    }
  }
}

function evenly(length: number): Float64Array {
  return new Float64Array(length).fill(1 / length);
}

function decidedDeal({ residue: { layout, holdings } }: DealCount): Deal {
  const deal = new Int8Array(layout.cards.length).fill(-1);
  holdings.has.forEach((held, owner) => {
    for (const card of cardsIn(held)) deal[card] = owner;
  });
  return deal;
}

/** Every deal, by counting with each card in a class of its own, so that a path is a deal. */
function listDeals(evidence: Evidence, coarse: DealCount, { weighted, budget }: CountOptions) {
  const { holdings, layout } = coarse.residue;
  const residue = makeResidue(evidence, holdings, weighted, layout.dealt);
  const families = makeFamilies(residue, Math.min(MAX_HANDS, budget));
  const count =
    families &&
    forward(
      residue,
      families.toSorted((a, b) => a.hands - b.hands),
      budget,
    );
  if (!count) return undefined;
  backward(count);
  const deals: Deal[] = [];
  const weights: number[] = [];
  const deal = decidedDeal(count);
  const follow = (turn: number, state: number, weight: number): void => {
    if (turn === count.families.length) {
      deals.push(deal.slice());
      weights.push(weight / count.total);
      return;
    }
    const family = count.families[turn] as Family;
    eachHand(count, turn, state, (hand, next) => {
      for (const index of cardsIn(family.classes[hand] as number))
        deal[residue.classes[index]?.[0] ?? 0] = family.owner;
      follow(turn + 1, next, weight * (family.weight[hand] as number));
      return true;
    });
  };
  follow(0, 0, 1);
  return { deals, weights: Float64Array.from(weights) };
}

/** Visits the hands that lead on from a state, with the next state and the weight of going there, until told to stop. */
function eachHand(
  { residue, families, layers, last }: DealCount,
  turn: number,
  state: number,
  visit: (hand: number, next: number, weight: number) => boolean,
): void {
  const { index, masks } = layers[turn] as Layer;
  const family = families[turn] as Family;
  const next = layers[turn + 1];
  const key = index.keys[state] as number;
  if (!next) {
    const hand = last.find(key);
    if (hand >= 0) visit(hand, 0, family.weight[hand] as number);
    return;
  }
  // Not a HandWalk: a draw stops half-way on average, and finding all hands first would take longer.
  const left = masks[state] as number;
  for (let node = 0; node < family.need.length; ) {
    const bit = family.need[node] as number;
    if ((left & bit) !== bit) {
      node = family.skip[node] as number;
      continue;
    }
    const hand = family.hand[node++] as number;
    if (hand < 0) continue;
    const to = next.index.find(key - (family.cost[hand] as number));
    const onward = to < 0 ? 0 : (next.onward[to] as number);
    if (onward === 0) continue;
    const weight = picks(residue, family, hand, key) * (family.weight[hand] as number) * onward;
    if (!visit(hand, to, weight)) return;
  }
}
