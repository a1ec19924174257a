import { expect, it } from "vitest";
import { isCountedTwice } from "./deal-count.cases.ts";

it("does not give up where the budget just suffices", () => {
  const games = [3, 4, 5, 6, 8].flatMap((players) => [5, 10, 20].map((turns) => isCountedTwice(players, turns)));
  expect(games.filter((isCounted) => isCounted === true).length).toBeGreaterThan(5);
  expect(games).not.toContain(false);
});
