// Either-or facts: a player holds one of two or three cards, though none of them is certain and no single link says so.
// Deals found on the way refute most candidates at once, so that few need a search of their own.

import type { Effort } from "../search/effort.ts";
import { findDeal, isDeal } from "../search/find-deal.ts";
import type { Deal } from "../search/matching.ts";
import { denyAll, type Evidence, holdsOneOf } from "../search/restriction.ts";
import { type CardMask, cardsIn, size } from "../table/layout.ts";
import { earliestProof, minimalReasons } from "./reasons.ts";

export interface EitherOr {
  readonly owner: number;
  readonly cards: CardMask;
  readonly sources: readonly number[];
}

/** So many are worth telling at once. */
const MOST = 12;
/** Steps for one question. */
const QUESTION = 500;

/** The smallest either-or facts of all players; `possible` is what the matrix leaves open. */
export function eitherOrs(evidence: Evidence, possible: Int32Array, effort: Effort): EitherOr[] {
  const { layout } = evidence;
  const others = (owner: number) => possible.reduce((mask, own, at) => (at === owner ? mask : mask | own), 0);
  const deals: Deal[] = [];
  const found: EitherOr[] = [];
  for (let owner = 0; owner < layout.envelope && found.length < MOST; owner++) {
    const held = (possible[owner] ?? 0) & ~others(owner);
    const open = (possible[owner] ?? 0) & ~held;
    const said = linksLeft(evidence, owner, possible, held);
    for (const cards of choicesIn(open)) {
      if (said.some((smaller) => (smaller & ~cards) === 0)) continue;
      if (!isProved(evidence, owner, cards, deals, effort)) continue;
      said.push(cards);
      const sources = reasonsFor(evidence, owner, cards, effort);
      // What hand sizes alone make so is no news.
      if (sources.length > 0) found.push({ owner, cards, sources });
    }
  }
  return found.slice(0, MOST);
}

/** What single links still say of a player. */
function linksLeft({ restrictions }: Evidence, owner: number, possible: Int32Array, held: CardMask): CardMask[] {
  return restrictions.flatMap((each) => {
    if (each.type !== "hits" || each.owner !== owner || (each.cards & held) !== 0) return [];
    return [each.cards & (possible[owner] ?? 0)];
  });
}

/** Pairs first, then threes. */
function choicesIn(open: CardMask): CardMask[] {
  const cards = cardsIn(open);
  const pairs = cards.flatMap((a, at) => cards.slice(at + 1).map((b) => (1 << a) | (1 << b)));
  const threes = pairs.flatMap((pair) => cards.filter((card) => 1 << card > pair).map((card) => pair | (1 << card)));
  return [...pairs, ...threes].filter((mask) => size(mask) < cards.length);
}

function isProved(evidence: Evidence, owner: number, cards: CardMask, deals: Deal[], effort: Effort): boolean {
  const lacks = (deal: Deal) => cardsIn(cards).every((card) => deal[card] !== owner);
  if (deals.some(lacks)) return false;
  const counter = findDeal(evidence, effort.part(QUESTION), denyAll(holdsOneOf(owner, cards)));
  if (isDeal(counter)) deals.push(counter);
  return counter === "none";
}

function reasonsFor(evidence: Evidence, owner: number, cards: CardMask, effort: Effort): number[] {
  const cells = holdsOneOf(owner, cards);
  const step = earliestProof(evidence, cells, effort);
  const entries = Array.from({ length: step }, (_, entry) => entry);
  return minimalReasons(evidence, entries, cells, effort);
}
