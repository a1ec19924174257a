// How close each opponent may be. Their hands are unknown to me, so their view is taken in the deals that fit what I know: in all
// of them where that makes few views, else in some that are drawn. Opponents are assumed to note and to conclude everything.

import { type Draw, pickDeals } from "../count/draw.ts";
import { pickIndex, seedRandom } from "../random.ts";
import { DEFAULT_STEPS, Effort } from "../search/effort.ts";
import type { Deal } from "../search/matching.ts";
import { contestOf } from "../table/contest.ts";
import type { Log } from "../table/entry.ts";
import { cardsIn, type Layout, ownerIndex } from "../table/layout.ts";
import { envelopesLeft, hasSeveral, heldOf, publicView, unseenShows, type Viewpoint, viewOf } from "./viewpoint.ts";

/** How close a player may be to knowing the envelope. */
export interface Closeness {
  readonly player: string;
  /** Whether the player accused wrongly and can win no more. */
  readonly isOut: boolean;
  /** Envelopes possible for someone who knows what all saw and what I showed to this player, but no hand. */
  readonly publicly: number;
  /** Envelopes this player may still have to reckon with, over the deals looked at. */
  readonly fewest: number;
  readonly expected: number;
  /** How likely the player can name the envelope. */
  readonly solved: number;
  /** Whether `solved` is counted over all deals, and not over some that were drawn. */
  readonly isExact: boolean;
}

export interface Opponents {
  readonly opponents: readonly Closeness[];
  /** How likely at least one opponent can name the envelope. */
  readonly risk: number;
  /** Whether that is counted over all deals. */
  readonly isExact: boolean;
}

/** Deals in which the views of opponents are taken where they are drawn. */
const VIEWED_DEALS = 60;
/** Views that are taken where they are counted, of all opponents together. */
const MOST_VIEWS = 400;

/** One of the views that a player may have, and how many envelopes it leaves. */
interface View {
  readonly weight: number;
  readonly left: number;
}

/** The views of one player: in each deal those that are possible, by number, with their share of the deal. */
interface Views {
  readonly views: readonly View[];
  readonly inDeals: readonly (readonly { readonly view: number; readonly share: number }[])[];
}

/** The views of all opponents. */
export function viewOpponents(layout: Layout, log: Log, draw: Draw, seed: number): Opponents {
  const names = layout.players.filter((_, seat) => seat !== layout.me);
  const counted = draw.how === "all" ? countViews(layout, log, names, draw) : undefined;
  const { out } = contestOf(log);
  const isOut = (player: string) => out.includes(player);
  const isExact = counted !== undefined;
  const deals = isExact ? draw.deals : pickDeals(draw, VIEWED_DEALS, seed);
  const weights = isExact ? draw.weights : deals.map(() => 1 / deals.length);
  const seen = counted ?? names.map((player) => drawViews(layout, log, player, deals, seed));
  const racing = seen.filter((_, at) => !isOut(names[at] ?? ""));
  const effort = new Effort(DEFAULT_STEPS);
  return {
    opponents: names.map((player, at) => ({
      ...closenessOf(seen[at]?.views ?? []),
      ...{ player, isOut: isOut(player), isExact },
      publicly: envelopesLeft(publicView(layout, log, player), effort),
    })),
    risk: deals.reduce((sum, _, deal) => sum + (weights[deal] ?? 0) * riskIn(racing, deal), 0),
    isExact,
  };
}

/** How likely somebody can name the envelope in a deal; what each was shown is independent of the others. */
const riskIn = (racing: readonly Views[], deal: number): number =>
  1 -
  racing.reduce((none, { views, inDeals }) => {
    const solved = (inDeals[deal] ?? []).filter(({ view }) => views[view]?.left === 1);
    return none * (1 - solved.reduce((sum, { share }) => sum + share, 0));
  }, 1);

function closenessOf(views: readonly View[]): Pick<Closeness, "fewest" | "expected" | "solved"> {
  const solved = views.filter(({ left }) => left === 1);
  return {
    fewest: Math.min(...views.map(({ left }) => left)),
    expected: views.reduce((sum, { weight, left }) => sum + weight * left, 0),
    solved: Math.min(
      1,
      solved.reduce((sum, { weight }) => sum + weight, 0),
    ),
  };
}

/** A view for each deal; what was shown unseen is drawn. */
function drawViews(layout: Layout, log: Log, player: string, deals: readonly Deal[], seed: number): Views {
  const effort = new Effort(DEFAULT_STEPS);
  const random = seedRandom(seed);
  const views = deals.map((deal) => ({
    weight: 1 / deals.length,
    left: envelopesLeft(
      viewOf(layout, log, player, deal, (held) => held[pickIndex(random, held.length)]),
      effort,
    ),
  }));
  return { views, inDeals: deals.map((_, view) => [{ view, share: 1 }]) };
}

/** Every view in every deal; undefined where that is too much, or something could not be settled. */
function countViews(layout: Layout, log: Log, names: readonly string[], draw: Draw): Views[] | undefined {
  let most = MOST_VIEWS;
  const listed: ListedViews[] = [];
  for (const player of names) {
    const found = listViews(layout, log, player, draw, most);
    if (!found) return undefined;
    most -= found.views.length;
    listed.push(found);
  }
  const effort = new Effort(DEFAULT_STEPS);
  const counted = listed.map(({ views, inDeals }) => ({
    views: views.map(({ weight, view }) => ({ weight, left: envelopesLeft(view, effort) })),
    inDeals,
  }));
  // One envelope is left because all others are refuted; that there are several is to be shown.
  const isSettled = listed.every(({ views }, at) =>
    views.every(({ view }, number) => counted[at]?.views[number]?.left === 1 || hasSeveral(view, effort)),
  );
  return isSettled ? counted : undefined;
}

interface ListedViews extends Pick<Views, "inDeals"> {
  readonly views: readonly ListedView[];
}

interface ListedView {
  weight: number;
  readonly view: Viewpoint;
}

/** The different views of a player, at most so many: they go by the hand, the sizes of all hands and what was shown unseen. */
function listViews(
  layout: Layout,
  log: Log,
  player: string,
  { deals, weights }: Draw,
  most: number,
): ListedViews | undefined {
  const seat = ownerIndex(layout, player);
  const shows = unseenShows(layout, log, player);
  const numbers = new Map<string, number>();
  const views: ListedView[] = [];
  const inDeals: { readonly view: number; readonly share: number }[][] = [];
  for (const [at, deal] of deals.entries()) {
    const held = shows.map((show) => heldOf(show, deal));
    if (held.reduce((product, cards) => product * cards.length, 1) > most) return undefined;
    const choices = combinations(held);
    const known = `${handKey(layout, deal, seat)} ${layout.players.map((_, each) => sizeIn(deal, each))}`;
    const share = 1 / choices.length;
    inDeals.push(
      choices.map((cards) => {
        const key = `${known} ${cards}`;
        const view = numbers.get(key) ?? views.length;
        if (view === views.length) {
          numbers.set(key, view);
          const rest = [...cards];
          views.push({ weight: 0, view: viewOf(layout, log, player, deal, () => rest.shift()) });
        }
        (views[view] as ListedView).weight += share * (weights[at] ?? 0);
        return { view, share };
      }),
    );
    if (views.length > most) return undefined;
  }
  return { views, inDeals };
}

const handKey = (layout: Layout, deal: Deal, seat: number): string =>
  cardsIn(layout.dealt)
    .filter((card) => deal[card] === seat)
    .join();

const sizeIn = (deal: Deal, seat: number): number => deal.reduce((sum, owner) => sum + (owner === seat ? 1 : 0), 0);

/** One of each list, in every way. */
const combinations = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((all, list) => all.flatMap((some) => list.map((each) => [...some, each])), [[]]);
