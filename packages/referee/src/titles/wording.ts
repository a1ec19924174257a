// What a language calls the days: the same places as in English, and as many titles for each.

import type { en } from "./en.ts";

/** A place, as the daily page names it, and titles that belong there. */
export interface TitleList {
  readonly name: string;
  readonly titles: readonly string[];
}

/** Lends its titles to the days of a week. */
export type TitlePlace = keyof typeof en;

export type TitleWording = Readonly<Record<TitlePlace, TitleList>>;
