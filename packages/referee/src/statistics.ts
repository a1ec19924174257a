// What a player has done so far, from their results alone.

import type { GameTally, Store } from "@demonstrandum/store";
import { type Streak, streakOf } from "./streak.ts";

export interface Statistics {
  readonly streak: Streak;
  readonly games: readonly GameTally[];
}

/** The store adds up: of thousands of results only the days that were won come here. */
export async function statisticsOf(store: Store, player: string, now: number): Promise<Statistics> {
  return { streak: streakOf(await store.wonDays(player), now), games: await store.tallies(player) };
}
