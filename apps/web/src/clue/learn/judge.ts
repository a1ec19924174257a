// My marks against what follows: sound, not yet provable, or wrong; and what of all that is certain I have found.
import { type Analysis, ENVELOPE } from "@demonstrandum/deals";
import { cellKey, certainHolding } from "../store/mark.ts";
import type { LearningNotes } from "../store/notes.ts";

/** "open": it fits, and so does its opposite. */
export type NoteVerdict = "sound" | "open" | "wrong";

export interface JudgedNote {
  readonly key: string;
  readonly owner: string;
  readonly card: string;
  readonly holds: boolean;
  readonly verdict: NoteVerdict;
}

const cellsOf = ({ matrix }: Analysis): { readonly owner: string; readonly card: string }[] =>
  Object.entries(matrix).flatMap(([card, row]) =>
    [...Object.keys(row.players), ENVELOPE].map((owner) => ({ owner, card })),
  );

/** Wrong ones first, then those that are not provable yet. */
export function judgeNotes(analysis: Analysis, notes: LearningNotes): JudgedNote[] {
  const order: readonly NoteVerdict[] = ["wrong", "open", "sound"];
  return cellsOf(analysis)
    .flatMap(({ owner, card }) => {
      const key = cellKey(owner, card);
      const holds = notes[key];
      if (holds === undefined) return [];
      const certain = certainHolding(analysis, owner, card);
      const verdict: NoteVerdict = certain === undefined ? "open" : certain === holds ? "sound" : "wrong";
      return [{ key, owner, card, holds, verdict }];
    })
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

/** How many cells are certain beyond what the hand itself says, and how many of them were found. */
export function foundOf(
  given: Analysis,
  analysis: Analysis,
  notes: LearningNotes,
): { readonly found: number; readonly all: number } {
  const provable = cellsOf(analysis).filter(
    ({ owner, card }) =>
      certainHolding(analysis, owner, card) !== undefined && certainHolding(given, owner, card) === undefined,
  );
  const found = provable.filter(
    ({ owner, card }) => notes[cellKey(owner, card)] === certainHolding(analysis, owner, card),
  );
  return { found: found.length, all: provable.length };
}

/** The table as my marks have it: what the hand says, and what I marked. */
export function asNoted(given: Analysis, notes: LearningNotes): Analysis {
  const rows = Object.entries(given.matrix).map(([card, row]) => {
    const noteOf = (owner: string) => notes[cellKey(owner, card)];
    const players = Object.entries(row.players).map(([player, state]) => {
      const holds = noteOf(player);
      return [player, holds === undefined ? state : holds ? "owned" : "not_owned"] as const;
    });
    const inside = noteOf(ENVELOPE);
    const envelope = inside === undefined ? row.envelope : inside ? "envelope" : "not_owned";
    return [card, { players: Object.fromEntries(players), envelope }] as const;
  });
  return { ...given, matrix: Object.fromEntries(rows) };
}
