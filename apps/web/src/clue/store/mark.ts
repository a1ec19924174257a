// What a player has marked by hand, beside what the engine says of the same cell: the two may agree, repeat each other or differ.
import { type Analysis, ENVELOPE, type Log } from "@demonstrandum/deals";

/**
 * "alone": certain because of the mark. "repeats": the other entries prove it too. "differs": the other entries prove the opposite.
 * "contested": certain because of the mark, but other entries contradict it. "unused": not counted, as the log contradicts itself before.
 */
export type MarkStanding = "alone" | "repeats" | "differs" | "contested" | "unused";

export interface Mark {
  readonly holds: boolean;
  readonly standing: MarkStanding;
}

export const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

export const cellKey = (owner: string, card: string): string => `${owner}|${card}`;

/** True or false when it is certain who has the card. */
export function certainHolding({ matrix }: Analysis, owner: string, card: string): boolean | undefined {
  const row = matrix[card];
  const state = owner === ENVELOPE ? row?.envelope : row?.players[owner];
  if (state === "owned" || state === "envelope") return true;
  return state === "not_owned" ? false : undefined;
}

/** All marks, by cell; of several on one cell the latest. */
export function marksOf(log: Log, analysis: Analysis): ReadonlyMap<string, Mark> {
  const facts = log.filter((entry) => entry.type === "fact");
  return new Map(
    facts.map(({ id, owner, card, holds }) => {
      const standing = standingOf(analysis, { id, owner, card, holds });
      return [cellKey(owner, card), { holds, standing }] as const;
    }),
  );
}

interface MarkedCell {
  readonly id: string;
  readonly owner: string;
  readonly card: string;
  readonly holds: boolean;
}

function standingOf(analysis: Analysis, { id, owner, card, holds }: MarkedCell): MarkStanding {
  const certain = certainHolding(analysis, owner, card);
  if (certain === undefined) return "unused";
  if (certain !== holds) return "differs";
  const { deductions, conflict } = analysis;
  const proof = deductions.findLast(
    ({ claim }) => claim.kind === "cell" && claim.owner === owner && claim.card === card,
  );
  if (proof && !proof.sources.includes(id)) return "repeats";
  return conflict?.entries.includes(id) ? "contested" : "alone";
}
