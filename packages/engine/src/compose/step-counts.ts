// How many steps of a walk took one clue, two, and more: what a profile is to a walk under way.

export type Steps = readonly [one: number, two: number, more: number];

/** How many of the wanted steps a walk has not taken; `sizes` says how many clues each move took, the start none. */
export function stepsLeft({ length, sizes }: { length: number; sizes: Int8Array }, wanted: Steps): Steps {
  let [ones, twos, longs] = wanted;
  for (let i = 1; i < length; i++) {
    if (sizes[i] === 1) ones--;
    else if (sizes[i] === 2) twos--;
    else longs--;
  }
  return [ones, twos, longs];
}
