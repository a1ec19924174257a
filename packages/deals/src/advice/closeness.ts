// How close each opponent may be. Their hands are unknown to me, so their view is taken in many deals that fit what
// I know: they are assumed to note everything they see and to draw every simple conclusion.

import { seedRandom } from "../random.ts";
import { DEFAULT_STEPS, Effort } from "../search/effort.ts";
import type { Deal } from "../search/matching.ts";
import { contestOf } from "../table/contest.ts";
import type { Log } from "../table/entry.ts";
import type { Layout } from "../table/layout.ts";
import { envelopesLeft, publicView, viewOf } from "./viewpoint.ts";

export interface Closeness {
  readonly player: string;
  /** Whether the player accused wrongly and can win no more. */
  readonly isOut: boolean;
  /** Envelopes possible for someone who knows what all saw and what I showed to this player, but no hand. */
  readonly publicly: number;
  /** Envelopes this player may still have to reckon with, over the deals looked at. */
  readonly fewest: number;
  readonly expected: number;
  /** The share of those deals in which the player can name the envelope. */
  readonly solved: number;
}

export interface Opponents {
  readonly opponents: readonly Closeness[];
  /** The share of deals in which at least one opponent can name the envelope. */
  readonly risk: number;
}

/** The views of all opponents over the given deals. */
export function viewOpponents(layout: Layout, log: Log, deals: readonly Deal[], seed: number): Opponents {
  const effort = new Effort(DEFAULT_STEPS);
  const names = layout.players.filter((_, seat) => seat !== layout.me);
  const counts = names.map((player) => {
    const random = seedRandom(seed);
    return deals.map((deal) => envelopesLeft(viewOf(layout, log, player, deal, random), effort));
  });
  const { out } = contestOf(log);
  const racing = counts.filter((_, at) => !out.includes(names[at] ?? ""));
  const lost = deals.filter((_, at) => racing.some((own) => own[at] === 1)).length;
  return {
    opponents: names.map((player, at) => ({
      ...closenessOf(player, counts[at] ?? [], envelopesLeft(publicView(layout, log, player), effort)),
      isOut: out.includes(player),
    })),
    risk: lost / Math.max(1, deals.length),
  };
}

function closenessOf(player: string, counts: readonly number[], publicly: number): Omit<Closeness, "isOut"> {
  const seen = Math.max(1, counts.length);
  return {
    player,
    publicly,
    fewest: Math.min(...counts),
    expected: counts.reduce((sum, count) => sum + count, 0) / seen,
    solved: counts.filter((count) => count === 1).length / seen,
  };
}
