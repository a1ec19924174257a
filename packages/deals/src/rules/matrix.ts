// The knowledge matrix in the words of the table: one state for each card and player, and one for the envelope.

import type { CellFact } from "../search/restriction.ts";
import type { Layout } from "../table/layout.ts";
import type { LinkState } from "./links.ts";

/** What is known of one card in one hand. */
export type CellState = "unknown" | "owned" | "not_owned" | "potentially_owned";
/** What is known of one card and the envelope. */
export type EnvelopeState = "unknown" | "envelope" | "not_owned";

/** Where a card may be: what is known of it for each player and for the envelope. */
export interface CardRow {
  readonly players: Readonly<Record<string, CellState>>;
  readonly envelope: EnvelopeState;
}

export function makeMatrix(
  layout: Layout,
  certain: readonly CellFact[],
  links: readonly LinkState[],
): Record<string, CardRow> {
  const known = new Map(certain.map(({ owner, card, holds }) => [owner * layout.cards.length + card, holds]));
  const linked = new Set(
    links.filter(({ open }) => open).flatMap(({ player, possible }) => possible.map((card) => `${player}|${card}`)),
  );
  const stateOf = (seat: number, card: number, id: string): CellState => {
    const holds = known.get(seat * layout.cards.length + card);
    if (holds !== undefined) return holds ? "owned" : "not_owned";
    return linked.has(`${layout.players[seat]}|${id}`) ? "potentially_owned" : "unknown";
  };
  const rows = layout.cards.map(({ id }, card): [string, CardRow] => {
    const players = layout.players.map((player, seat) => [player, stateOf(seat, card, id)] as const);
    const inside = known.get(layout.envelope * layout.cards.length + card);
    const envelope = inside === undefined ? "unknown" : inside ? "envelope" : "not_owned";
    return [id, { players: Object.fromEntries(players), envelope }];
  });
  return Object.fromEntries(rows);
}
