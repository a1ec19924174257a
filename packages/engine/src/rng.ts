// Our own seeded random numbers: 32-bit integer arithmetic only, so a seed gives the same puzzle on every machine.
// A seed is any string. `derive` names the seed of item i; no two (seed, i) pairs share a name.

/** Random numbers from a seed, the same on every machine. */
export interface Rng {
  /** The next 32 random bits, as a number from 0 to 2^32 - 1. */
  next(): number;
  /** Each of 0 … limit-1 equally often. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** An index, each as often as its whole-numbered weight says. */
  weighted(weights: readonly number[]): number;
}

/** The last "#" separates the parts, so the pair can be read back and never collides with another. */
export const derive = (seed: string, index: number): string => `${seed}#${index}`;

/** `below` takes no larger limit. */
const WIDEST = 2 ** 20;

/** Random numbers from a seed. */
export function makeRng(seed: string): Rng {
  const next = makeSource(seed);
  const below = (limit: number): number => {
    if (!(limit >= 1 && limit <= WIDEST)) throw new RangeError(`Cannot choose among ${limit} things.`);
    for (;;) {
      const bits = next();
      // The product is below 2^53, so it is exact; its upper part is the choice, its lower part tells if it was fair.
      const low = Math.imul(bits, limit) >>> 0;
      if (low >= limit || low >= 0x100000000 % limit) return Math.floor((bits * limit) / 0x100000000);
    }
  };
  return {
    next,
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    shuffle: (items) => shuffled(items, below),
    weighted: (weights) => weightedIndex(weights, below),
  };
}

function shuffled<T>(items: readonly T[], below: (limit: number) => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

function weightedIndex(weights: readonly number[], below: (limit: number) => number): number {
  let rest = below(weights.reduce((sum, weight) => sum + weight, 0));
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return i;
  }
  throw new RangeError("The weights changed while choosing.");
}

/** sfc32, Chris Doty-Humphrey's small fast counting generator: 128 bits of state, filled from the seed's characters. */
function makeSource(seed: string): () => number {
  let [a, b, c, d] = spread(seed);
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  return next;
}

/** A hash of our own: four lanes that each read every character; the length goes in last. */
function spread(seed: string): [number, number, number, number] {
  const lanes: [number, number, number, number] = [0x2545f491, 0x3c6ef372, 0x1b873593, 0x6a09e667];
  const stir = (value: number): void => {
    lanes[0] = Math.imul(lanes[0] ^ value, 0x85ebca6b) ^ (lanes[3] >>> 13);
    lanes[1] = Math.imul(lanes[1] ^ value, 0xc2b2ae35) ^ (lanes[0] >>> 15);
    lanes[2] = Math.imul(lanes[2] ^ value, 0x27d4eb2f) ^ (lanes[1] >>> 16);
    lanes[3] = Math.imul(lanes[3] ^ value, 0x165667b1) ^ (lanes[2] >>> 14);
  };
  for (let i = 0; i < seed.length; i++) stir(seed.charCodeAt(i) + 1);
  for (let i = 0; i < 4; i++) stir(seed.length + 0x10000);
  return lanes;
}
