// Numbers and titles of days, and the week that rises.

import { LANGUAGES } from "@demonstrandum/text";
import { describe, expect, it } from "vitest";
import { dayAfter, FIRST_DAY, weekdayOf } from "./day.ts";
import { difficultyOf, gameOf, gamesOf, hasLiars } from "./day-puzzle.ts";
import { dayTitle, numberOf } from "./title.ts";
import { en } from "./titles/en.ts";
import { zh } from "./titles/zh.ts";
import { FIRST_RISING, FLAGSHIP } from "./week.ts";

const days = (first: string, count: number): string[] => Array.from({ length: count }, (_, i) => dayAfter(first, i));

describe("the number of a day", () => {
  it("counts from the first day, which is 1, across leap days", () => {
    expect(numberOf(FIRST_DAY)).toBe(1);
    expect(numberOf("2025-12-31")).toBe(365);
    expect(numberOf("2028-03-01") - numberOf("2028-02-28")).toBe(2);
    expect(days(FIRST_DAY, 1_000).map(numberOf)).toEqual(Array.from({ length: 1_000 }, (_, i) => i + 1));
  });
});

describe("the title of a day", () => {
  it("is a function of the day, in every language", () => {
    expect(dayTitle("2026-11-23", "en")).toEqual({ number: 692, theme: "The river road", title: expect.any(String) });
    for (const language of LANGUAGES)
      expect(dayTitle("2026-11-23", language)).toEqual(dayTitle("2026-11-23", language));
  });

  it("belongs to the place of its week", () => {
    for (const monday of days(FIRST_RISING, 70).filter((day) => weekdayOf(day) === 0)) {
      const week = days(monday, 7).map((day) => dayTitle(day, "en"));
      expect(new Set(week.map(({ theme }) => theme)).size).toBe(1);
      expect(dayTitle(dayAfter(monday, 7), "en").theme).not.toBe(week[0]?.theme);
    }
  });

  it("comes back after twenty weeks, and not before", () => {
    for (const language of LANGUAGES) {
      const titles = days(FIRST_RISING, 280).map((day) => dayTitle(day, language).title);
      expect(new Set(titles.slice(0, 140)).size).toBe(140);
      expect(titles.slice(140)).toEqual(titles.slice(0, 140));
    }
  });

  it("has as many titles in every language, and none twice", () => {
    const counts = (lists: object): number[] => Object.values(lists).map(({ titles }) => titles.length);
    expect(counts(zh)).toEqual(counts(en));
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    for (const { name, titles } of Object.values(zh)) expect([name, ...titles].join("")).not.toMatch(/[a-z]/i);
  });
});

describe("the week", () => {
  const LEVELS = ["easy", "medium", "hard", "brutal"];
  const levelsOn = (day: string): number[] =>
    gamesOf(day).map((id) => LEVELS.indexOf(difficultyOf(day, gameOf(day, id))));
  const weeks = days(FIRST_RISING, 21);

  it("begins on a Monday", () => {
    expect(weekdayOf(FIRST_RISING)).toBe(0);
    expect(gamesOf(FIRST_RISING)[0]).toBe(FLAGSHIP);
  });

  it("rises from easy on Monday to brutal on Saturday, with liars on Sunday", () => {
    const flagships = weeks.map((day) => levelsOn(day)[0] as number);
    for (const monday of [0, 7, 14]) {
      const rising = flagships.slice(monday, monday + 6);
      expect(rising).toEqual([...rising].sort());
      expect([rising[0], rising[5]]).toEqual([0, 3]);
    }
    const liars = weeks.filter((day) => hasLiars(day, gameOf(day, FLAGSHIP)));
    expect(liars.map(weekdayOf)).toEqual([6, 6, 6]);
  });

  it("never has two of one level on one day, and something easy every day", () => {
    for (const day of weeks) {
      expect([day, new Set(levelsOn(day)).size]).toEqual([day, 3]);
      expect([day, Math.min(...levelsOn(day))]).toEqual([day, 0]);
      for (const id of gamesOf(day)) expect(gameOf(day, id).labels).toContain(difficultyOf(day, gameOf(day, id)));
    }
  });

  it("leaves the days before as they were", () => {
    const before = days(dayAfter(FIRST_RISING, -7), 7).map((day) => difficultyOf(day, gameOf(day, "who")));
    expect(before).toEqual(["easy", "easy", "medium", "medium", "hard", "brutal", "hard"]);
  });
});
