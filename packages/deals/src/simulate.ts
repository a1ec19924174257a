// Whole games with known deals, for tests, benchmarks and the page's example: everyone answers truthfully, clockwise.

import { pickIndex, type Random, seedRandom, shuffled } from "./random.ts";
import type { Deck } from "./table/deck.ts";
import { CARD_KINDS, cardsOf } from "./table/deck.ts";
import type { Suggestion } from "./table/entry.ts";
import { ENVELOPE, type Setup } from "./table/setup.ts";

/** A game that was dealt and played by simulated players. */
export interface SimulatedGame {
  readonly setup: Setup;
  readonly log: readonly Suggestion[];
  /** Who really holds each card. */
  readonly owners: ReadonlyMap<string, string>;
}

/** What to simulate: deck, players, how they ask, and the seed. */
export interface SimulateOptions {
  readonly deck: Deck;
  readonly players: number;
  readonly turns: number;
  readonly seed: number;
}

/** A game seen by its first player, who also asks in turn. */
export function simulateGame({ deck, players, turns, seed }: SimulateOptions): SimulatedGame {
  const random = seedRandom(seed);
  const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
  const owners = dealCards(deck, names, random);
  const handOf = (name: string) => [...owners].filter(([, owner]) => owner === name).map(([card]) => card);
  const setup: Setup = {
    deck,
    players: names,
    handSizes: names.map((name) => handOf(name).length),
    me: "P1",
    myHand: handOf("P1"),
    faceUp: [],
  };
  const log = Array.from({ length: turns }, (_, turn) => {
    const cards = CARD_KINDS.map(
      (kind) =>
        pick(
          random,
          cardsOf(deck).filter((card) => card.kind === kind),
        ).id,
    );
    return ask(setup, owners, random, turn, cards as [string, string, string]);
  });
  return { setup, log, owners };
}

/** A deal: who gets which card, and the envelope. */
export function dealCards(deck: Deck, names: readonly string[], random: Random): Map<string, string> {
  const owners = new Map<string, string>();
  for (const kind of CARD_KINDS)
    owners.set(
      pick(
        random,
        cardsOf(deck).filter((card) => card.kind === kind),
      ).id,
      ENVELOPE,
    );
  const rest = cardsOf(deck).filter(({ id }) => !owners.has(id));
  shuffled(random, rest).forEach(({ id }, at) => {
    owners.set(id, names[at % names.length] ?? "");
  });
  return owners;
}

/** One suggestion with its true answers; a player with several of the cards shows any of them. */
export function ask(
  { players, me }: Setup,
  owners: ReadonlyMap<string, string>,
  random: Random,
  turn: number,
  cards: [string, string, string],
): Suggestion {
  const asker = turn % players.length;
  const by = players[asker] ?? "";
  const passed: string[] = [];
  for (let step = 1; step < players.length; step++) {
    const player = players[(asker + step) % players.length] ?? "";
    const held = cards.filter((card) => owners.get(card) === player);
    if (held.length > 0) {
      const shown = pick(random, held);
      const card = by === me || player === me ? shown : null;
      return { type: "suggestion", id: `s${turn + 1}`, time: turn + 1, by, cards, passed, shower: player, card };
    }
    passed.push(player);
  }
  return { type: "suggestion", id: `s${turn + 1}`, time: turn + 1, by, cards, passed, shower: null, card: null };
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[pickIndex(random, list.length)] as T;
}
