// A game of Clue that is dealt and judged here: against simulated players on the page, and in benchmarks.
// The whole deal is known to the game; a view is what one player may know.

import { pickIndex, type Random, seedRandom } from "../random.ts";
import { dealCards } from "../simulate.ts";
import { cardsOf, type Deck } from "../table/deck.ts";
import { type Entry, type Log, type Suggestion, showsOf } from "../table/entry.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";

/** A suspect, a weapon and a room. */
export type Triple = readonly [string, string, string];

/** A game against simulated players: who holds what, and what has happened. */
export interface PracticeGame {
  readonly deck: Deck;
  readonly players: readonly string[];
  /** Who really holds each card. */
  readonly owners: ReadonlyMap<string, string>;
  /** What happened, with every shown card. */
  readonly log: Log;
  /** Whose turn it is. */
  readonly turn: number;
  /** Those who accused wrongly: they ask no more, and still show cards. */
  readonly out: readonly string[];
  readonly winner?: string;
}

/** Won, or nobody is left who may ask. */
export const isPracticeOver = ({ winner, out, players }: PracticeGame): boolean =>
  winner !== undefined || out.length === players.length;

/** What a player may know. */
export interface PlayerView {
  readonly setup: Setup;
  readonly log: Log;
}

/** Deals a practice game; the same seed gives the same deal. */
export function startPractice(deck: Deck, players: readonly string[], seed: number): PracticeGame {
  // Not the seed itself: a player who draws from the same seed would draw the envelope.
  const random = seedRandom(~seed);
  return { deck, players, owners: dealCards(deck, players, random), log: [], turn: 0, out: [] };
}

/** The cards of a player in a practice game. */
export const handOf = ({ owners }: PracticeGame, player: string): string[] =>
  [...owners].flatMap(([card, owner]) => (owner === player ? [card] : []));

/** The table as one player sees it. */
export function viewFor(game: PracticeGame, player: string): PlayerView {
  const handSizes = game.players.map((name) => handOf(game, name).length);
  const setup: Setup = {
    deck: game.deck,
    players: game.players,
    handSizes,
    me: player,
    myHand: handOf(game, player),
    faceUp: [],
  };
  return { setup, log: game.log.map((entry) => asSeen(entry, player)) };
}

function asSeen(entry: Entry, player: string): Entry {
  if (entry.type !== "suggestion" || entry.by === player || entry.shower === player) return entry;
  return { ...entry, card: null };
}

/** Who answers a suggestion, and with which of their cards they can. */
export function nextToShow(
  game: PracticeGame,
  by: string,
  cards: Triple,
): { readonly player: string; readonly held: string[] } | undefined {
  const seat = game.players.indexOf(by);
  for (let step = 1; step < game.players.length; step++) {
    const player = game.players[(seat + step) % game.players.length] ?? "";
    const held = cards.filter((card) => game.owners.get(card) === player);
    if (held.length > 0) return { player, held };
  }
  return undefined;
}

/** The game after a suggestion; `shown` is the card the first who can has chosen. */
export function suggest(game: PracticeGame, cards: Triple, shown: string | null): PracticeGame {
  const by = game.players[game.turn] ?? "";
  const shower = nextToShow(game, by, cards)?.player ?? null;
  const round = game.players.map((_, step) => game.players[(game.turn + step) % game.players.length] ?? "").slice(1);
  const passed = shower === null ? round : round.slice(0, round.indexOf(shower));
  const at = game.log.length + 1;
  const entry: Suggestion = {
    type: "suggestion",
    id: `e${at}`,
    time: at,
    by,
    cards: [...cards],
    passed,
    shower,
    card: shown,
  };
  return { ...game, log: [...game.log, entry], turn: nextTurn(game) };
}

/** The game after an accusation: won, or without that player from now on. */
export function accuse(game: PracticeGame, cards: Triple): PracticeGame {
  const by = game.players[game.turn] ?? "";
  const correct = cards.every((card) => game.owners.get(card) === ENVELOPE);
  const at = game.log.length + 1;
  const entry: Entry = { type: "accusation", id: `e${at}`, time: at, by, cards: [...cards], correct };
  const next = { ...game, log: [...game.log, entry] };
  if (correct) return { ...next, winner: by };
  const out = [...game.out, by];
  return { ...next, out, turn: nextTurn({ ...game, out }) };
}

function nextTurn({ players, turn, out }: PracticeGame): number {
  for (let step = 1; step <= players.length; step++) {
    const seat = (turn + step) % players.length;
    if (!out.includes(players[seat] ?? "")) return seat;
  }
  return turn;
}

/** Which card a simulated player shows: one the asker has seen, else one somebody has, else any. */
export function cardToShow(game: PracticeGame, by: string, cards: Triple, random: Random): string | null {
  const showing = nextToShow(game, by, cards);
  if (!showing) return null;
  const { player, held } = showing;
  const shownTo = (asker?: string) =>
    game.log.flatMap((entry) => {
      if (entry.type !== "suggestion" || (asker !== undefined && entry.by !== asker)) return [];
      return showsOf(entry).flatMap((show) => (show.player === player && show.card !== null ? [show.card] : []));
    });
  const [known, seen] = [shownTo(by), shownTo()];
  return (
    held.find((card) => known.includes(card)) ??
    held.find((card) => seen.includes(card)) ??
    held[pickIndex(random, held.length)] ??
    null
  );
}

/** The true envelope. */
export const envelopeOf = ({ deck, owners }: PracticeGame): Triple => {
  const [suspect = "", weapon = "", room = ""] = cardsOf(deck)
    .filter(({ id }) => owners.get(id) === ENVELOPE)
    .map(({ id }) => id);
  return [suspect, weapon, room];
};
