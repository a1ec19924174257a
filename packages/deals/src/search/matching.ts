// Deals the open cards to owners with room for them, when links are set aside: a matching with capacities.
// Hot: one run for every node of the refutation search.

import { cardsIn, type Layout, lowest, size } from "../table/layout.ts";
import type { Holdings } from "./holdings.ts";

/** Who holds each card; -1 for face-up cards. */
export type Deal = Int8Array;

interface Slots {
  /** Open cards each slot may take; players first, then one slot of the envelope for each kind. */
  readonly may: Int32Array;
  readonly taken: Int32Array;
  readonly room: Int32Array;
}

/** Some deal of the open cards that respects owners and hand sizes, or undefined when there is none. */
export function dealOpenCards(layout: Layout, { has, may }: Holdings): Deal | undefined {
  const open = openCards(layout, has);
  const slots = makeSlots(layout, has, may, open);
  const cards = cardsIn(open);
  const rest = fill(slots, cards);
  if (slots.taken.some((taken, slot) => size(taken) < (slots.room[slot] ?? 0))) return undefined;
  widen(layout, slots, has);
  if (fill(slots, rest).length > 0) return undefined;
  return dealOf(layout, has, slots.taken);
}

function openCards({ dealt }: Layout, has: Int32Array): number {
  return has.reduce((open, held) => open & ~held, dealt);
}

/** Slots with room for the smallest hands; `widen` opens them up to the largest. */
function makeSlots(layout: Layout, has: Int32Array, may: Int32Array, open: number): Slots {
  const { players, kinds, envelope, min } = layout;
  const count = players.length + kinds.length;
  const slots = { may: new Int32Array(count), taken: new Int32Array(count), room: new Int32Array(count) };
  for (let player = 0; player < players.length; player++) {
    slots.may[player] = (may[player] ?? 0) & open;
    slots.room[player] = Math.max(0, (min[player] ?? 0) - size(has[player] ?? 0));
  }
  kinds.forEach((kind, index) => {
    slots.may[envelope + index] = (may[envelope] ?? 0) & open & kind;
    slots.room[envelope + index] = ((has[envelope] ?? 0) & kind) === 0 ? 1 : 0;
  });
  return slots;
}

function widen({ players, max }: Layout, { room }: Slots, has: Int32Array): void {
  for (let player = 0; player < players.length; player++) room[player] = (max[player] ?? 0) - size(has[player] ?? 0);
}

/** Places as many cards as possible; gives back those that found no slot. */
function fill(slots: Slots, cards: readonly number[]): number[] {
  return cards.filter((card) => !place(slots, card, { slots: 0 }));
}

/** Places one card, moving others along if need be. A slot never loses a card, so smallest hands stay filled. */
function place(slots: Slots, card: number, seen: { slots: number }): boolean {
  const { may, taken, room } = slots;
  for (let slot = 0; slot < may.length; slot++) {
    if ((((may[slot] ?? 0) >> card) & 1) === 0 || ((seen.slots >> slot) & 1) === 1) continue;
    seen.slots |= 1 << slot;
    if (size(taken[slot] ?? 0) < (room[slot] ?? 0)) {
      taken[slot] = (taken[slot] ?? 0) | (1 << card);
      return true;
    }
    for (let others = taken[slot] ?? 0; others !== 0; others &= others - 1) {
      const other = lowest(others);
      if (!place(slots, other, seen)) continue;
      taken[slot] = ((taken[slot] ?? 0) & ~(1 << other)) | (1 << card);
      return true;
    }
  }
  return false;
}

function dealOf({ cards, envelope }: Layout, has: Int32Array, taken: Int32Array): Deal {
  const deal = new Int8Array(cards.length).fill(-1);
  has.forEach((held, owner) => {
    for (const card of cardsIn(held)) deal[card] = owner;
  });
  taken.forEach((held, slot) => {
    for (const card of cardsIn(held)) deal[card] = Math.min(slot, envelope);
  });
  return deal;
}
