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

/** The level that a game is wanted at; one that knows no such label takes its hardest. */
export function weekLevel(day: string, gameId: string): string {
  const levels: readonly string[] = day < FIRST_RISING ? EARLIER : (RISING[gameId] ?? EARLIER);
  return levels[weekdayOf(day)] ?? "medium";
}
