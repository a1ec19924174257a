// The table as another player sees it. What they hold is taken from a deal; what was shown to them is what I saw or,
// where I did not, some card of that deal. My own notes and what only I saw are left out.

import type { Effort } from "../search/effort.ts";
import { type Found, findDeal, isDeal } from "../search/find-deal.ts";
import { close, demandsOf, startHoldings } from "../search/holdings.ts";
import type { Deal } from "../search/matching.ts";
import { type Evidence, FROM_SETUP, makeEvidence } from "../search/restriction.ts";
import { type Entry, type Log, type Show, type Suggestion, showsOf } from "../table/entry.ts";
import { type CardMask, cardId, cardMask, cardsIn, type Layout, makeLayout, ownerIndex } from "../table/layout.ts";
import type { Setup } from "../table/setup.ts";

/** Up to this many envelopes each one is checked by search; beyond, the simple rules give an upper bound. */
const CHECKED = 12;
/** Steps to refute one of them. */
const QUESTION = 500;

export interface Viewpoint {
  readonly setup: Setup;
  readonly log: Log;
}

/** Which of the cards that could have been shown was, where I did not see it. */
export type ChooseShown = (held: readonly number[]) => number | undefined;

/** What a player knows in a deal. */
export function viewOf(layout: Layout, log: Log, player: string, deal: Deal, choose: ChooseShown): Viewpoint {
  const seat = ownerIndex(layout, player);
  const hand = cardsIn(layout.dealt).filter((card) => deal[card] === seat);
  const handSizes = layout.players.map((_, each) => deal.reduce((sum, owner) => sum + (owner === each ? 1 : 0), 0));
  const setup = { ...layout.setup, handSizes, me: player, myHand: hand.map((card) => cardId(layout, card)) };
  return { setup, log: log.flatMap((entry) => asSeenBy(layout, entry, player, deal, choose)) };
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

function asSeenBy(layout: Layout, entry: Entry, player: string, deal: Deal, choose: ChooseShown): Entry[] {
  if (entry.type === "fact") return [];
  if (entry.type !== "suggestion") return [entry];
  return [withShows(entry, (show) => (entry.by === player ? shownCard(layout, entry, show, deal, choose) : null))];
}

function withShows(entry: Suggestion, cardOf: (show: Show) => string | null): Suggestion {
  const shows = showsOf(entry).map((show) => ({ player: show.player, card: cardOf(show) }));
  const { allShow, ...rest } = entry;
  if (allShow) return { ...rest, shower: null, card: null, allShow: shows };
  return { ...rest, card: shows[0]?.card ?? null };
}

function shownCard(layout: Layout, entry: Suggestion, show: Show, deal: Deal, choose: ChooseShown): string | null {
  if (show.card !== null) return show.card;
  const card = choose(heldOf(unseenShow(layout, entry, show), deal));
  return card === undefined ? null : cardId(layout, card);
}

/** Somebody who showed one of some cards, which I did not see. */
interface UnseenShow {
  readonly seat: number;
  readonly asked: CardMask;
}

const unseenShow = (layout: Layout, { cards }: Suggestion, { player }: Show): UnseenShow => ({
  seat: ownerIndex(layout, player),
  asked: cardMask(layout, cards),
});

/** What a player was shown that I did not see. */
export const unseenShows = (layout: Layout, log: Log, player: string): UnseenShow[] =>
  log.flatMap((entry) =>
    entry.type === "suggestion" && entry.by === player
      ? showsOf(entry).flatMap((show) => (show.card === null ? [unseenShow(layout, entry, show)] : []))
      : [],
  );

/** The cards that could have been shown in a deal. */
export const heldOf = ({ seat, asked }: UnseenShow, deal: Deal): number[] =>
  cardsIn(asked).filter((card) => deal[card] === seat);

/** How many envelopes the player must still reckon with: exact when few, else as many as are not seen to be impossible. */
export function envelopesLeft(view: Viewpoint, effort: Effort): number {
  const { evidence, allowed } = openEnvelopes(view);
  if (allowed.length > CHECKED) return allowed.length;
  return allowed.filter((cards) => tryEnvelope(evidence, cards, effort) !== "none").length;
}

/** Whether two envelopes at least are shown to be possible for the player. */
export function hasSeveral(view: Viewpoint, effort: Effort): boolean {
  const { evidence, allowed } = openEnvelopes(view);
  let found = 0;
  return allowed.some((cards) => isDeal(tryEnvelope(evidence, cards, effort)) && ++found === 2);
}

/** The envelopes that the simple rules leave. */
function openEnvelopes({ setup, log }: Viewpoint): { readonly evidence: Evidence; readonly allowed: CardMask[] } {
  const evidence = makeEvidence(makeLayout(setup), log);
  const { layout, restrictions } = evidence;
  const demands = demandsOf(restrictions);
  const holdings = startHoldings(layout, restrictions);
  if (!close(layout, demands, holdings)) return { evidence, allowed: [] };
  const open = layout.kinds.map((kind) => cardsIn((holdings.may[layout.envelope] ?? 0) & kind));
  const triples = open.reduce<number[][]>(
    (sets, cards) => sets.flatMap((set) => cards.map((card) => [...set, card])),
    [[]],
  );
  const allowed = triples
    .map((triple) => triple.reduce((mask, card) => mask | (1 << card), 0))
    .filter((mask) => !demands.wrong.includes(mask));
  return { evidence, allowed };
}

const tryEnvelope = (evidence: Evidence, cards: CardMask, effort: Effort): Found =>
  findDeal(evidence, effort.part(QUESTION), [
    { type: "holds", owner: evidence.layout.envelope, cards, entry: FROM_SETUP },
  ]);
