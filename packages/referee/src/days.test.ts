// Days, streaks and their freezes, the list of days.

import { GAMES } from "@demonstrandum/games";
import type { Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countsUntil, dayAfter, dayAt, mondayOf, opensAt, weekdayOf } from "./day.ts";
import { difficultyOf, gameOf, gamesOf, hasLiars, makeDayPuzzle } from "./day-puzzle.ts";
import { listDays } from "./days.ts";
import { beginPlay } from "./plays.ts";
import { streakOf } from "./streak.ts";
import { aPlayer, aReferee, type Clock, finish, MONDAY, MORNING } from "./testing/a-referee.ts";
import { FIRST_RISING, FLAGSHIP, flavorOf } from "./week.ts";

describe("a day", () => {
  it("counts until its date is over everywhere on Earth", () => {
    expect(new Date(countsUntil(MONDAY)).toISOString()).toBe("2026-11-17T12:00:00.000Z");
  });

  it("knows its week across months and years", () => {
    expect(mondayOf("2027-01-03")).toBe("2026-12-28");
    expect(weekdayOf("2026-11-22")).toBe(6);
    expect(dayAfter("2028-02-28")).toBe("2028-02-29");
    expect(dayAt(MORNING)).toBe(MONDAY);
  });

  it("has one puzzle of each game, harder towards the weekend", () => {
    const week = Array.from({ length: 7 }, (_, i) => dayAfter(MONDAY, i));
    expect(gamesOf(MONDAY)).toEqual(["cultivators", "who", "village"]);
    const said = week.map((day) => difficultyOf(day, gameOf(day, "who")));
    expect(said).toEqual(["easy", "easy", "medium", "medium", "hard", "brutal", "hard"]);
    for (const day of week) expect(gameOf(day, "village").labels).toContain(difficultyOf(day, gameOf(day, "village")));
  });

  it("has a flagship with a theme from Tuesday to Thursday, and asides where nobody lies, from the first rising week on", () => {
    const week = Array.from({ length: 7 }, (_, i) => dayAfter(FIRST_RISING, i));
    expect(week.map((day) => flavorOf(day, FLAGSHIP))).toEqual([
      { asides: 2 },
      { only: "neighbors", asides: 3 },
      { only: "roots", asides: 3 },
      { only: "nameless", asides: 3 },
      { asides: 3 },
      { asides: 4 },
      {},
    ]);
    expect(flavorOf(dayAfter(FIRST_RISING, -6), FLAGSHIP)).toEqual({});
    expect(flavorOf(dayAfter(FIRST_RISING), "who")).toEqual({});
    for (const day of week)
      expect(makeDayPuzzle("the secret of a server", day, FLAGSHIP)).toMatchObject({ config: flavorOf(day, FLAGSHIP) });
  });

  it("has demons who lie on Sundays, and only then", () => {
    const week = Array.from({ length: 7 }, (_, i) => dayAfter(MONDAY, i));
    const liars = week.map((day) => gamesOf(day).filter((id) => hasLiars(day, gameOf(day, id))));
    expect(liars).toEqual([[], [], [], [], [], [], ["cultivators"]]);
    const game = gameOf(MONDAY, "cultivators");
    const honesties = [MONDAY, dayAfter(MONDAY, 6)].map(
      (day) => game.lay(makeDayPuzzle("the secret of a server", day, game.id)).honesty,
    );
    expect(honesties).toEqual(["truthful", "lying"]);
  });

  it("is the same for whoever knows the secret, and another for whoever does not", () => {
    for (const game of GAMES) {
      const made = makeDayPuzzle("the secret of a server", MONDAY, game.id);
      expect(makeDayPuzzle("the secret of a server", MONDAY, game.id)).toEqual(made);
      expect(makeDayPuzzle("the secret of another", MONDAY, game.id)).not.toEqual(made);
      expect(made.seed).not.toContain("secret");
    }
  });
});

describe("a streak", () => {
  const run = (from: string, count: number): string[] => Array.from({ length: count }, (_, i) => dayAfter(from, i));
  const at = (day: string, hour = 12): number => Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;

  it("counts days, and waits for one that still counts", () => {
    const won = run("2026-11-10", 3);
    expect(streakOf(won, at("2026-11-12"))).toMatchObject({ length: 3, longest: 3 });
    expect(streakOf(won, at("2026-11-13", 23))).toMatchObject({ length: 3 });
    expect(streakOf(won, at("2026-11-14", 11))).toMatchObject({ length: 3 });
    expect(streakOf(won, at("2026-11-14", 12))).toMatchObject({ length: 0, longest: 3 });
    expect(streakOf([], MORNING)).toEqual({ length: 0, longest: 0, freezes: 0, frozen: [] });
  });

  it("earns a freeze with every fifth day, keeps two, and spends one for a missed day", () => {
    expect(streakOf(run("2026-01-01", 5), at("2026-01-05"))).toMatchObject({ length: 5, freezes: 1 });
    expect(streakOf(run("2026-01-01", 20), at("2026-01-20"))).toMatchObject({ length: 20, freezes: 2 });
    const missed = [...run("2026-01-01", 10), ...run("2026-01-13", 2)];
    expect(streakOf(missed, at("2026-01-14"))).toEqual({
      length: 12,
      longest: 12,
      freezes: 0,
      frozen: ["2026-01-11", "2026-01-12"],
    });
    expect(streakOf(run("2026-01-01", 10), at("2026-01-15"))).toMatchObject({ length: 0, longest: 10, freezes: 0 });
  });

  it("spends no freeze on days without a streak", () => {
    const won = [...run("2026-01-01", 10), "2026-03-01"];
    expect(streakOf(won, at("2026-03-01"))).toMatchObject({ length: 1, longest: 10 });
  });
});

describe("the list of days", () => {
  let store: Store;
  beforeAll(async () => {
    store = await openPassingStore();
  });
  afterAll(() => store.close());

  it("tells a player what they made of each, and makes no puzzle", async () => {
    const clock: Clock = { now: MORNING };
    const referee = aReferee(store, clock);
    const ada = await aPlayer(referee);
    const done = await finish(referee, clock, ada, { day: dayAfter(MONDAY, -1) });
    const days = await listDays(referee, ada, MONDAY, 3);
    expect(days.map(({ day }) => day)).toEqual(["2026-11-16", "2026-11-15", "2026-11-14"]);
    expect(days[1]?.games.find(({ game }) => game === "village")).toMatchObject({
      play: done.id,
      result: { millis: done.result?.millis, mistakes: 0, hints: 0 },
    });
    expect(days[0]).toMatchObject({ number: 685, title: expect.any(String), flagship: "cultivators" });
    expect(days[0]?.games[0]).toEqual({ game: "cultivators", difficulty: "easy", hasLiars: false, won: 0 });
    expect((await listDays(referee, undefined, MONDAY, 2))[1]?.games[2]).toEqual({
      game: "village",
      difficulty: "hard",
      hasLiars: false,
    });
    expect(await store.puzzle("2026-11-14", "who")).toBeUndefined();
  });

  it("keeps the level of a puzzle that was begun, whatever the week asks for since", async () => {
    const clock: Clock = { now: opensAt(dayAfter(FIRST_RISING, 9)) };
    const referee = aReferee(store, clock);
    const village = async () => (await listDays(referee, undefined, FIRST_RISING, 1))[0]?.games[2]?.difficulty;
    expect(await village()).toBe("hard");
    const [tuesday] = await listDays(referee, undefined, dayAfter(FIRST_RISING), 1);
    expect(tuesday?.games.map(({ only }) => only)).toEqual(["neighbors", undefined, undefined]);
    const puzzle = makeDayPuzzle("the secret of a server", MONDAY, "village");
    await store.keepPuzzle({ day: FIRST_RISING, game: "village", puzzle, madeAt: clock.now });
    expect(await village()).toBe("easy");
    const play = await beginPlay(referee, await aPlayer(referee), FIRST_RISING, "village");
    expect(play.view.difficulty).toBe("easy");
  });

  it("tells how many have won the latest day, counted every ten seconds", async () => {
    const clock: Clock = { now: MORNING };
    const referee = aReferee(store, clock);
    const won = async () => (await listDays(referee, undefined, MONDAY, 2)).map(({ games }) => games[1]?.won);
    const before = (await won())[0] ?? 0;
    await finish(referee, clock, await aPlayer(referee), { game: "who", pause: 100 });
    expect(await won()).toEqual([before, undefined]);
    clock.now += 10_000;
    expect(await won()).toEqual([before + 1, undefined]);
  });

  it("ends with the first day and knows none to come", async () => {
    const referee = aReferee(store);
    expect(await listDays(referee, undefined, "2025-01-02", 99)).toHaveLength(2);
    await expect(listDays(referee, undefined, dayAfter(MONDAY))).rejects.toMatchObject({ kind: "missing" });
  });
});
