// Numbers at random, the same in every run.

import type { Below } from "../proposals.ts";

/** The high bits of a linear congruential generator. */
export function belowFrom(seed: number): Below {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
