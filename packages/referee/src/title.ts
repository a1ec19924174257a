// The number and the title of a day: pure functions of it, so that everybody everywhere reads the same.

import type { Language } from "@demonstrandum/text";
import { FIRST_DAY, opensAt, weekdayOf } from "./day.ts";
import { en } from "./titles/en.ts";
import type { TitlePlace, TitleWording } from "./titles/wording.ts";
import { zh } from "./titles/zh.ts";

export interface DayTitle {
  /** Counted from the first day, which is 1. */
  readonly number: number;
  /** The place that the titles of its week belong to. */
  readonly theme: string;
  readonly title: string;
}

const DAY = 86_400_000;
const WEEK = 7;

export const numberOf = (day: string): number => Math.round((opensAt(day) - opensAt(FIRST_DAY)) / DAY) + 1;

const LISTS: Readonly<Record<Language, TitleWording>> = { en, zh };

const PLACES = Object.keys(en) as TitlePlace[];

/** A place a week; whenever a place comes round again it lends its next seven titles. */
export function dayTitle(day: string, language: Language): DayTitle {
  const number = numberOf(day);
  const weekday = weekdayOf(day);
  const week = Math.floor((number - 1 - weekday + WEEK) / WEEK);
  const { name, titles } = LISTS[language][PLACES[week % PLACES.length] as TitlePlace];
  const round = Math.floor(week / PLACES.length);
  return { number, theme: name, title: titles[(round * WEEK + weekday) % titles.length] as string };
}
