// Scores a suggestion on a list of deals: exact when the list is complete, an estimate when it was drawn. Hot.

import type { Draw } from "../count/draw.ts";
import { pickIndex, type Random } from "../random.ts";
import { type Round, type Score, scoreJoint } from "./answer.ts";

/** When nobody asked holds a card. */
const NEVER = 255;

/** The deals, card by card. */
export interface DealList {
  readonly weights: Float64Array;
  /** Number of each deal's envelope. */
  readonly envelopeOf: Int32Array;
  readonly envelopes: number;
  readonly round: Round;
  /** For each card and deal, when its owner is asked. */
  readonly turns: readonly Uint8Array[];
}

export function makeDealList({ deals, weights }: Draw, envelope: number, round: Round): DealList {
  const turnOf = round.turnOf.map((turn) => Math.min(NEVER, turn));
  const turns = Array.from(deals[0] ?? [], () => new Uint8Array(deals.length).fill(NEVER));
  const numbers = new Map<number, number>();
  const envelopeOf = Int32Array.from(deals, (deal, at) => {
    let inside = 0;
    for (let card = 0; card < deal.length; card++) {
      const owner = deal[card] as number;
      if (owner === envelope) inside |= 1 << card;
      else if (owner >= 0) (turns[card] as Uint8Array)[at] = turnOf[owner] as number;
    }
    const number = numbers.get(inside) ?? numbers.size;
    numbers.set(inside, number);
    return number;
  });
  return { weights, envelopeOf, envelopes: numbers.size, round, turns };
}

export function tallyScore(list: DealList, cards: readonly number[]): Score {
  const { width, showers } = list.round;
  const tally = new Float64Array(list.envelopes * width);
  TALLIES[showers](list, cards, tally);
  const rows = Array.from({ length: list.envelopes }, (_, at) => ({
    weights: tally.subarray(at * width, (at + 1) * width),
    copies: 1,
  }));
  return scoreJoint({ rows, total: 1 }, list.round, cards);
}

/** How much of the weight has its envelope named after the answer, if the likeliest is named. */
export function namedAfter(list: DealList, cards: readonly number[]): number {
  const { width, showers } = list.round;
  const tally = new Float64Array(list.envelopes * width);
  TALLIES[showers](list, cards, tally);
  let named = 0;
  for (let outcome = 0; outcome < width; outcome++) {
    let most = 0;
    for (let at = outcome; at < tally.length; at += width) most = Math.max(most, tally[at] as number);
    named += most;
  }
  return named;
}

/** What is answered in one deal where the first who can shows; one of several cards is drawn. */
export function drawOutcome({ turns, round }: DealList, cards: readonly number[], at: number, random: Random): number {
  const [a, b, c] = cards.map((card) => turns[card]?.[at] ?? NEVER) as [number, number, number];
  const turn = Math.min(a, b, c);
  if (turn === NEVER) return round.nobody;
  const held = (a === turn ? 1 : 0) + (b === turn ? 1 : 0) + (c === turn ? 1 : 0);
  let skip = held === 1 ? 0 : pickIndex(random, held);
  if (a === turn && skip-- === 0) return round.showing(turn, 0);
  if (b === turn && skip-- === 0) return round.showing(turn, 1);
  return round.showing(turn, 2);
}

type Turns = readonly [Uint8Array, Uint8Array, Uint8Array];

function tallyFirst({ weights, envelopeOf, turns, round }: DealList, cards: readonly number[], tally: Float64Array) {
  const [first, second, third] = cards.map((card) => turns[card]) as unknown as Turns;
  const { width } = round;
  for (let at = 0; at < weights.length; at++) {
    const a = first[at] as number;
    const b = second[at] as number;
    const c = third[at] as number;
    const turn = Math.min(a, b, c);
    const row = (envelopeOf[at] as number) * width;
    const weight = weights[at] as number;
    if (turn === NEVER) {
      tally[row + width - 1] = (tally[row + width - 1] as number) + weight;
      continue;
    }
    const share = weight / ((a === turn ? 1 : 0) + (b === turn ? 1 : 0) + (c === turn ? 1 : 0));
    const slot = row + 3 * turn;
    if (a === turn) tally[slot] = (tally[slot] as number) + share;
    if (b === turn) tally[slot + 1] = (tally[slot + 1] as number) + share;
    if (c === turn) tally[slot + 2] = (tally[slot + 2] as number) + share;
  }
}

function tallyEveryone({ weights, envelopeOf, turns, round }: DealList, cards: readonly number[], tally: Float64Array) {
  const [first, second, third] = cards.map((card) => turns[card]) as unknown as Turns;
  const { width, showing } = round;
  for (let at = 0; at < weights.length; at++) {
    const a = first[at] as number;
    const b = second[at] as number;
    const c = third[at] as number;
    const shownA = a === NEVER ? 0 : showing(a, 0);
    const shownB = b === NEVER ? 0 : showing(b, 1);
    const shownC = c === NEVER ? 0 : showing(c, 2);
    const row = (envelopeOf[at] as number) * width;
    const weight = weights[at] as number;
    const add = (outcome: number, share: number) => {
      tally[row + outcome] = (tally[row + outcome] as number) + share;
    };
    if (a !== NEVER && a === b && b === c) {
      add(shownA, weight / 3);
      add(shownB, weight / 3);
      add(shownC, weight / 3);
    } else if (a !== NEVER && a === b) {
      add(shownA + shownC, weight / 2);
      add(shownB + shownC, weight / 2);
    } else if (a !== NEVER && a === c) {
      add(shownA + shownB, weight / 2);
      add(shownC + shownB, weight / 2);
    } else if (b !== NEVER && b === c) {
      add(shownB + shownA, weight / 2);
      add(shownC + shownA, weight / 2);
    } else add(shownA + shownB + shownC, weight);
  }
}

/** Any one of those who can shows a card, all alike. */
function tallyAnyone({ weights, envelopeOf, turns, round }: DealList, cards: readonly number[], tally: Float64Array) {
  const { width, nobody } = round;
  for (let at = 0; at < weights.length; at++) {
    const row = (envelopeOf[at] as number) * width;
    const weight = weights[at] as number;
    const holders = cards.map((card) => turns[card]?.[at] ?? NEVER);
    const able = new Set(holders.filter((turn) => turn !== NEVER));
    if (able.size === 0) tally[row + nobody] = (tally[row + nobody] as number) + weight;
    holders.forEach((turn, place) => {
      if (turn === NEVER) return;
      const held = holders.filter((other) => other === turn).length;
      const slot = row + round.showing(turn, place);
      tally[slot] = (tally[slot] as number) + weight / (able.size * held);
    });
  }
}

const TALLIES = { first: tallyFirst, everyone: tallyEveryone, anyone: tallyAnyone } as const;
