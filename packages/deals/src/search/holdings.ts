// What the simple rules leave open, as masks: which cards each owner has for certain and may still have.
// Hot: refutation search calls `close` thousands of times. Complete it is not; the search and the count are.

import { type CardMask, type Layout, size } from "../table/layout.ts";
import type { Restriction } from "./restriction.ts";

/** has[o] ⊆ may[o]; the envelope is the last owner. */
export interface Holdings {
  readonly has: Int32Array;
  readonly may: Int32Array;
}

/** An open "one of these" of one player. */
export interface Hit {
  readonly owner: number;
  readonly cards: CardMask;
}

/** The restrictions sorted by how they are used. */
export interface Demands {
  readonly hits: readonly Hit[];
  readonly wrong: readonly CardMask[];
}

export function demandsOf(restrictions: readonly Restriction[]): Demands {
  const hits: Hit[] = [];
  const wrong: CardMask[] = [];
  for (const restriction of restrictions) {
    if (restriction.type === "hits") hits.push(restriction);
    else if (restriction.type === "wrong") wrong.push(restriction.cards);
  }
  return { hits, wrong };
}

/** The holdings that the direct statements give, before any rule. */
export function startHoldings(layout: Layout, restrictions: readonly Restriction[]): Holdings {
  const owners = layout.envelope + 1;
  const holdings = { has: new Int32Array(owners), may: new Int32Array(owners).fill(layout.dealt) };
  for (const restriction of restrictions) assume(holdings, restriction);
  return holdings;
}

/** Adds a direct statement to holdings. */
export function assume({ has, may }: Holdings, restriction: Restriction): void {
  if (restriction.type === "holds") has[restriction.owner] = (has[restriction.owner] ?? 0) | restriction.cards;
  else if (restriction.type === "lacks") may[restriction.owner] = (may[restriction.owner] ?? 0) & ~restriction.cards;
}

export function copyHoldings({ has, may }: Holdings): Holdings {
  return { has: has.slice(), may: may.slice() };
}

/** Applies the simple rules until nothing changes; false when they meet a contradiction. */
export function close(layout: Layout, demands: Demands, holdings: Holdings): boolean {
  const { has, may } = holdings;
  for (;;) {
    const before = measure(holdings);
    if (!closeOwners(layout, has, may)) return false;
    if (!closeHands(layout, has, may)) return false;
    if (!closeEnvelope(layout, demands.wrong, has, may)) return false;
    if (!closeHits(demands.hits, has, may)) return false;
    if (measure(holdings) === before) return true;
  }
}

/** Grows with every step of `close`, so an unchanged value means nothing changed. */
function measure({ has, may }: Holdings): number {
  let sum = 0;
  for (let owner = 0; owner < has.length; owner++) sum += size(has[owner] ?? 0) - size(may[owner] ?? 0);
  return sum;
}

/** Every dealt card has exactly one owner. */
function closeOwners({ dealt }: Layout, has: Int32Array, may: Int32Array): boolean {
  let held = 0;
  let once = 0;
  let twice = 0;
  for (let owner = 0; owner < has.length; owner++) {
    const own = has[owner] ?? 0;
    if ((own & held) !== 0 || (own & ~(may[owner] ?? 0)) !== 0) return false;
    held |= own;
  }
  for (let owner = 0; owner < has.length; owner++) {
    const open = (may[owner] ?? 0) & (~held | (has[owner] ?? 0));
    may[owner] = open;
    twice |= once & open;
    once |= open;
  }
  if ((dealt & ~once) !== 0) return false;
  for (let owner = 0; owner < has.length; owner++) has[owner] = (has[owner] ?? 0) | ((may[owner] ?? 0) & ~twice);
  return true;
}

/** Hands are as large as they are. */
function closeHands({ min, max, players }: Layout, has: Int32Array, may: Int32Array): boolean {
  for (let player = 0; player < players.length; player++) {
    const own = size(has[player] ?? 0);
    const open = size(may[player] ?? 0);
    if (own > (max[player] ?? 0) || open < (min[player] ?? 0)) return false;
    if (own === max[player]) may[player] = has[player] ?? 0;
    else if (open === min[player]) has[player] = may[player] ?? 0;
  }
  return true;
}

/** The envelope has one card of each kind and is none of the wrong accusations. */
function closeEnvelope({ kinds, envelope }: Layout, wrong: readonly CardMask[], has: Int32Array, may: Int32Array) {
  for (const kind of kinds) {
    const own = (has[envelope] ?? 0) & kind;
    if (size(own) > 1) return false;
    if (own !== 0) may[envelope] = (may[envelope] ?? 0) & (~kind | own);
    const open = (may[envelope] ?? 0) & kind;
    if (open === 0) return false;
    if (size(open) === 1) has[envelope] = (has[envelope] ?? 0) | open;
  }
  for (const triple of wrong) {
    const left = triple & ~(has[envelope] ?? 0);
    if (left === 0) return false;
    if (size(left) === 1) may[envelope] = (may[envelope] ?? 0) & ~left;
  }
  return true;
}

/** A player who showed a card has one of those asked for. */
function closeHits(hits: readonly Hit[], has: Int32Array, may: Int32Array): boolean {
  for (const { owner, cards } of hits) {
    if (((has[owner] ?? 0) & cards) !== 0) continue;
    const open = (may[owner] ?? 0) & cards;
    if (open === 0) return false;
    if (size(open) === 1) has[owner] = (has[owner] ?? 0) | open;
  }
  return true;
}
