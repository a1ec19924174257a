// Who is still in the game. Whoever accused wrongly asks no more and is no threat, but still shows cards.

import type { Log } from "./entry.ts";

/** Who is still in the game and who has won, as far as accusations tell. */
export interface Contest {
  /** Players who accused wrongly. */
  readonly out: readonly string[];
  /** The right accusation, which ends the game. */
  readonly won?: { readonly by: string | null; readonly cards: readonly string[] };
}

/** Who is still in the game, from the accusations of a log. */
export function contestOf(log: Log): Contest {
  const out = new Set<string>();
  for (const entry of log) {
    if (entry.type !== "accusation") continue;
    if (entry.correct) return { out: [...out], won: { by: entry.by, cards: entry.cards } };
    if (entry.by !== null) out.add(entry.by);
  }
  return { out: [...out] };
}
