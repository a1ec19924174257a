// Which entries prove something: a minimal set, so that leaving out any one of them proves it no longer.

import { hasDeal, proves } from "../search/find-deal.ts";
import { type CellFact, type Evidence, onlyEntries } from "../search/restriction.ts";

/** Drops entries while the rest still passes the test. The test must pass for all of them. */
function minimise(entries: readonly number[], passes: (entries: ReadonlySet<number>) => boolean): number[] {
  const kept = new Set(entries);
  let chunk = Math.ceil(entries.length / 4);
  // Large pieces first: most entries have nothing to do with the matter.
  for (; chunk > 1; chunk = Math.ceil(chunk / 2)) dropChunks([...kept], chunk, kept, passes);
  dropChunks([...kept], 1, kept, passes);
  return [...kept].sort((a, b) => a - b);
}

function dropChunks(list: number[], chunk: number, kept: Set<number>, passes: (entries: Set<number>) => boolean) {
  for (let from = 0; from < list.length; from += chunk) {
    const piece = list.slice(from, from + chunk);
    for (const entry of piece) kept.delete(entry);
    if (!passes(kept)) for (const entry of piece) kept.add(entry);
  }
}

/** A minimal set of entries, out of those given, that proves one of the cells. */
export function minimalReasons(evidence: Evidence, entries: readonly number[], cells: readonly CellFact[]): number[] {
  if (entries.length === 0) return [];
  return minimise(entries, (kept) =>
    proves(
      onlyEntries(evidence, (entry) => kept.has(entry)),
      cells,
    ),
  );
}

/** The number of first entries that suffice to prove one of the cells; all of them must. */
export function earliestProof(evidence: Evidence, cells: readonly CellFact[]): number {
  return firstPassing(evidence.entries, (count) =>
    proves(
      onlyEntries(evidence, (entry) => entry < count),
      cells,
    ),
  );
}

/** A contradiction: the entries that cannot all be right, and those whose removal alone repairs the log. */
export interface Clash {
  readonly entries: readonly number[];
  readonly repairs: readonly number[];
  /** How many first entries still fit together. */
  readonly sound: number;
}

/** Why no deal fits the evidence. */
export function findClash(evidence: Evidence): Clash {
  const fits = (keep: (entry: number) => boolean) => hasDeal(onlyEntries(evidence, keep));
  const first = firstPassing(evidence.entries, (count) => !fits((entry) => entry < count));
  const prefix = Array.from({ length: first }, (_, entry) => entry);
  const entries = minimise(prefix, (kept) => !fits((entry) => kept.has(entry)));
  const repairs = entries.filter((suspect) => fits((entry) => entry !== suspect));
  return { entries, repairs, sound: Math.max(0, first - 1) };
}

/** The smallest number up to `limit` that passes, when every larger one passes too. */
function firstPassing(limit: number, passes: (count: number) => boolean): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
