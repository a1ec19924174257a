// How much likelier habits make each deal: somebody who hardly ever asks for own cards has told by every suggestion which
// cards not to look for in that hand. A guess on top of the evidence: it may order suggestions, and proves nothing.

import type { Draw } from "../count/draw.ts";
import type { Deal } from "../search/matching.ts";
import { CARD_KINDS } from "../table/deck.ts";
import { type Log, showsOf } from "../table/entry.ts";
import { cardsIn, type Layout, ownerIndex } from "../table/layout.ts";
import type { Habits, Tendency } from "./habits.ts";

/** Seen less often, a habit is none. */
const ENOUGH = 3;
/** Drawn deals must count for at least so many, or a few of them would decide everything. */
const FEWEST = 300;

/** A factor for a deal. */
type Factor = (deal: Deal) => number;

/** What may be guessed from how people play. */
export interface HabitGuesses {
  readonly habits: readonly Habits[];
  /** Whether somebody whose habits are not known is taken for one of a population, from the first suggestion on. */
  readonly population: boolean;
}

/** The weights of the deals with habits taken into account; undefined when they say nothing about this log. */
export function habitWeights(
  layout: Layout,
  log: Log,
  { habits, population }: HabitGuesses,
  { deals, weights, how }: Draw,
): Float64Array | undefined {
  const strangers = population
    ? layout.players.filter((name, seat) => seat !== layout.me && !isKnown(habits, name))
    : [];
  const factors = [
    ...factorsOf(layout, log, habits),
    ...strangers.flatMap((player) => strangerFactor(layout, log, player) ?? []),
  ];
  if (factors.length === 0) return undefined;
  const logs = Float64Array.from(deals, (deal) => factors.reduce((sum, factor) => sum + Math.log(factor(deal)), 0));
  for (let power = 1; power > 0.01; power /= 2) {
    const guessed = scaled(weights, logs, power);
    if (how === "all" || countFor(guessed) >= Math.min(FEWEST, deals.length / 4)) return guessed;
  }
  return undefined;
}

/** Sums to 1. */
function scaled(weights: Float64Array, logs: Float64Array, power: number): Float64Array {
  const most = logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const raw = weights.map((weight, at) => weight * Math.exp(power * ((logs[at] as number) - most)));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return raw.map((weight) => weight / total);
}

/** As many deals of equal weight would tell as much. */
const countFor = (weights: Float64Array): number => 1 / weights.reduce((sum, weight) => sum + weight * weight, 0);

const isKnown = (habits: readonly Habits[], name: string): boolean =>
  habits.some(({ player, asksOwnCards }) => player === name && asksOwnCards.chances >= ENOUGH);

/** How often people name a card of their own: most hardly ever, some now and then, some ask for any cards alike. */
const POPULATION = [
  { share: 0.5, rate: 0.03 },
  { share: 0.3, rate: 0.25 },
  { share: 0.2, rate: 0.6 },
];

/** All suggestions of somebody together: which of the population it is comes out as the game goes on. */
function strangerFactor(layout: Layout, log: Log, player: string): Factor | undefined {
  const asked = log.flatMap((entry) =>
    entry.type === "suggestion" && entry.by === player
      ? [entry.cards.map((card) => layout.cardIndex.get(card) ?? -1)]
      : [],
  );
  if (asked.length === 0) return undefined;
  const seat = ownerIndex(layout, player);
  const kinds = POPULATION.map(({ share, rate }) => ({
    share,
    factors: asked.map((cards) => askFactor(layout, seat, cards, rate)),
  }));
  return (deal) =>
    kinds.reduce((sum, { share, factors }) => sum + factors.reduce((all, factor) => all * factor(deal), share), 0);
}

/** Never quite 0 or 1, however often it was seen. */
const rateOf = ({ seen, chances }: Tendency): number => (seen + 1) / (chances + 2);

function factorsOf(layout: Layout, log: Log, habits: readonly Habits[]): Factor[] {
  const seen = new Set<string>();
  return log.flatMap((entry): Factor[] => {
    if (entry.type !== "suggestion") return [];
    const cards = entry.cards.map((card) => layout.cardIndex.get(card) ?? -1);
    const asker = habits.find(({ player }) => player === entry.by);
    const asked =
      asker && asker.asksOwnCards.chances >= ENOUGH
        ? [askFactor(layout, ownerIndex(layout, entry.by), cards, rateOf(asker.asksOwnCards))]
        : [];
    const shown = showsOf(entry).flatMap(({ player, card }): Factor[] => {
      const name = `${player}|${card}`;
      const shower = habits.find((each) => each.player === player);
      if (card === null || seen.has(name) || !shower || !hasTaste(shower)) return [];
      seen.add(name);
      return [showFactor(layout, ownerIndex(layout, player), cards, layout.cardIndex.get(card) ?? -1, shower)];
    });
    return [...asked, ...shown];
  });
}

const hasTaste = ({ showsKind }: Habits): boolean => CARD_KINDS.some((kind) => showsKind[kind].chances >= ENOUGH);

/** How likely somebody with such a hand is to ask for these cards, beside somebody who asks for any cards alike. */
function askFactor({ kinds }: Layout, asker: number, cards: readonly number[], rate: number): Factor {
  const members = kinds.map(cardsIn);
  const all = members.reduce((product, { length }) => product * length, 1);
  return (deal) => {
    const without = members.reduce((product, ids) => product * ids.filter((card) => deal[card] !== asker).length, 1);
    const isOwn = cards.some((card) => deal[card] === asker);
    return isOwn ? (rate * all) / Math.max(1, all - without) : ((1 - rate) * all) / Math.max(1, without);
  };
}

/** How likely the shown card is chosen among those held, beside any of them alike. */
function showFactor(layout: Layout, shower: number, cards: readonly number[], shown: number, habits: Habits): Factor {
  const tastes = cards.map((card) => rateOf(habits.showsKind[layout.cards[card]?.kind ?? "suspect"]));
  return (deal) => {
    const held = cards.flatMap((card, at) => (deal[card] === shower ? [tastes[at] ?? 0] : []));
    const sum = held.reduce((a, b) => a + b, 0);
    return sum === 0 ? 1 : ((tastes[cards.indexOf(shown)] ?? 0) / sum) * held.length;
  };
}
