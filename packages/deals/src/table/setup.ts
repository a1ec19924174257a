// Who sits at the table and what is known before the first suggestion.
// Hand sizes follow from what was said: counted, computed from the dealer, or only bounded.

import { flawOfText } from "@demonstrandum/text";
import * as v from "valibot";
import { CARD_KINDS, cardsOf, type Deck, DeckSchema, parseDeck } from "./deck.ts";
import { DECKS } from "./editions.ts";
import { parseShape, TableError } from "./error.ts";

/** The owner of the three cards that everyone looks for. */
export const ENVELOPE = "ENVELOPE";
/** The owner of cards that lie open on the table. */
export const FACE_UP = "FACEUP";

const Name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "a name is empty."),
  v.maxLength(40, "a name is too long."),
  v.check(
    (name) => flawOfText(name) === undefined,
    ({ input }) => `a name ${flawOfText(input)?.text}.`,
  ),
);

/** A setup, as it is read. */
export const SetupSchema = v.object({
  deck: v.union([v.string(), DeckSchema], "expected a deck or the id of a deck."),
  players: v.pipe(
    v.array(Name),
    v.minLength(2, "at least two players are needed."),
    v.maxLength(10, "at most ten players are possible."),
  ),
  dealer: v.optional(Name),
  handSizes: v.optional(v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))))),
  unevenDeal: v.optional(v.boolean()),
  answersInAnyOrder: v.optional(v.boolean()),
  everyoneShows: v.optional(v.boolean()),
  me: v.optional(Name),
  myHand: v.optional(v.array(Name)),
  faceUp: v.optional(v.array(Name), []),
});

/** A checked setup. `players` are in seating order, clockwise. */
export interface Setup {
  readonly deck: Deck;
  readonly players: readonly string[];
  /** Dealt from the next player on; fills in the hand sizes. */
  readonly dealer?: string | undefined;
  /** Counted hands, in the order of `players`; null where nobody counted. */
  readonly handSizes?: readonly (number | null)[] | undefined;
  /** House rule: hands may differ by more than one card. */
  readonly unevenDeal?: boolean | undefined;
  /** House rule: players do not answer in seating order. */
  readonly answersInAnyOrder?: boolean | undefined;
  /** House rule: everyone who can shows the asker a card, not only the first. */
  readonly everyoneShows?: boolean | undefined;
  /** Absent for someone who only watches. */
  readonly me?: string | undefined;
  /** My whole hand; absent while it is not entered. */
  readonly myHand?: readonly string[] | undefined;
  readonly faceUp: readonly string[];
}

/** How many cards a player may hold. */
export interface HandSize {
  readonly min: number;
  readonly max: number;
}

/** Reads a setup; throws a TableError in plain words. */
export function parseSetup(data: unknown): Setup {
  const shape = parseShape(SetupSchema, data, "setup");
  const setup: Setup = { ...shape, deck: findDeck(shape.deck) };
  checkPlayers(setup);
  checkCards(setup);
  checkSizes(setup);
  return setup;
}

function findDeck(deck: unknown): Deck {
  if (typeof deck !== "string") return parseDeck(deck);
  const known = DECKS.find(({ id }) => id === deck);
  if (!known) throw new TableError("deck", "setup", `there is no deck called "${deck}".`, [deck]);
  return known;
}

function checkPlayers({ players, dealer, me, handSizes }: Setup): void {
  for (const [seat, name] of players.entries()) {
    if (name === ENVELOPE || name === FACE_UP) {
      throw new TableError("players", "setup", `nobody can be called ${name}.`, [name]);
    }
    if (players.indexOf(name) !== seat)
      throw new TableError("player_twice", "setup", `${name} sits there twice.`, [name]);
  }
  for (const name of [dealer, me]) {
    if (name !== undefined && !players.includes(name)) {
      throw new TableError("unknown_player", "setup", `there is no player called "${name}".`, [name]);
    }
  }
  if (handSizes && handSizes.length !== players.length) {
    throw new TableError("hand_size", "setup", "there must be one hand size for each player.");
  }
}

function checkCards(setup: Setup): void {
  const cards = cardsOf(setup.deck);
  const open = [...(setup.myHand ?? []), ...setup.faceUp];
  for (const [index, id] of open.entries()) {
    if (!cards.some((card) => card.id === id)) {
      throw new TableError("unknown_card", "setup", `the deck has no card "${id}".`, [id]);
    }
    if (open.indexOf(id) !== index) throw new TableError("card_twice", "setup", `the card ${id} is there twice.`, [id]);
  }
  if (setup.myHand && setup.me === undefined) throw new TableError("players", "setup", "say which player you are.");
  for (const kind of CARD_KINDS) {
    if (cards.every((card) => card.kind !== kind || open.includes(card.id))) {
      throw new TableError("envelope_empty", "setup", `no ${kind} is left for the envelope.`, [kind]);
    }
  }
}

function checkSizes(setup: Setup): void {
  const total = dealtCount(setup);
  const sizes = handSizesOf(setup);
  const least = sizes.reduce((sum, { min }) => sum + min, 0);
  const most = sizes.reduce((sum, { max }) => sum + max, 0);
  if (least > total || most < total) {
    throw new TableError("hand_size", "setup", `the hands must hold ${total} cards together, not ${least}.`, [
      `${total}`,
      `${least}`,
    ]);
  }
  const mine = sizes[setup.players.indexOf(setup.me ?? "")];
  const held = setup.myHand?.length;
  if (mine && held !== undefined && (held < mine.min || held > mine.max)) {
    throw new TableError("hand_size", "setup", `your hand has ${held} cards but should have ${mine.min}.`, [
      `${mine.min}`,
    ]);
  }
}

/** How many cards were dealt to players. */
function dealtCount({ deck, faceUp }: Setup): number {
  return cardsOf(deck).length - CARD_KINDS.length - faceUp.length;
}

/** The bounds of every hand, in the order of `players`. */
export function handSizesOf(setup: Setup): HandSize[] {
  const counted = countedSizes(setup);
  const computed = setup.unevenDeal ? undefined : sizesFromDealer(setup);
  if (computed && counted.every((size, seat) => size === null || size === computed[seat])) {
    return computed.map((size) => ({ min: size, max: size }));
  }
  return fillSizes(setup, counted);
}

function countedSizes({ players, handSizes, me, myHand }: Setup): (number | null)[] {
  return players.map((name, seat) => handSizes?.[seat] ?? (name === me && myHand ? myHand.length : null));
}

/** Cards go round one by one from the player after the dealer; the first ones may get one more. */
function sizesFromDealer(setup: Setup): number[] | undefined {
  const { players, dealer } = setup;
  if (dealer === undefined) return undefined;
  const total = dealtCount(setup);
  const first = players.indexOf(dealer) + 1;
  const extra = total % players.length;
  return players.map((_, seat) => {
    const turn = (seat - first + players.length) % players.length;
    return Math.floor(total / players.length) + (turn < extra ? 1 : 0);
  });
}

/** Uncounted hands share what is left, evenly unless the house deals otherwise. */
function fillSizes(setup: Setup, counted: readonly (number | null)[]): HandSize[] {
  const open = counted.filter((size) => size === null).length;
  const rest = dealtCount(setup) - counted.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const even = setup.unevenDeal
    ? { min: 0, max: Math.max(rest, 0) }
    : { min: Math.max(0, Math.floor(rest / open)), max: Math.max(0, Math.ceil(rest / open)) };
  return counted.map((size) => (size === null ? even : { min: size, max: size }));
}
