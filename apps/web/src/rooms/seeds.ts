// Seeds: a fresh one for free play, the date for the puzzle of the day.
import type { Choice } from "../games/options.ts";

const DAILY = "daily-";

export const freshSeed = (): string => crypto.randomUUID().slice(0, 13);

/** The day in the player's own time zone, as 2026-11-15. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

export const dailySeed = (date: Date): string => DAILY + dayOf(date);

/** How far up the game's levels each day is, Sunday to Saturday: gentle on Mondays, as hard as it gets on Saturdays. */
const LADDER = [1, 0, 1, 1, 2, 2, 3];

export function dailyDifficulty(levels: readonly Choice[], date: Date): string {
  const at = LADDER[date.getDay()] ?? 1;
  return levels[Math.min(at, levels.length - 1)]?.value ?? "";
}

export const sayToday = (date: Date): string => date.toLocaleDateString("en-US", { day: "numeric", month: "long" });

/** "Puzzle of 15 November" for the seed of a daily puzzle. */
export function occasionOf(seed: string): string | undefined {
  const day = seed.startsWith(DAILY) ? new Date(`${seed.slice(DAILY.length)}T12:00:00`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? `Puzzle of ${sayToday(day)}` : undefined;
}
