// How often the model may be asked: in bursts, by the day, by one caller, by all together. Every question costs money.
import { makeRateLimit, type OwnLimit, type RateLimit } from "../limit/rate-limit.ts";
import { inTurn, makeSharedLimit, type Spend } from "../limit/shared-limit.ts";

const DAY = 86_400_000;
/** A caller may have so much of the day's budget. */
const SHARE = 10;

interface DayCount {
  readonly day: number;
  readonly all: number;
  readonly each: ReadonlyMap<string, number>;
}

const shareOf = (budget: number): number => Math.max(1, Math.ceil(budget / SHARE));
const tillMidnight = (time: number): number => Math.ceil((DAY - (time % DAY)) / 1000);

/** A fixed number of questions from midnight to midnight (UTC). */
export function makeDayBudget(budget: number, now: () => number): OwnLimit {
  const share = shareOf(budget);
  let count: DayCount = { day: 0, all: 0, each: new Map() };
  return {
    take(caller) {
      const time = now();
      const day = Math.floor(time / DAY);
      if (day !== count.day) count = { day, all: 0, each: new Map() };
      const own = count.each.get(caller) ?? 0;
      if (count.all >= budget || own >= share) return tillMidnight(time);
      count = { day, all: count.all + 1, each: new Map(count.each).set(caller, own + 1) };
      return 0;
    },
  };
}

/** The same, counted by all processes together. A store in trouble leaves it to each of them. */
export function makeSharedDayBudget(budget: number, now: () => number, spend: Spend): RateLimit {
  const isSpent = async (name: string, capacity: number): Promise<boolean> =>
    (await spend(name, 1, { capacity, perSecond: 0 }).catch(() => 0)) > 0;
  return {
    async take(caller) {
      const time = now();
      const name = `advisor on day ${Math.floor(time / DAY)}`;
      const isOver = (await isSpent(`${name} ${caller}`, shareOf(budget))) || (await isSpent(name, budget));
      return isOver ? tillMidnight(time) : 0;
    },
  };
}

const EACH = { capacity: 8, perSecond: 0.1 };
const ALL = { capacity: 40, perSecond: 1 };
const ADDRESSES = 10_000;

/** A question costs a token; one comes back every ten seconds to each, every second to all. The day's budget is touched last. */
export function newAdvisorLimit(budget: number, now: () => number, spend?: Spend): RateLimit {
  const own = inTurn(makeRateLimit({ each: EACH, all: ALL, addresses: ADDRESSES, now }), makeDayBudget(budget, now));
  return inTurn(own, spend && shareAdvisorLimit(budget, now, spend));
}

function shareAdvisorLimit(budget: number, now: () => number, spend: Spend): RateLimit {
  const options = { handful: 1, addresses: ADDRESSES, now, spend };
  const each = makeSharedLimit({ purpose: "advisor", each: EACH, ...options });
  const all = makeSharedLimit({ purpose: "advisor of", each: ALL, ...options });
  const bursts = inTurn(each, { take: () => all.take("all") });
  return inTurn(bursts, makeSharedDayBudget(budget, now, spend));
}
