// For positions too large to count: certainty stays exact, by refuting every cell, and probabilities are drawn
// by random exchanges of cards between owners (Metropolis), started from every deal the refutations found.

import { makeRandom, pickIndex, type Random } from "../random.ts";
import { findWorld } from "../search/find-deal.ts";
import { close, type Demands, demandsOf, startPosition } from "../search/holdings.ts";
import type { World } from "../search/matching.ts";
import { type Evidence, SETUP } from "../search/restriction.ts";
import { type CardMask, cardsIn, size, type Table } from "../table/layout.ts";
import type { Figures } from "./odds.ts";
import { compareCards } from "./odds.ts";

/** Deals drawn in all, and exchanges tried between two of them. */
const DRAWS = 12_000;
const EXCHANGES = 40;

export interface Sample {
  readonly worlds: readonly World[];
  /** The cards each owner has in at least one deal; exact. */
  readonly possible: Int32Array;
}

/** Draws deals; undefined when none fits. */
export function sampleDeals(evidence: Evidence, weighted: boolean, seed: number): Sample | undefined {
  const witnesses = findWitnesses(evidence);
  if (!witnesses) return undefined;
  const random = makeRandom(seed);
  const chain = makeChain(evidence, weighted);
  const each = Math.ceil(DRAWS / witnesses.worlds.length);
  const worlds = witnesses.worlds.flatMap((world) => [world, ...walk(chain, world, each, random)]);
  return { worlds, possible: witnesses.possible };
}

/** A deal for every cell that can be true, found by assuming it. */
export function findWitnesses(evidence: Evidence): Sample | undefined {
  const { table, constraints } = evidence;
  const first = findWorld(evidence);
  if (!first) return undefined;
  const position = startPosition(table, constraints);
  close(table, demandsOf(constraints), position);
  const possible = new Int32Array(table.envelope + 1);
  const worlds: World[] = [];
  const add = (world: World) => {
    worlds.push(world);
    world.forEach((owner, card) => {
      if (owner >= 0) possible[owner] = (possible[owner] ?? 0) | (1 << card);
    });
  };
  add(first);
  position.may.forEach((may, owner) => {
    for (const card of cardsIn(may)) {
      if ((((possible[owner] ?? 0) >> card) & 1) === 1) continue;
      const world = findWorld(evidence, [{ type: "holds", owner, cards: 1 << card, entry: SETUP }]);
      if (world) add(world);
    }
  });
  return { worlds, possible };
}

interface Chain {
  readonly table: Table;
  readonly demands: Demands;
  readonly may: Int32Array;
  readonly open: readonly number[];
  readonly choices: readonly { readonly owner: number; readonly asked: CardMask }[];
}

function makeChain({ table, constraints, choices }: Evidence, weighted: boolean): Chain {
  const demands = demandsOf(constraints);
  const position = startPosition(table, constraints);
  close(table, demands, position);
  const held = position.has.reduce((mask, own) => mask | own, 0);
  return { table, demands, may: position.may, open: cardsIn(table.dealt & ~held), choices: weighted ? choices : [] };
}

function walk(chain: Chain, start: World, count: number, random: Random): World[] {
  const hands = new Int32Array(chain.table.envelope + 1);
  const world = start.slice();
  world.forEach((owner, card) => {
    if (owner >= 0) hands[owner] = (hands[owner] ?? 0) | (1 << card);
  });
  const drawn: World[] = [];
  let weight = weightOf(chain, hands);
  if (chain.open.length === 0) return drawn;
  // A tenth more than asked for, so that the start is forgotten.
  for (let draw = -Math.ceil(count / 10); draw < count; draw++) {
    for (let step = 0; step < EXCHANGES; step++) weight = exchange(chain, world, hands, weight, random);
    if (draw >= 0) drawn.push(world.slice());
  }
  return drawn;
}

/** Up to three cards and their owners before and after; one buffer, because this runs a million times. */
const moved = new Int32Array(3);
const before = new Int32Array(3);
const after = new Int32Array(3);

/** Moves up to three cards round their owners, or one card to any owner; keeps the result if it fits. */
function exchange(chain: Chain, world: World, hands: Int32Array, weight: number, random: Random): number {
  const count = 1 + pickIndex(random, 3);
  if (!propose(chain, world, count, random)) return weight;
  move(world, hands, count, after);
  const next = fits(chain, hands) ? weightOf(chain, hands) : 0;
  if (random() * weight < next) return next;
  move(world, hands, count, before);
  return weight;
}

/** Fills the buffers; false when a card comes up twice or cannot go where it should. */
function propose({ open, table, may }: Chain, world: World, count: number, random: Random): boolean {
  for (let at = 0; at < count; at++) {
    const card = open[pickIndex(random, open.length)] ?? -1;
    for (let other = 0; other < at; other++) if (moved[other] === card) return false;
    moved[at] = card;
    before[at] = world[card] ?? 0;
  }
  for (let at = 0; at < count; at++) {
    const owner = count === 1 ? pickIndex(random, table.envelope + 1) : (before[(at + 1) % count] as number);
    if ((((may[owner] ?? 0) >> (moved[at] as number)) & 1) === 0) return false;
    after[at] = owner;
  }
  return true;
}

function move(world: World, hands: Int32Array, count: number, owners: Int32Array): void {
  for (let at = 0; at < count; at++) {
    const from = world[moved[at] as number] as number;
    hands[from] = (hands[from] as number) & ~(1 << (moved[at] as number));
  }
  for (let at = 0; at < count; at++) {
    const to = owners[at] as number;
    world[moved[at] as number] = to;
    hands[to] = (hands[to] as number) | (1 << (moved[at] as number));
  }
}

function fits({ table, demands }: Chain, hands: Int32Array): boolean {
  const { envelope, kinds, min, max } = table;
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
export function estimate(table: Table, { worlds, possible }: Sample): Figures {
  const probability = Array.from(possible, () => new Float64Array(table.cards.length));
  const envelopes = new Map<string, { cards: number[]; seen: number }>();
  for (const world of worlds) {
    const cards: number[] = [];
    world.forEach((owner, card) => {
      const row = probability[owner];
      if (row) row[card] = (row[card] ?? 0) + 1 / worlds.length;
      if (owner === table.envelope) cards.push(card);
    });
    const known = envelopes.get(cards.join());
    if (known) known.seen++;
    else envelopes.set(cards.join(), { cards, seen: 1 });
  }
  return {
    probability,
    possible,
    envelopes: [...envelopes.values()]
      .map(({ cards, seen }) => ({ cards, probability: seen / worlds.length }))
      .sort((a, b) => b.probability - a.probability || compareCards(a.cards, b.cards)),
  };
}
