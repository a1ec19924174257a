// Which entries prove something: a minimal set, so that leaving out any one of them proves it no longer.
// Where the effort is spent, what is left proves it still, but may hold entries that are not needed.

import type { Effort } from "../search/effort.ts";
import { findDeal, isDeal, proves } from "../search/find-deal.ts";
import { type CellFact, type Evidence, onlyEntries } from "../search/restriction.ts";

/** Steps for one question; most take a few. */
const QUESTION = 2000;

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
export function minimalReasons(
  evidence: Evidence,
  entries: readonly number[],
  cells: readonly CellFact[],
  effort: Effort,
): number[] {
  if (entries.length === 0) return [];
  return minimise(entries, (kept) =>
    proves(
      onlyEntries(evidence, (entry) => kept.has(entry)),
      cells,
      effort.part(QUESTION),
    ),
  );
}

/** Whether the entries before one suffice to prove one of the cells. */
export function isProvedBefore(evidence: Evidence, last: number, cells: readonly CellFact[], effort: Effort): boolean {
  const before = onlyEntries(evidence, (entry) => entry < last);
  return proves(before, cells, effort.part(QUESTION));
}

/** The number of first entries that suffice to prove one of the cells; all of them must. */
export function earliestProof(evidence: Evidence, cells: readonly CellFact[], effort: Effort): number {
  return firstPassing(evidence.entries, (count) => isProvedBefore(evidence, count, cells, effort));
}

/** A contradiction: the entries that cannot all be right, and those whose removal alone repairs the log. */
export interface Clash {
  readonly entries: readonly number[];
  readonly repairs: readonly number[];
}

/** Why no deal fits the evidence. */
export function findClash(evidence: Evidence, effort: Effort): Clash {
  const find = (keep: (entry: number) => boolean) => findDeal(onlyEntries(evidence, keep), effort.part(QUESTION));
  const first = firstPassing(evidence.entries, (count) => find((entry) => entry < count) === "none");
  const prefix = Array.from({ length: first }, (_, entry) => entry);
  const entries = minimise(prefix, (kept) => find((entry) => kept.has(entry)) === "none");
  const repairs = entries.filter((suspect) => isDeal(find((entry) => entry !== suspect)));
  return { entries, repairs };
}

/** How many of the entries, in the order given, fit together: all before the first that does not. */
export function soundBeginning(evidence: Evidence, entries: readonly number[], effort: Effort): number {
  const fails = (count: number) => {
    const kept = new Set(entries.slice(0, count));
    return (
      findDeal(
        onlyEntries(evidence, (entry) => kept.has(entry)),
        effort.part(QUESTION),
      ) === "none"
    );
  };
  return firstPassing(entries.length + 1, fails) - 1;
}

/** The entries that fit those kept before them, in an order of trust. */
export function fittingEntries(evidence: Evidence, trusted: readonly number[], effort: Effort): number[] {
  let kept = [...trusted];
  for (let sound = 0; sound < kept.length; ) {
    sound = soundBeginning(evidence, kept, effort);
    kept = kept.toSpliced(sound, 1);
  }
  return kept;
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
