// Days are ids, not moments. The puzzle "2026-11-16" is the same for everybody: it opens at midnight UTC and counts for
// 36 hours, until that date is over everywhere on Earth.

import { Refusal } from "./refusal.ts";

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COUNTS_FOR = 36 * HOUR;

/** Nothing was published before. */
export const FIRST_DAY = "2025-01-01";

const makeDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const dayAt = makeDay;

export const opensAt = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whoever finishes later plays from the archive. */
export const countsUntil = (day: string): number => opensAt(day) + COUNTS_FOR;

export const dayAfter = (day: string, count = 1): string => makeDay(opensAt(day) + count * DAY);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(opensAt(day)).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

const SPAN = 31;

/** All days from the first to this one, a month at a time. */
export function* spansUntil(last: string): Generator<readonly [first: string, last: string]> {
  for (let first = FIRST_DAY; first <= last; first = dayAfter(first, SPAN)) yield [first, dayAfter(first, SPAN - 1)];
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayOrNothing(text) === text;

function dayOrNothing(text: string): string | undefined {
  const time = opensAt(text);
  return Number.isNaN(time) ? undefined : makeDay(time);
}

/** The day, if it has been published. Throws Refusal: nobody learns anything about a day to come. */
export function parseDay(text: string, now: number): string {
  if (isDay(text) && text >= FIRST_DAY && text <= dayAt(now)) return text;
  throw new Refusal("no-day", "There is no puzzle for that day.");
}
