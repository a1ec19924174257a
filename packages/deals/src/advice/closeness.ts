// How close each opponent may be. Their hands are unknown to me, so their view is taken in many deals that fit what
// I know: they are assumed to note everything they see and to draw every simple conclusion.

import type { Log } from "../entry.ts";
import type { World } from "../matching.ts";
import { makeRandom } from "../random.ts";
import type { Table } from "../table.ts";
import { envelopesLeft, publicView, viewOf } from "./viewpoint.ts";

export interface Closeness {
  readonly player: string;
  /** Envelopes possible for someone who knows what all saw and what I showed to this player. */
  readonly publicly: number;
  /** Envelopes this player may still have to reckon with, over the deals looked at. */
  readonly fewest: number;
  readonly expected: number;
  /** The share of those deals in which the player can name the envelope. */
  readonly solved: number;
}

/** The views of all opponents over the given deals. */
export function closenessOf(table: Table, log: Log, worlds: readonly World[], seed: number): Closeness[] {
  return table.players
    .filter((_, seat) => seat !== table.me)
    .map((player) => {
      const random = makeRandom(seed);
      const counts = worlds.map((world) => envelopesLeft(viewOf(table, log, player, world, random)));
      return {
        player,
        publicly: envelopesLeft(publicView(table, log, player)),
        fewest: Math.min(...counts),
        expected: counts.reduce((sum, count) => sum + count, 0) / counts.length,
        solved: counts.filter((count) => count === 1).length / counts.length,
      };
    });
}

/** The share of deals in which at least one opponent can name the envelope. */
export function riskOf(table: Table, log: Log, worlds: readonly World[], seed: number): number {
  const random = makeRandom(seed);
  const opponents = table.players.filter((_, seat) => seat !== table.me);
  const lost = worlds.filter((world) =>
    opponents.some((player) => envelopesLeft(viewOf(table, log, player, world, random)) === 1),
  );
  return lost.length / worlds.length;
}
