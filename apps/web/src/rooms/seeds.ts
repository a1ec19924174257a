// Seeds: a fresh one for free play, the date for the puzzle of the day.

const DAILY = "daily-";

export const freshSeed = (): string => crypto.randomUUID().slice(0, 13);

/** The day in the player's own time zone, as 2026-11-15. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

export const dailySeed = (date: Date): string => DAILY + dayOf(date);

const LADDER = ["medium", "easy", "medium", "medium", "hard", "hard", "brutal"];

/** Sunday to Saturday: gentle on Mondays, brutal on Saturdays. */
export const dailyDifficulty = (date: Date): string => LADDER[date.getDay()] ?? "medium";

export const sayDay = (date: Date): string => date.toLocaleDateString("en-GB", { day: "numeric", month: "long" });

/** "Puzzle of 15 November" for the seed of a daily puzzle. */
export function occasionOf(seed: string): string | undefined {
  const day = seed.startsWith(DAILY) ? new Date(`${seed.slice(DAILY.length)}T12:00:00`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? `Puzzle of ${sayDay(day)}` : undefined;
}
