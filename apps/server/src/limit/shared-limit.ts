// A limit that several processes keep together, by what the store counts for them. A process takes a handful of tokens at a time and spends
// them here, so that most requests ask nobody; all together never spend more than the allowance.

import type { Allowance } from "@demonstrandum/store";
import { makeRecent } from "@demonstrandum/text";
import type { RateLimit } from "./rate-limit.ts";

/** Takes tokens for all processes. How many are missing; 0 if they were taken. */
export type Spend = (name: string, cost: number, allowance: Allowance) => Promise<number>;

export interface SharedLimitOptions {
  /** What is limited: each purpose has tokens of its own. */
  readonly purpose: string;
  readonly each: Allowance;
  /** How many tokens are taken at a time: others cannot spend these. */
  readonly handful: number;
  /** How many callers are remembered. */
  readonly addresses: number;
  readonly now: () => number;
  readonly spend: Spend;
}

interface Hand {
  tokens: number;
  /** Not spent by then, they are gone: the allowance has filled up meanwhile. */
  until: number;
  /** Until then so many are not to be had, and nobody asks for them. */
  closed: { readonly until: number; readonly cost: number };
  asking: Promise<void> | undefined;
}

const KEPT_FOR = 10_000;
/** How long a store in trouble is left alone. */
const CALM = 5_000;

/** Refuses nobody while the store is in trouble: a limit of the process's own stands beside this one. */
export function makeSharedLimit({ purpose, each, handful, addresses, now, spend }: SharedLimitOptions): RateLimit {
  const hands = makeRecent<string, Hand>(addresses);
  let calmUntil = 0;

  const handOf = (caller: string): Hand => {
    const hand = hands.get(caller) ?? { tokens: 0, until: 0, closed: { until: 0, cost: 0 }, asking: undefined };
    hands.set(caller, hand);
    return hand;
  };
  const left = ({ tokens, until }: Hand): number => (until > now() ? tokens : 0);
  const fill = (hand: Hand, tokens: number): void => {
    hand.tokens = left(hand) + tokens;
    hand.until = now() + KEPT_FOR;
  };
  const ask = async (hand: Hand, caller: string, cost: number): Promise<void> => {
    const name = `${purpose} ${caller}`;
    const wanted = Math.max(cost, handful);
    if ((await spend(name, wanted, each)) === 0) return fill(hand, wanted);
    const missing = await spend(name, cost, each);
    if (missing === 0) return fill(hand, cost);
    hand.closed = { until: now() + (1000 * missing) / each.perSecond, cost };
  };
  const askOnce = (hand: Hand, caller: string, cost: number): Promise<void> => {
    hand.asking ??= ask(hand, caller, cost)
      .catch(() => {
        calmUntil = now() + CALM;
      })
      .finally(() => {
        hand.asking = undefined;
      });
    return hand.asking;
  };
  return {
    async take(caller, cost = 1) {
      const hand = handOf(caller);
      while (left(hand) < cost) {
        if (calmUntil > now()) return 0;
        const { until, cost: refused } = hand.closed;
        if (until > now() && cost >= refused) return Math.ceil((until - now()) / 1000);
        await askOnce(hand, caller, cost);
      }
      hand.tokens -= cost;
      return 0;
    },
  };
}

/** Whoever passes the one is counted by the other. */
export const inTurn = (first: RateLimit, then: RateLimit | undefined): RateLimit =>
  then ? { take: async (caller, cost) => (await first.take(caller, cost)) || then.take(caller, cost) } : first;
