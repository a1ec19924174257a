// Which of my cards somebody has seen. By itself, so that a page which says it carries no search.
import { type Log, showsOf } from "./entry.ts";
import type { Setup } from "./setup.ts";

/** My cards that I have shown to a player, as far as it is noted. */
export function cardsSeenBy({ me }: Setup, log: Log, player: string): string[] {
  const shown = log.flatMap((entry) =>
    entry.type === "suggestion" && entry.by === player
      ? showsOf(entry).flatMap((show) => (show.player === me && show.card !== null ? [show.card] : []))
      : [],
  );
  return [...new Set(shown)];
}
