// The knowledge matrix in the words of the table: one state for each card and player, and one for the envelope.

import type { Literal } from "../search/restriction.ts";
import type { Table } from "../table/layout.ts";
import type { LinkState } from "./links.ts";

export type CellState = "unknown" | "owned" | "not_owned" | "potentially_owned";
export type EnvelopeState = "unknown" | "envelope" | "not_owned";

export interface CardRow {
  readonly players: Readonly<Record<string, CellState>>;
  readonly envelope: EnvelopeState;
}

export function makeMatrix(
  table: Table,
  certain: readonly Literal[],
  links: readonly LinkState[],
): Record<string, CardRow> {
  const known = new Map(certain.map(({ owner, card, holds }) => [owner * table.cards.length + card, holds]));
  const linked = new Set(
    links.filter(({ open }) => open).flatMap(({ player, possible }) => possible.map((card) => `${player}|${card}`)),
  );
  const stateOf = (seat: number, card: number, id: string): CellState => {
    const holds = known.get(seat * table.cards.length + card);
    if (holds !== undefined) return holds ? "owned" : "not_owned";
    return linked.has(`${table.players[seat]}|${id}`) ? "potentially_owned" : "unknown";
  };
  const rows = table.cards.map(({ id }, card): [string, CardRow] => {
    const players = table.players.map((player, seat) => [player, stateOf(seat, card, id)] as const);
    const inside = known.get(table.envelope * table.cards.length + card);
    const envelope = inside === undefined ? "unknown" : inside ? "envelope" : "not_owned";
    return [id, { players: Object.fromEntries(players), envelope }];
  });
  return Object.fromEntries(rows);
}
