// The nearest existing word to a misspelt one.

import type { Remark } from "@demonstrandum/text";
import { clueRemark } from "./remarks/en.ts";

/** How many letters must be added, dropped, changed or swapped to get from one word to the other. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** The word of the list that was probably meant; undefined when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of words) {
    const steps = distance(wanted.slice(0, 60), candidate.toLowerCase());
    if (steps < bestDistance && steps < candidate.length) [best, bestDistance] = [candidate, steps];
  }
  return best;
}

/** A sentence, and the nearest word if there is one. */
export const withHint = (flaw: Remark, suggestion: string | undefined): Remark =>
  suggestion === undefined ? flaw : clueRemark.didYouMean({ flaw, suggestion });
