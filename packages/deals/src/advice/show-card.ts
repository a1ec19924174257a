// Which card to show when asked: the one that leaves the asker with the most envelopes to reckon with.

import { drawDeals, pickDeals } from "../count/draw.ts";
import { pickIndex, seedRandom } from "../random.ts";
import { DEFAULT_STEPS, Effort } from "../search/effort.ts";
import { makeEvidence } from "../search/restriction.ts";
import { type Log, type Suggestion, showsOf } from "../table/entry.ts";
import { makeLayout } from "../table/layout.ts";
import type { Setup } from "../table/setup.ts";
import { envelopesLeft, viewOf } from "./viewpoint.ts";

/** Somebody asks, and one of several cards must be shown. */
export interface ShowQuestion {
  readonly asker: string;
  readonly cards: readonly [string, string, string];
  /** Who passed before it was my turn. */
  readonly passed?: readonly string[];
}

/** A card one could show, and what it would give away. */
export interface ShowChoice {
  readonly card: string;
  /** Envelopes the asker is expected to reckon with afterwards. */
  readonly leaves: number;
  /** Whether I showed it to this asker before, in which case it tells nothing. */
  readonly seenBefore: boolean;
  /** How many other players I showed it to. */
  readonly seenByOthers: number;
}

const DEALS = 120;

/** My cards among those asked for, the best to show first; empty when I have none of them. */
export function adviseShow(
  setup: Setup,
  log: Log,
  question: ShowQuestion,
  options: { seed?: number } = {},
): ShowChoice[] {
  const { me, myHand = [] } = setup;
  if (me === undefined) return [];
  const held = question.cards.filter((card) => myHand.includes(card));
  const layout = makeLayout(setup);
  const seed = options.seed ?? 1;
  const draw = drawDeals(makeEvidence(layout, log), {
    weighted: true,
    budget: 5_000_000,
    listUpTo: 0,
    draws: DEALS,
    seed,
    steps: DEFAULT_STEPS,
  });
  const deals = typeof draw === "string" ? [] : pickDeals(draw, DEALS, seed);
  const effort = new Effort(DEFAULT_STEPS);
  const choices = held.map((card) => {
    const after = [...log, entryOf(question, me, card)];
    const random = seedRandom(seed);
    const draws = (cards: readonly number[]) => cards[pickIndex(random, cards.length)];
    const left = deals.map((deal) => envelopesLeft(viewOf(layout, after, question.asker, deal, draws), effort));
    return {
      card,
      leaves: left.length === 0 ? 0 : left.reduce((sum, count) => sum + count, 0) / left.length,
      ...shownBefore(log, me, question.asker, card),
    };
  });
  return choices.sort(
    (a, b) => b.leaves - a.leaves || Number(b.seenBefore) - Number(a.seenBefore) || b.seenByOthers - a.seenByOthers,
  );
}

function entryOf({ asker, cards, passed }: ShowQuestion, me: string, card: string): Suggestion {
  const [suspect, weapon, room] = cards;
  return {
    type: "suggestion",
    id: "asked now",
    time: 0,
    by: asker,
    cards: [suspect, weapon, room],
    passed: [...(passed ?? [])],
    shower: me,
    card,
  };
}

function shownBefore(log: Log, me: string, asker: string, card: string) {
  const seenBy = new Set(
    log.flatMap((entry) => {
      if (entry.type !== "suggestion") return [];
      return showsOf(entry).some((show) => show.player === me && show.card === card) ? [entry.by] : [];
    }),
  );
  return { seenBefore: seenBy.has(asker), seenByOthers: [...seenBy].filter((name) => name !== asker).length };
}
