// How often the model may be asked: in bursts, by the day, by one caller, by all together. Every question costs money.
import { makeRateLimit, type RateLimit } from "../api/rate-limit.ts";

const DAY = 86_400_000;
/** A caller may have so much of the day's budget. */
const SHARE = 10;

interface DayCount {
  readonly day: number;
  readonly all: number;
  readonly each: ReadonlyMap<string, number>;
}

/** A fixed number of questions from midnight to midnight (UTC). */
export function makeDayBudget(budget: number, now: () => number): RateLimit {
  const share = Math.max(1, Math.ceil(budget / SHARE));
  let count: DayCount = { day: 0, all: 0, each: new Map() };
  return {
    take(caller) {
      const time = now();
      const day = Math.floor(time / DAY);
      if (day !== count.day) count = { day, all: 0, each: new Map() };
      const own = count.each.get(caller) ?? 0;
      if (count.all >= budget || own >= share) return Math.ceil(((day + 1) * DAY - time) / 1000);
      count = { day, all: count.all + 1, each: new Map(count.each).set(caller, own + 1) };
      return 0;
    },
  };
}

/** A question costs a token; one comes back every ten seconds to each, every second to all. The day's budget is touched last. */
export function newAdvisorLimit(budget: number, now: () => number): RateLimit {
  const bursts = makeRateLimit({
    each: { capacity: 8, perSecond: 0.1 },
    all: { capacity: 40, perSecond: 1 },
    addresses: 10_000,
    now,
  });
  const days = makeDayBudget(budget, now);
  return { take: (caller) => bursts.take(caller) || days.take(caller) };
}
