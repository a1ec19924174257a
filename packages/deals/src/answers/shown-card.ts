// Which card was shown: the one that was seen, or the only one of those asked for that the shower can have.

import type { Analysis } from "../analyse.ts";
import type { Show, Suggestion } from "../table/entry.ts";

/** The cards that may have been shown. */
export function shownCards({ links }: Analysis, { id, cards }: Suggestion, { player, card }: Show): readonly string[] {
  if (card !== null) return [card];
  return links.find((link) => link.entry === id && link.player === player)?.possible ?? cards;
}

export function shownCard(analysis: Analysis, entry: Suggestion, show: Show): string | undefined {
  const [card, another] = shownCards(analysis, entry, show);
  return another === undefined ? card : undefined;
}
