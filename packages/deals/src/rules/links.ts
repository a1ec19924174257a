// "Showed one of these": what each such entry still leaves possible, and where several point at the same card.

import type { Odds } from "../count/odds.ts";
import type { Evidence } from "../search/restriction.ts";
import type { Log } from "../table/entry.ts";
import { cardIds, cardsIn, type Layout, ownerName, size } from "../table/layout.ts";

/** An answer that showed one of three cards, and which of them it may have been. */
export interface LinkState {
  /** The entry and the player, as one word. */
  readonly id: string;
  readonly entry: string;
  readonly player: string;
  readonly cards: readonly string[];
  /** Cards of the link that the player has in at least one deal. */
  readonly possible: readonly string[];
  /** Cards of the link that the player certainly has. */
  readonly held: readonly string[];
  /** Open links still say something that the cells do not. */
  readonly open: boolean;
}

/** Rule 1.6: a card in several open links of a player. Likely, perhaps, and never proved by that. */
export interface Lead {
  readonly player: string;
  readonly card: string;
  readonly links: readonly string[];
  readonly probability: number;
}

export function linksOf({ layout, restrictions }: Evidence, log: Log, possible: Int32Array): LinkState[] {
  const others = (owner: number) => possible.reduce((mask, own, at) => (at === owner ? mask : mask | own), 0);
  return restrictions.flatMap((restriction) => {
    if (restriction.type !== "hits") return [];
    const { owner, cards, entry } = restriction;
    const left = cards & (possible[owner] ?? 0);
    const held = left & ~others(owner);
    const player = ownerName(layout, owner);
    const id = log[entry]?.id ?? "";
    return {
      id: `${id}/${player}`,
      entry: id,
      player,
      cards: cardIds(layout, cards),
      possible: cardIds(layout, left),
      held: cardIds(layout, held),
      open: held === 0 && size(left) > 1,
    };
  });
}

export function leadsOf(layout: Layout, links: readonly LinkState[], { probability }: Odds): Lead[] {
  const open = links.filter((link) => link.open);
  const leads = layout.players.flatMap((player, seat) => {
    const own = open.filter((link) => link.player === player);
    return cardsIn(layout.dealt).flatMap((card) => {
      const id = layout.cards[card]?.id ?? "";
      const shared = own.filter((link) => link.possible.includes(id));
      if (shared.length < 2) return [];
      return { player, card: id, links: shared.map((link) => link.id), probability: probability[seat]?.[card] ?? 0 };
    });
  });
  return leads.sort((a, b) => b.probability - a.probability);
}
