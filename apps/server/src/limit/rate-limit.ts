// A token bucket for each address and one for everybody, so that neither one visitor nor a crowd can use up what is there.
import { makeRecent } from "@demonstrandum/text";

interface Bucket {
  readonly capacity: number;
  /** Tokens that come back in a second. */
  readonly perSecond: number;
}

export interface RateLimit {
  /** Seconds to wait, or 0 when the request may pass. A request costs one token if nothing is said. */
  take(caller: string, cost?: number): number | Promise<number>;
}

/** One that asks nobody else. */
export interface OwnLimit extends RateLimit {
  take(caller: string, cost?: number): number;
}

interface Level {
  readonly tokens: number;
  readonly at: number;
}

interface RateLimitOptions {
  readonly each: Bucket;
  readonly all: Bucket;
  /** How many addresses are remembered. */
  readonly addresses: number;
  /** The time in milliseconds. */
  readonly now: () => number;
}

function refill({ tokens, at }: Level, { capacity, perSecond }: Bucket, now: number): Level {
  return { tokens: Math.min(capacity, tokens + (Math.max(0, now - at) / 1000) * perSecond), at: now };
}

const wait = ({ tokens }: Level, { perSecond }: Bucket, cost: number): number =>
  tokens >= cost ? 0 : Math.ceil((cost - tokens) / perSecond);

export function makeRateLimit({ each, all, addresses, now }: RateLimitOptions): OwnLimit {
  const levels = makeRecent<string, Level>(addresses);
  let total: Level = { tokens: all.capacity, at: now() };
  return {
    take(address, cost = 1) {
      const time = now();
      const own = refill(levels.get(address) ?? { tokens: each.capacity, at: time }, each, time);
      total = refill(total, all, time);
      const seconds = Math.max(wait(own, each, cost), wait(total, all, cost));
      const spent = seconds === 0 ? cost : 0;
      total = { ...total, tokens: total.tokens - spent };
      levels.set(address, { ...own, tokens: own.tokens - spent });
      return seconds;
    },
  };
}
