// Figures of the plays on this device.
import { describe, expect, it } from "vitest";
import type { SavedPlay } from "../../table/store/saved-play.ts";
import { medianOf, statisticsOf, streakOf } from "./figures.tsx";

const DAY = 24 * 3600 * 1000;
const NOON = Date.UTC(2026, 10, 16, 12);

const aPlay = (part: Partial<SavedPlay>): SavedPlay => ({
  version: 1,
  game: "who",
  puzzle: "code",
  moves: [],
  times: [],
  tags: {},
  pencil: [],
  clock: 60_000,
  seed: "s",
  difficulty: "easy",
  known: 15,
  total: 15,
  isDone: true,
  mistakes: 0,
  hints: 0,
  played: NOON,
  ...part,
});

describe("statistics", () => {
  it("count finished plays by game and level, with best and median time", () => {
    const plays = [
      aPlay({ clock: 90_000, mistakes: 1 }),
      aPlay({ clock: 30_000 }),
      aPlay({ clock: 60_000 }),
      aPlay({ difficulty: "hard" }),
      aPlay({ isDone: false, clock: 1 }),
    ];
    expect(statisticsOf(plays)).toEqual([
      { game: "who", difficulty: "easy", played: 3, clean: 2, best: 30_000, median: 60_000 },
      { game: "who", difficulty: "hard", played: 1, clean: 1, best: 60_000, median: 60_000 },
    ]);
  });

  it("do not call a play clean of which the mistakes were not kept", () => {
    const { mistakes: _, ...old } = aPlay({});
    expect(statisticsOf([old])[0]?.clean).toBe(0);
  });

  it("take the mean of the two in the middle", () => {
    expect([medianOf([4, 1]), medianOf([3, 1, 2])]).toEqual([2.5, 2]);
  });
});

describe("a streak", () => {
  it("goes back day by day from today, or from yesterday if today is not over", () => {
    const on = (...days: number[]) => days.map((ago) => aPlay({ played: NOON - ago * DAY }));
    expect(streakOf(on(0, 1, 2, 4), NOON)).toBe(3);
    expect(streakOf(on(1, 2), NOON)).toBe(2);
    expect(streakOf(on(2, 3), NOON)).toBe(0);
    expect(streakOf([aPlay({ isDone: false })], NOON)).toBe(0);
  });
});
