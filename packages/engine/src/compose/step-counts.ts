// How many steps of a walk took one clue, two, and more: what a profile is to a walk under way.

export type Steps = readonly [one: number, two: number, more: number];

interface Counted {
  readonly length: number;
  readonly sizes: Int8Array;
}

/** How many of the wanted steps a walk has not taken; `sizes` says how many clues each move took, the start none. */
export function stepsLeft({ length, sizes }: Counted, wanted: Steps): Steps {
  let [ones, twos, longs] = wanted;
  for (let i = 1; i < length; i++) {
    if (sizes[i] === 1) ones--;
    else if (sizes[i] === 2) twos--;
    else longs--;
  }
  return [ones, twos, longs];
}

interface Cited extends Counted {
  readonly cites: Int32Array;
}

/** Where the people end whom the same clues settled at once. */
export function endOfInsight({ length, cites }: Cited, at: number): number {
  let end = at;
  while (end < length && cites[end] === cites[at]) end++;
  return end;
}

/** How many clues each insight took. */
export function insightSizes(walk: Cited): number[] {
  const sizes: number[] = [];
  for (let at = 1; at < walk.length; at = endOfInsight(walk, at)) sizes.push(walk.sizes[at] as number);
  return sizes;
}
