import { expect, it } from "vitest";
import { makeDayBudget } from "./advisor-limit.ts";

it("gives one caller a tenth of the day's budget, all together the whole of it, and says when the next day begins", () => {
  let time = 3_600_000;
  const budget = makeDayBudget(30, () => time);
  const ask = (caller: string) => budget.take(caller);
  expect([1, 2, 3].map(() => ask("a"))).toEqual([0, 0, 0]);
  expect(ask("a")).toBe(23 * 3600);
  for (let caller = 0; caller < 27; caller++) expect(ask(`b${caller}`)).toBe(0);
  expect(ask("c")).toBe(23 * 3600);
  time = 86_400_000;
  expect(ask("a")).toBe(0);
});
