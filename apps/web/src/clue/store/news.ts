// What an entry has taught: the deductions that were not there before.
import type { Analysis, Deduction } from "@demonstrandum/deals";

export interface News {
  /** Worth telling. */
  readonly told: readonly Deduction[];
  /** Cells that have become certain, as `owner|card`. */
  readonly cells: ReadonlySet<string>;
}

export const NO_NEWS: News = { told: [], cells: new Set() };

/** Deductions worth telling: who has what, what is in the envelope and what narrows down to two or three cards; not every
 * cross and not my own hand. */
export const isNotable = ({ claim, rule }: Deduction): boolean =>
  claim.kind !== "cell" || (claim.holds && rule !== "hand" && rule !== "face-up");

export function newsOf(before: Analysis | undefined, after: Analysis): News {
  if (!before) return NO_NEWS;
  const known = new Set(before.deductions.map(({ id }) => id));
  const fresh = after.deductions.filter(({ id }) => !known.has(id));
  const cells = fresh.flatMap(({ claim }) => (claim.kind === "cell" ? [`${claim.owner}|${claim.card}`] : []));
  return { told: fresh.filter(isNotable), cells: new Set(cells) };
}
