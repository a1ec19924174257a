// A small seeded generator, so that everything drawn can be drawn again.

/** Gives numbers in [0, 1). */
export type Random = () => number;

/** The mulberry32 generator: 32 bits of state, good enough for shuffling and sampling. */
export function seedRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x = (x + Math.imul(x ^ (x >>> 7), x | 61)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A whole number in [0, limit). */
export function pickIndex(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** A new list in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = pickIndex(random, last + 1);
    const here = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = here;
  }
  return copy;
}
