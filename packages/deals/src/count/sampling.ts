// For tables too large to count: certainty stays exact, by refuting every cell, and probabilities are drawn
// by random exchanges of cards between owners (Metropolis), started from every deal the refutations found.

import { pickIndex, type Random, seedRandom } from "../random.ts";
import type { Effort } from "../search/effort.ts";
import { findDeal, isDeal } from "../search/find-deal.ts";
import { close, type Demands, demandsOf, startHoldings } from "../search/holdings.ts";
import type { Deal } from "../search/matching.ts";
import { type Evidence, FROM_SETUP } from "../search/restriction.ts";
import { type CardMask, cardsIn, type Layout, size } from "../table/layout.ts";
import type { Odds } from "./odds.ts";
import { compareCards } from "./odds.ts";

/** Deals drawn in all, and exchanges tried between two of them. */
const DRAWS = 12_000;
const EXCHANGES = 40;
/** Deals drawn from an envelope that was not met otherwise. */
const STRAY = 10;
/** Steps for one question, and for the first, on which all others depend. */
const QUESTION = 2000;
const FIRST = 10_000;

export interface Sample {
  readonly deals: readonly Deal[];
  /** The cards each owner has in at least one deal, or may have where the effort was spent. */
  readonly possible: Int32Array;
}

/** Draws deals; "none" when none fits, "open" when the effort did not suffice to find one. */
export function sampleDeals(
  evidence: Evidence,
  { weighted, seed }: { readonly weighted: boolean; readonly seed: number },
  effort: Effort,
): Sample | "none" | "open" {
  const witnesses = findWitnesses(evidence, effort);
  if (typeof witnesses === "string") return witnesses;
  const random = seedRandom(seed);
  const chain = makeChain(evidence, weighted);
  const each = Math.ceil(DRAWS / witnesses.deals.length);
  const follow = (deal: Deal, count: number) => [deal, ...walk(chain, deal, count, random)];
  const deals = witnesses.deals.flatMap((deal) => follow(deal, each));
  const strays = otherEnvelopes(evidence, witnesses.possible, deals, effort);
  return { deals: [...deals, ...strays.flatMap((deal) => follow(deal, STRAY))], possible: witnesses.possible };
}

/** A deal for every envelope that is possible but was not drawn: a rare one, or one that exchanges do not lead to. */
function otherEnvelopes(evidence: Evidence, possible: Int32Array, deals: readonly Deal[], effort: Effort): Deal[] {
  const { envelope, kinds } = evidence.layout;
  const inside = (deal: Deal) =>
    deal.reduce((mask, owner, card) => (owner === envelope ? mask | (1 << card) : mask), 0);
  const drawn = new Set(deals.map(inside));
  const open = kinds.map((kind) => cardsIn((possible[envelope] ?? 0) & kind));
  const triples = open.reduce((masks, cards) => masks.flatMap((mask) => cards.map((card) => mask | (1 << card))), [0]);
  return triples.flatMap((cards) => {
    if (drawn.has(cards)) return [];
    const found = findDeal(evidence, effort.part(QUESTION), [
      { type: "holds", owner: envelope, cards, entry: FROM_SETUP },
    ]);
    return isDeal(found) ? [found] : [];
  });
}

/** A deal for every cell that can be true, found by assuming it. */
export function findWitnesses(evidence: Evidence, effort: Effort): Sample | "none" | "open" {
  const { layout, restrictions } = evidence;
  const first = findDeal(evidence, effort.part(FIRST));
  if (!isDeal(first)) return first;
  const holdings = startHoldings(layout, restrictions);
  close(layout, demandsOf(restrictions), holdings);
  const possible = new Int32Array(layout.envelope + 1);
  const deals: Deal[] = [];
  const allow = (owner: number, card: number) => {
    possible[owner] = (possible[owner] ?? 0) | (1 << card);
  };
  const add = (deal: Deal) => {
    deals.push(deal);
    deal.forEach((owner, card) => {
      if (owner >= 0) allow(owner, card);
    });
  };
  add(first);
  holdings.may.forEach((may, owner) => {
    for (const card of cardsIn(may)) {
      if ((((possible[owner] ?? 0) >> card) & 1) === 1) continue;
      const found = findDeal(evidence, effort.part(QUESTION), [
        { type: "holds", owner, cards: 1 << card, entry: FROM_SETUP },
      ]);
      if (isDeal(found)) add(found);
      else if (found === "open") allow(owner, card);
    }
  });
  return { deals, possible };
}

interface Chain {
  readonly layout: Layout;
  readonly demands: Demands;
  readonly may: Int32Array;
  readonly open: readonly number[];
  readonly choices: readonly { readonly owner: number; readonly asked: CardMask }[];
}

function makeChain({ layout, restrictions, choices }: Evidence, weighted: boolean): Chain {
  const demands = demandsOf(restrictions);
  const holdings = startHoldings(layout, restrictions);
  close(layout, demands, holdings);
  const held = holdings.has.reduce((mask, own) => mask | own, 0);
  return { layout, demands, may: holdings.may, open: cardsIn(layout.dealt & ~held), choices: weighted ? choices : [] };
}

function walk(chain: Chain, start: Deal, count: number, random: Random): Deal[] {
  const hands = new Int32Array(chain.layout.envelope + 1);
  const deal = start.slice();
  deal.forEach((owner, card) => {
    if (owner >= 0) hands[owner] = (hands[owner] ?? 0) | (1 << card);
  });
  const drawn: Deal[] = [];
  let weight = weightOf(chain, hands);
  if (chain.open.length === 0) return drawn;
  // A tenth more than asked for, so that the start is forgotten.
  for (let draw = -Math.ceil(count / 10); draw < count; draw++) {
    for (let step = 0; step < EXCHANGES; step++) weight = exchange(chain, deal, hands, weight, random);
    if (draw >= 0) drawn.push(deal.slice());
  }
  return drawn;
}

/** Up to three cards and their owners before and after; one buffer, because this runs a million times. */
const moved = new Int32Array(3);
const before = new Int32Array(3);
const after = new Int32Array(3);

/** Moves up to three cards round their owners, or one card to any owner; keeps the result if it fits. */
function exchange(chain: Chain, deal: Deal, hands: Int32Array, weight: number, random: Random): number {
  const count = 1 + pickIndex(random, 3);
  if (!propose(chain, deal, count, random)) return weight;
  move(deal, hands, count, after);
  const next = fits(chain, hands) ? weightOf(chain, hands) : 0;
  if (random() * weight < next) return next;
  move(deal, hands, count, before);
  return weight;
}

/** Fills the buffers; false when a card comes up twice or cannot go where it should. */
function propose({ open, layout, may }: Chain, deal: Deal, count: number, random: Random): boolean {
  for (let at = 0; at < count; at++) {
    const card = open[pickIndex(random, open.length)] ?? -1;
    for (let other = 0; other < at; other++) if (moved[other] === card) return false;
    moved[at] = card;
    before[at] = deal[card] ?? 0;
  }
  for (let at = 0; at < count; at++) {
    const owner = count === 1 ? pickIndex(random, layout.envelope + 1) : (before[(at + 1) % count] as number);
    if ((((may[owner] ?? 0) >> (moved[at] as number)) & 1) === 0) return false;
    after[at] = owner;
  }
  return true;
}

function move(deal: Deal, hands: Int32Array, count: number, owners: Int32Array): void {
  for (let at = 0; at < count; at++) {
    const from = deal[moved[at] as number] as number;
    hands[from] = (hands[from] as number) & ~(1 << (moved[at] as number));
  }
  for (let at = 0; at < count; at++) {
    const to = owners[at] as number;
    deal[moved[at] as number] = to;
    hands[to] = (hands[to] as number) | (1 << (moved[at] as number));
  }
}

function fits({ layout, demands }: Chain, hands: Int32Array): boolean {
  const { envelope, kinds, min, max } = layout;
  const inside = hands[envelope] as number;
  for (let kind = 0; kind < kinds.length; kind++) if (size(inside & (kinds[kind] as number)) !== 1) return false;
  for (let player = 0; player < envelope; player++) {
    const held = size(hands[player] as number);
    if (held < (min[player] as number) || held > (max[player] as number)) return false;
  }
  for (const { owner, cards } of demands.hits) if (((hands[owner] as number) & cards) === 0) return false;
  return !demands.wrong.includes(inside);
}

function weightOf({ choices }: Chain, hands: Int32Array): number {
  let weight = 1;
  for (const { owner, asked } of choices) weight /= size((hands[owner] ?? 0) & asked);
  return weight;
}

/** Figures from drawn deals: what is possible is exact, how likely it is an estimate. */
export function estimate(layout: Layout, { deals, possible }: Sample): Odds {
  const probability = Array.from(possible, () => new Float64Array(layout.cards.length));
  const envelopes = new Map<string, { cards: number[]; seen: number }>();
  for (const deal of deals) {
    const cards: number[] = [];
    deal.forEach((owner, card) => {
      const row = probability[owner];
      if (row) row[card] = (row[card] ?? 0) + 1;
      if (owner === layout.envelope) cards.push(card);
    });
    const known = envelopes.get(cards.join());
    if (known) known.seen++;
    else envelopes.set(cards.join(), { cards, seen: 1 });
  }
  const isOpen = (card: number): boolean => possible.reduce((count, may) => count + ((may >> card) & 1), 0) > 1;
  probability.forEach((row, owner) => {
    row.forEach((seen, card) => {
      row[card] = share(seen, deals.length, isOpen(card) && (((possible[owner] ?? 0) >> card) & 1) === 1);
    });
  });
  return {
    probability,
    possible,
    envelopes: [...envelopes.values()]
      .map(({ cards, seen }) => ({ cards, probability: share(seen, deals.length, cards.some(isOpen)) }))
      .sort((a, b) => b.probability - a.probability || compareCards(a.cards, b.cards)),
  };
}

/** How often something was seen; what is open is never told as certain or impossible because no deal was drawn that shows it. */
function share(seen: number, deals: number, isOpen: boolean): number {
  const least = isOpen ? 1 / (2 * deals + 2) : 0;
  return Math.min(1 - least, Math.max(least, seen / deals));
}
