// How hard the puzzles of a day are. Until the first rising week every game had the level of the day; since then the flagship rises from
// Monday to Saturday, its demons lie on Sundays, and the other two differ from it and from each other.

import { weekdayOf } from "./day.ts";

/** The one puzzle of the day that has its title. */
export const FLAGSHIP = "cultivators";

/** A Monday, which nobody had begun when the levels were changed. Days before it keep theirs. */
export const FIRST_RISING = "2026-11-23";

const EARLIER = ["easy", "easy", "medium", "medium", "hard", "brutal", "hard"] as const;

/** Monday first. There is something easy every day; a village has no brutal ones. */
const RISING: Readonly<Record<string, readonly string[]>> = {
  cultivators: ["easy", "medium", "medium", "hard", "hard", "brutal", "hard"],
  who: ["medium", "easy", "brutal", "easy", "medium", "easy", "medium"],
  village: ["hard", "hard", "easy", "medium", "easy", "hard", "easy"],
};

/** What the clues of a flagship keep to, Monday first: the days between the easy one and the hardest have a theme. */
const THEMES: readonly (string | undefined)[] = [undefined, "neighbors", "roots", "nameless"];

/** How many of the flagship's people say something aside: none where somebody lies. */
const ASIDES = [2, 3, 3, 3, 3, 4, 0] as const;

/** What is asked of the flagship beside its level. */
export interface Flavor {
  readonly only?: string;
  readonly asides?: number;
}

export function flavorOf(day: string, gameId: string): Flavor {
  if (day < FIRST_RISING || gameId !== FLAGSHIP) return {};
  const [only, asides] = [THEMES[weekdayOf(day)], ASIDES[weekdayOf(day)]];
  return { ...(only === undefined ? {} : { only }), ...(asides ? { asides } : {}) };
}

/** The level that a game is wanted at; one that knows no such label takes its hardest. */
export function weekLevel(day: string, gameId: string): string {
  const levels: readonly string[] = day < FIRST_RISING ? EARLIER : (RISING[gameId] ?? EARLIER);
  return levels[weekdayOf(day)] ?? "medium";
}
