// How often one address may ask about daily puzzles. What makes a puzzle or a player costs as much as ten verdicts, and a proof, which takes
// a worker's time, as much as four.
import { makeRateLimit, type RateLimit } from "../limit/rate-limit.ts";
import { inTurn, makeSharedLimit, type Spend } from "../limit/shared-limit.ts";

export const COSTLY = 10;

/** Beside what it costs to ask. */
export const PROOF = 3;

const PLAYS_PER_TOKEN = 20;
/** Whoever has played for years can still take their data along. */
const MOST_FOR_PLAYS = 100;

/** For reading or deleting so many plays with all of their moves. */
export const costOfPlays = (count: number): number => Math.min(MOST_FOR_PLAYS, Math.floor(count / PLAYS_PER_TOKEN));

const ADDRESSES = 20_000;
const HANDFUL = 20;

/** `factor` makes room for a crowd behind one address, or for a measurement; with `spend` processes count together. */
export function makeDailyLimit(now: () => number, factor: number, spend?: Spend): RateLimit {
  const each = { capacity: 300 * factor, perSecond: 10 * factor };
  const all = { capacity: 20_000 * factor, perSecond: 2_000 * factor };
  const own = makeRateLimit({ each, all, addresses: ADDRESSES, now });
  const options = { purpose: "daily", each, handful: HANDFUL * factor, addresses: ADDRESSES, now };
  return inTurn(own, spend && makeSharedLimit({ ...options, spend }));
}
