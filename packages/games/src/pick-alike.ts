// Clues of all forms alike, so that no form crowds the others out.

import type { Rng } from "@demonstrandum/engine";

export type OfForm<T> = readonly [form: string, clues: readonly T[]];

/** So many at most, one of each form in turn, none twice. */
export function pickAlike<T>(forms: readonly OfForm<T>[], most: number, rng: Rng): T[] {
  const piles = rng.shuffle(forms).map(([, clues]) => rng.shuffle([...clues]));
  const picked = new Map<string, T>();
  for (let round = 0; picked.size < most && piles.some((pile) => pile.length > round); round++) {
    for (const pile of piles) {
      const clue = pile[round];
      if (clue !== undefined && picked.size < most) picked.set(JSON.stringify(clue), clue);
    }
  }
  return [...picked.values()];
}
