// Two processes with one store between them.
import type { Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeSharedDayBudget } from "../advisor/advisor-limit.ts";
import { inTurn, makeSharedLimit, type Spend } from "./shared-limit.ts";

let store: Store;
beforeAll(async () => {
  store = await openPassingStore();
});
afterAll(() => store.close());

const EACH = { capacity: 30, perSecond: 1 };
let time = 0;
let asked = 0;
let purpose = 0;
beforeEach(() => {
  time = 1_800_000_000_000;
  asked = 0;
  purpose += 1;
});
const now = () => time;
const spend: Spend = (name, cost, allowance) => {
  asked += 1;
  return store.spend(name, cost, allowance, time);
};
const aProcess = (own: Spend = spend) =>
  makeSharedLimit({ purpose: `${purpose}`, each: EACH, handful: 5, addresses: 100, now, spend: own });

/** How many of so many requests at once may pass. */
async function passing(limits: readonly ReturnType<typeof aProcess>[], count: number, caller = "a"): Promise<number> {
  const all = Array.from({ length: count }, (_, i) => limits[i % limits.length]?.take(caller));
  return (await Promise.all(all)).filter((seconds) => seconds === 0).length;
}

describe("a limit that processes share", () => {
  it("lets a caller pass as often as one process would, however many there are", async () => {
    expect(await passing([aProcess(), aProcess(), aProcess()], 60)).toBe(30);
  });

  it("asks the store once for a handful, and not at all while there is nothing to be had", async () => {
    const limit = aProcess();
    expect(await passing([limit], 30)).toBe(30);
    expect(asked).toBe(6);
    expect(await limit.take("a")).toBe(1);
    const before = asked;
    expect(await passing([limit], 50)).toBe(0);
    expect(asked).toBe(before);
    time += 1_000;
    expect(await passing([limit], 5)).toBe(1);
  });

  it("does not let a dear request that is refused stop a cheap one", async () => {
    const limit = aProcess();
    expect(await limit.take("a", 25)).toBe(0);
    expect(await limit.take("a", 10)).toBe(5);
    expect(await limit.take("a", 1)).toBe(0);
  });

  it("gives up tokens that were not spent while the allowance filled up", async () => {
    const [here, there] = [aProcess(), aProcess()];
    await here.take("a");
    time += 60_000;
    expect(await passing([there], 40)).toBe(30);
    expect(await here.take("a")).toBe(1);
  });

  it("leaves it to each process while the store is in trouble, and leaves the store alone for a while", async () => {
    let isBroken = true;
    const limit = aProcess((name, cost, allowance) => {
      asked += 1;
      return isBroken ? Promise.reject(new Error("out of reach")) : store.spend(name, cost, allowance, time);
    });
    expect(await passing([limit], 50)).toBe(50);
    expect(asked).toBe(1);
    isBroken = false;
    time += 6_000;
    expect(await passing([limit], 50)).toBe(30);
  });

  it("is asked only for whoever passes the limit before it", async () => {
    const limit = inTurn({ take: () => 7 }, aProcess());
    expect(await limit.take("a")).toBe(7);
    expect(asked).toBe(0);
  });
});

describe("a day's budget that processes share", () => {
  it("is one budget, and a tenth of it for one caller", async () => {
    const [here, there] = [1, 2].map(() => makeSharedDayBudget(20, now, spend));
    const take = (caller: string, i: number) => (i % 2 ? here : there)?.take(caller);
    expect(await take("a", 0)).toBe(0);
    expect(await take("a", 1)).toBe(0);
    const tillMidnight = 86_400 - ((time / 1000) % 86_400);
    expect(await take("a", 0)).toBe(tillMidnight);
    for (let i = 0; i < 18; i++) expect(await take(`b${i}`, i)).toBe(0);
    expect(await take("c", 0)).toBe(tillMidnight);
    time += 86_400_000;
    expect(await take("a", 0)).toBe(0);
  });
});
