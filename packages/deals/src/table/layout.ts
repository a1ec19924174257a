// A setup in numbers: cards and players become indices, sets of cards become masks.
// The envelope is the owner after the last player.

import { CARD_KINDS, type CardKind, cardsOf, type PlayingCard } from "./deck.ts";
import { ENVELOPE, FACE_UP, handSizesOf, type Setup } from "./setup.ts";

/** Bit i stands for card i. */
export type CardMask = number;

export interface Layout {
  readonly setup: Setup;
  readonly cards: readonly (PlayingCard & { readonly kind: CardKind })[];
  /** The kind of each card as an index into KINDS. */
  readonly kindOf: readonly number[];
  /** All cards of each kind. */
  readonly kinds: readonly CardMask[];
  readonly players: readonly string[];
  /** Index of the envelope as an owner; players come before it. */
  readonly envelope: number;
  /** Index of me, or -1. */
  readonly me: number;
  readonly min: readonly number[];
  readonly max: readonly number[];
  /** Cards that somebody holds: all but the face-up ones. */
  readonly dealt: CardMask;
  readonly faceUp: CardMask;
  /** My hand, when it is entered. */
  readonly mine: CardMask | undefined;
  readonly cardIndex: ReadonlyMap<string, number>;
}

export function makeLayout(setup: Setup): Layout {
  const cards = cardsOf(setup.deck);
  const cardIndex = new Map(cards.map(({ id }, index) => [id, index]));
  const kindOf = cards.map(({ kind }) => CARD_KINDS.indexOf(kind));
  const sizes = handSizesOf(setup);
  const maskOf = (ids: readonly string[]) => ids.reduce((mask, id) => mask | (1 << (cardIndex.get(id) ?? 0)), 0);
  const faceUp = maskOf(setup.faceUp);
  return {
    setup,
    cards,
    kindOf,
    kinds: CARD_KINDS.map((_, kind) =>
      kindOf.reduce((mask, own, card) => (own === kind ? mask | (1 << card) : mask), 0),
    ),
    players: setup.players,
    envelope: setup.players.length,
    me: setup.me === undefined ? -1 : setup.players.indexOf(setup.me),
    min: sizes.map(({ min }) => min),
    max: sizes.map(({ max }) => max),
    dealt: ((1 << cards.length) - 1) & ~faceUp,
    faceUp,
    mine: setup.myHand && maskOf(setup.myHand),
    cardIndex,
  };
}

export function cardMask(layout: Layout, ids: readonly string[]): CardMask {
  return ids.reduce((mask, id) => mask | (1 << (layout.cardIndex.get(id) ?? 0)), 0);
}

/** The index of a player or of the envelope. */
export function ownerIndex(layout: Layout, owner: string): number {
  return owner === ENVELOPE ? layout.envelope : layout.players.indexOf(owner);
}

/** The name of an owner by its index. */
export function ownerName(layout: Layout, owner: number): string {
  return layout.players[owner] ?? (owner === layout.envelope ? ENVELOPE : FACE_UP);
}

export function cardId(layout: Layout, card: number): string {
  return layout.cards[card]?.id ?? "";
}

/** The ids of the cards of a mask, in deck order. */
export function cardIds(layout: Layout, mask: CardMask): string[] {
  return cardsIn(mask).map((card) => cardId(layout, card));
}

/** The indices of the cards of a mask. */
export function cardsIn(mask: CardMask): number[] {
  const list: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

/** The index of the lowest card of a mask that is not empty. */
export function lowest(mask: CardMask): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many cards a mask has. */
export function size(mask: CardMask): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
