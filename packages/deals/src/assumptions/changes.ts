// What an assumption changes: cells that are certain only under it, and the envelopes that are left.

import type { Analysis, Envelope } from "../analyse.ts";
import { ENVELOPE } from "../table/setup.ts";

/** Somebody, or the envelope, has a card or does not, if the assumption is true. */
export interface AssumedCell {
  readonly owner: string;
  readonly card: string;
  readonly holds: boolean;
}

/** What would be certain under an assumption, and how many envelopes would be left. */
export interface Changes {
  /** Certain then and not now, those that somebody holds first. */
  readonly cells: readonly AssumedCell[];
  readonly envelopesNow: number;
  readonly envelopesThen: number;
  readonly best: Envelope | undefined;
}

/** Undefined where the assumption contradicts the log. */
export function changesBetween(now: Analysis, then: Analysis): Changes | undefined {
  if (!then.consistent) return undefined;
  const known = new Set(certainOf(now).map(keyOf));
  const cells = certainOf(then).filter((cell) => !known.has(keyOf(cell)));
  return {
    cells: cells.toSorted((a, b) => Number(b.holds) - Number(a.holds)),
    envelopesNow: now.envelopes.length,
    envelopesThen: then.envelopes.length,
    best: then.envelopes[0],
  };
}

const keyOf = ({ owner, card }: AssumedCell): string => `${owner}|${card}`;

function certainOf({ matrix }: Analysis): AssumedCell[] {
  return Object.entries(matrix).flatMap(([card, row]) => {
    const cells = [...Object.entries(row.players), [ENVELOPE, row.envelope] as const];
    return cells.flatMap(([owner, state]): AssumedCell[] => {
      if (state === "owned" || state === "envelope") return [{ owner, card, holds: true }];
      return state === "not_owned" ? [{ owner, card, holds: false }] : [];
    });
  });
}
