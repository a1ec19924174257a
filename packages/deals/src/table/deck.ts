// A deck is data: suspects, weapons and rooms. The envelope takes one card of each kind.
// At most 30 cards, so that a set of cards is one small integer.

import * as v from "valibot";
import { parseShape, TableError } from "./error.ts";

const MAX_CARDS = 30;

/** The three kinds, in the order in which a suggestion names them. */
export const CARD_KINDS = ["suspect", "weapon", "room"] as const;
/** Suspect, weapon or room. */
export type CardKind = (typeof CARD_KINDS)[number];

const Word = v.pipe(v.string(), v.trim(), v.minLength(1, "a name is empty."), v.maxLength(40, "a name is too long."));

const CardSchema = v.union([
  v.pipe(
    Word,
    v.transform((name) => ({ id: name, name })),
  ),
  v.object({ id: Word, name: Word }),
]);

const CardList = v.pipe(
  v.array(CardSchema),
  v.minLength(2, "each kind needs at least two cards."),
  v.maxLength(20, "a kind can have at most twenty cards."),
);

export const DeckSchema = v.object({
  id: Word,
  name: Word,
  suspects: CardList,
  weapons: CardList,
  rooms: CardList,
});

/** A card: `id` is what logs refer to, `name` is what people read. */
export interface PlayingCard {
  readonly id: string;
  readonly name: string;
}

/** The cards that are played with: suspects, weapons and rooms. */
export interface Deck {
  readonly id: string;
  readonly name: string;
  readonly suspects: readonly PlayingCard[];
  readonly weapons: readonly PlayingCard[];
  readonly rooms: readonly PlayingCard[];
}

/** Accepts a deck object; a card may be written as its name alone. */
export function parseDeck(data: unknown): Deck {
  const deck = parseShape(DeckSchema, data, "deck");
  checkDistinct(deck);
  return deck;
}

/** All cards of a deck with their kinds: suspects, then weapons, then rooms. */
export function cardsOf(deck: Deck): (PlayingCard & { readonly kind: CardKind })[] {
  return [
    ...deck.suspects.map((card) => ({ ...card, kind: "suspect" as const })),
    ...deck.weapons.map((card) => ({ ...card, kind: "weapon" as const })),
    ...deck.rooms.map((card) => ({ ...card, kind: "room" as const })),
  ];
}

function checkDistinct(deck: Deck): void {
  const cards = cardsOf(deck);
  if (cards.length > MAX_CARDS) {
    throw new TableError("deck", "deck", `it has ${cards.length} cards; at most ${MAX_CARDS} are possible.`, [
      `${MAX_CARDS}`,
    ]);
  }
  const seen = new Set<string>();
  for (const { id, name } of cards) {
    for (const word of new Set([id.toLowerCase(), name.toLowerCase()])) {
      if (seen.has(word)) throw new TableError("card_twice", "deck", `the card ${name} is there twice.`, [name]);
      seen.add(word);
    }
  }
}

function named(words: readonly string[]): PlayingCard[] {
  return words.map((name) => ({ id: name.replaceAll(" ", ""), name }));
}

const SUSPECTS = ["Scarlett", "Mustard", "White", "Green", "Peacock", "Plum"];
const WEAPONS = ["Candlestick", "Knife", "Lead Pipe", "Revolver", "Rope", "Wrench"];

/** The classic deck of 21 cards. */
export const CLASSIC: Deck = {
  id: "classic-21",
  name: "Classic",
  suspects: named(SUSPECTS),
  weapons: named(WEAPONS),
  rooms: named([
    "Kitchen",
    "Ballroom",
    "Conservatory",
    "Dining Room",
    "Billiard Room",
    "Library",
    "Lounge",
    "Hall",
    "Study",
  ]),
};

/** The deck of 30 cards of Master Detective. */
export const MASTER_DETECTIVE: Deck = {
  id: "master-detective-30",
  name: "Master Detective",
  suspects: named([...SUSPECTS, "Rose", "Peach", "Grey", "Brunette"]),
  weapons: named([...WEAPONS, "Horseshoe", "Poison"]),
  rooms: named([
    "Kitchen",
    "Dining Room",
    "Conservatory",
    "Billiard Room",
    "Library",
    "Studio",
    "Trophy Room",
    "Carriage House",
    "Drawing Room",
    "Gazebo",
    "Courtyard",
    "Fountain",
  ]),
};
