import type { Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepare } from "./ahead.ts";
import { dayAfter } from "./day.ts";
import { gamesOf, makeDayPuzzle } from "./day-puzzle.ts";
import { beginPlay } from "./plays.ts";
import { makeReferee, type Referee } from "./referee.ts";
import { aPlayer, MONDAY, MORNING } from "./testing/a-referee.ts";

let store: Store;
beforeAll(async () => {
  store = await openPassingStore();
});
afterAll(() => store.close());

/** A referee whose puzzles are made elsewhere; `asked` says which were. */
function aWatchedReferee(make: Referee["make"] = async (day, game) => makeDayPuzzle("a secret", day, game)) {
  const asked: string[] = [];
  const clock = { now: MORNING };
  const referee = makeReferee(
    store,
    "a secret",
    () => clock.now,
    (day, game) => {
      asked.push(`${day} ${game}`);
      return make(day, game);
    },
  );
  return { referee, asked, clock };
}

describe("the puzzles of today and tomorrow", () => {
  it("are made before anybody asks, and only once", async () => {
    const { referee, asked, clock } = aWatchedReferee();
    await prepare(referee);
    const days = [MONDAY, dayAfter(MONDAY)];
    expect(asked).toEqual(days.flatMap((day) => gamesOf(day).map((game) => `${day} ${game}`)));
    await prepare(referee);
    clock.now += 24 * 3_600_000;
    await beginPlay(referee, await aPlayer(referee), dayAfter(MONDAY), "village");
    expect(asked).toHaveLength(days.flatMap(gamesOf).length);
  });

  it("are kept only when somebody begins, so that another secret still changes tomorrow", async () => {
    const { referee } = aWatchedReferee();
    await prepare(referee);
    expect(await store.puzzle(dayAfter(MONDAY), "who")).toBeUndefined();
  });

  it("are made once for all who begin at the same moment", async () => {
    const { referee, asked } = aWatchedReferee();
    const players = await Promise.all([1, 2, 3].map(() => aPlayer(referee)));
    const plays = await Promise.all(players.map((player) => beginPlay(referee, player, "2026-03-02", "village")));
    expect(asked).toEqual(["2026-03-02 village"]);
    expect(new Set(plays.map(({ view }) => JSON.stringify(view))).size).toBe(1);
  });

  it("are made at the next asking if there was no room for the work", async () => {
    let isBusy = true;
    const { referee, asked } = aWatchedReferee(async (day, game) => {
      if (isBusy) throw new Error("no room");
      return makeDayPuzzle("a secret", day, game);
    });
    const player = await aPlayer(referee);
    await expect(beginPlay(referee, player, "2026-03-03", "village")).rejects.toThrow("no room");
    isBusy = false;
    await beginPlay(referee, player, "2026-03-03", "village");
    expect(asked).toHaveLength(2);
  });
});
