// The table as another player sees it. What they hold is taken from a deal; what was shown to them is what I saw or,
// where I did not, some card of that deal. My own notes and what only I saw are left out.

import { pickIndex, type Random } from "../random.ts";
import type { Effort } from "../search/effort.ts";
import { findDeal } from "../search/find-deal.ts";
import { close, demandsOf, startHoldings } from "../search/holdings.ts";
import type { Deal } from "../search/matching.ts";
import { FROM_SETUP, makeEvidence } from "../search/restriction.ts";
import { type Entry, type Log, type Show, type Suggestion, showsOf } from "../table/entry.ts";
import { cardId, cardMask, cardsIn, type Layout, makeLayout, ownerIndex } from "../table/layout.ts";
import type { Setup } from "../table/setup.ts";

/** Up to this many envelopes each one is checked by search; beyond, the simple rules give an upper bound. */
const CHECKED = 12;
/** Steps to refute one of them. */
const QUESTION = 500;

export interface Viewpoint {
  readonly setup: Setup;
  readonly log: Log;
}

/** What a player knows in a deal. */
export function viewOf(layout: Layout, log: Log, player: string, deal: Deal, random: Random): Viewpoint {
  const seat = ownerIndex(layout, player);
  const hand = cardsIn(layout.dealt).filter((card) => deal[card] === seat);
  const handSizes = layout.players.map((_, each) => deal.reduce((sum, owner) => sum + (owner === each ? 1 : 0), 0));
  const setup = { ...layout.setup, handSizes, me: player, myHand: hand.map((card) => cardId(layout, card)) };
  return { setup, log: log.flatMap((entry) => asSeenBy(layout, entry, player, deal, random)) };
}

/** What everyone knows, and what a player was shown by me: the most a player must reckon with, whatever they hold. */
export function publicView(layout: Layout, log: Log, player: string): Viewpoint {
  const { me, myHand, ...rest } = layout.setup;
  const seen = log.flatMap((entry): Entry[] => {
    if (entry.type !== "suggestion") return entry.type === "fact" ? [] : [entry];
    return [withShows(entry, (show) => (entry.by === player && show.player === me ? show.card : null))];
  });
  return { setup: { ...rest, handSizes: layout.players.map((_, seat) => sizeOf(layout, seat)) }, log: seen };
}

function sizeOf({ min, max }: Layout, seat: number): number | null {
  return min[seat] === max[seat] ? (min[seat] ?? null) : null;
}

function asSeenBy(layout: Layout, entry: Entry, player: string, deal: Deal, random: Random): Entry[] {
  if (entry.type === "fact") return [];
  if (entry.type !== "suggestion") return [entry];
  return [withShows(entry, (show) => (entry.by === player ? shownCard(layout, entry, show, deal, random) : null))];
}

function withShows(entry: Suggestion, cardOf: (show: Show) => string | null): Suggestion {
  const shows = showsOf(entry).map((show) => ({ player: show.player, card: cardOf(show) }));
  const { allShow, ...rest } = entry;
  if (allShow) return { ...rest, shower: null, card: null, allShow: shows };
  return { ...rest, card: shows[0]?.card ?? null };
}

function shownCard(layout: Layout, entry: Suggestion, show: Show, deal: Deal, random: Random): string | null {
  if (show.card !== null) return show.card;
  const seat = ownerIndex(layout, show.player);
  const held = cardsIn(cardMask(layout, entry.cards)).filter((card) => deal[card] === seat);
  const card = held[pickIndex(random, held.length)];
  return card === undefined ? null : cardId(layout, card);
}

/** How many envelopes the player must still reckon with: exact when few, else as many as are not seen to be impossible. */
export function envelopesLeft({ setup, log }: Viewpoint, effort: Effort): number {
  const evidence = makeEvidence(makeLayout(setup), log);
  const { layout, restrictions } = evidence;
  const demands = demandsOf(restrictions);
  const holdings = startHoldings(layout, restrictions);
  if (!close(layout, demands, holdings)) return 0;
  const open = layout.kinds.map((kind) => cardsIn((holdings.may[layout.envelope] ?? 0) & kind));
  const triples = open.reduce<number[][]>(
    (sets, cards) => sets.flatMap((set) => cards.map((card) => [...set, card])),
    [[]],
  );
  const allowed = triples
    .map((triple) => triple.reduce((mask, card) => mask | (1 << card), 0))
    .filter((mask) => !demands.wrong.includes(mask));
  if (allowed.length > CHECKED) return allowed.length;
  const { envelope: owner } = layout;
  const isRefuted = (cards: number) =>
    findDeal(evidence, effort.part(QUESTION), [{ type: "holds", owner, cards, entry: FROM_SETUP }]) === "none";
  return allowed.filter((cards) => !isRefuted(cards)).length;
}
