// The table as another player sees it. What they hold is taken from a deal; what was shown to them is what I saw or,
// where I did not, some card of that deal. My own notes and what only I saw are left out.

import { pickIndex, type Random } from "../random.ts";
import { findWorld } from "../search/find-deal.ts";
import { close, demandsOf, startPosition } from "../search/holdings.ts";
import type { World } from "../search/matching.ts";
import { makeEvidence } from "../search/restriction.ts";
import { type Entry, type Log, type Show, type Suggestion, showsOf } from "../table/entry.ts";
import { cardId, cardMask, cardsIn, makeTable, ownerIndex, type Table } from "../table/layout.ts";
import type { Setup } from "../table/setup.ts";

/** Up to this many envelopes each one is checked by search; beyond, the simple rules give an upper bound. */
const CHECKED = 12;

export interface Viewpoint {
  readonly setup: Setup;
  readonly log: Log;
}

/** What a player knows in a deal. */
export function viewOf(table: Table, log: Log, player: string, world: World, random: Random): Viewpoint {
  const seat = ownerIndex(table, player);
  const hand = cardsIn(table.dealt).filter((card) => world[card] === seat);
  const handSizes = table.players.map((_, each) => world.reduce((sum, owner) => sum + (owner === each ? 1 : 0), 0));
  const setup = { ...table.setup, handSizes, me: player, myHand: hand.map((card) => cardId(table, card)) };
  return { setup, log: log.flatMap((entry) => asSeenBy(table, entry, player, world, random)) };
}

/** What everyone knows, and what a player was shown by me: the most a player must reckon with, whatever they hold. */
export function publicView(table: Table, log: Log, player: string): Viewpoint {
  const { me, myHand, ...rest } = table.setup;
  const seen = log.flatMap((entry): Entry[] => {
    if (entry.type !== "suggestion") return entry.type === "fact" ? [] : [entry];
    return [withShows(entry, (show) => (entry.by === player && show.player === me ? show.card : null))];
  });
  return { setup: { ...rest, handSizes: table.players.map((_, seat) => sizeOf(table, seat)) }, log: seen };
}

function sizeOf({ min, max }: Table, seat: number): number | null {
  return min[seat] === max[seat] ? (min[seat] ?? null) : null;
}

function asSeenBy(table: Table, entry: Entry, player: string, world: World, random: Random): Entry[] {
  if (entry.type === "fact") return [];
  if (entry.type !== "suggestion") return [entry];
  return [withShows(entry, (show) => (entry.by === player ? shownCard(table, entry, show, world, random) : null))];
}

function withShows(entry: Suggestion, cardOf: (show: Show) => string | null): Suggestion {
  const shows = showsOf(entry).map((show) => ({ player: show.player, card: cardOf(show) }));
  const { allShow, ...rest } = entry;
  if (allShow) return { ...rest, shower: null, card: null, allShow: shows };
  return { ...rest, card: shows[0]?.card ?? null };
}

function shownCard(table: Table, entry: Suggestion, show: Show, world: World, random: Random): string | null {
  if (show.card !== null) return show.card;
  const seat = ownerIndex(table, show.player);
  const held = cardsIn(cardMask(table, entry.cards)).filter((card) => world[card] === seat);
  const card = held[pickIndex(random, held.length)];
  return card === undefined ? null : cardId(table, card);
}

/** How many envelopes the player must still reckon with: exact when few, else as many as the simple rules leave. */
export function envelopesLeft({ setup, log }: Viewpoint): number {
  const evidence = makeEvidence(makeTable(setup), log);
  const { table, constraints } = evidence;
  const demands = demandsOf(constraints);
  const position = startPosition(table, constraints);
  if (!close(table, demands, position)) return 0;
  const open = table.kinds.map((kind) => cardsIn((position.may[table.envelope] ?? 0) & kind));
  const triples = open.reduce<number[][]>(
    (sets, cards) => sets.flatMap((set) => cards.map((card) => [...set, card])),
    [[]],
  );
  const allowed = triples
    .map((triple) => triple.reduce((mask, card) => mask | (1 << card), 0))
    .filter((mask) => !demands.wrong.includes(mask));
  if (allowed.length > CHECKED) return allowed.length;
  const { envelope: owner } = table;
  return allowed.filter((cards) => findWorld(evidence, [{ type: "holds", owner, cards, entry: -1 }])).length;
}
