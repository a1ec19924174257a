// How often one address may ask about daily puzzles. What makes a puzzle or a player costs as much as ten moves.
import { makeRateLimit, type RateLimit } from "../api/rate-limit.ts";

export const COSTLY = 10;

/** `factor` makes room for a crowd behind one address, or for a measurement. */
export const makeDailyLimit = (now: () => number, factor: number): RateLimit =>
  makeRateLimit({
    each: { capacity: 300 * factor, perSecond: 10 * factor },
    all: { capacity: 20_000 * factor, perSecond: 2_000 * factor },
    addresses: 20_000,
    now,
  });
