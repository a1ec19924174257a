// Streaks count days, not nights: a day is won when one of its puzzles was finished while it counted. A missed day is
// forgiven by a freeze; every fifth day won earns one, and two are kept at most.

import { countsUntil, dayAfter, dayAt } from "./day.ts";

export interface Streak {
  readonly length: number;
  readonly longest: number;
  readonly freezes: number;
  /** Days that a freeze was spent on, within the streak that goes on. */
  readonly frozen: readonly string[];
}

const WINS_PER_FREEZE = 5;
const MOST_FREEZES = 2;

const NONE: Streak = { length: 0, longest: 0, freezes: 0, frozen: [] };

export function streakOf(won: Iterable<string>, now: number): Streak {
  const days = new Set(won);
  const [first] = [...days].sort();
  if (first === undefined) return NONE;
  let streak = NONE;
  let wins = 0;
  for (let day = first; day <= dayAt(now); day = dayAfter(day)) {
    if (days.has(day)) {
      wins += 1;
      streak = win(streak, wins % WINS_PER_FREEZE === 0);
    } else if (countsUntil(day) <= now) {
      streak = miss(streak, day);
    }
  }
  return streak;
}

const win = (streak: Streak, isEarning: boolean): Streak => ({
  length: streak.length + 1,
  longest: Math.max(streak.longest, streak.length + 1),
  freezes: Math.min(MOST_FREEZES, streak.freezes + (isEarning ? 1 : 0)),
  frozen: streak.frozen,
});

/** A freeze is spent only where there is a streak to save. */
function miss(streak: Streak, day: string): Streak {
  if (streak.length === 0) return streak;
  if (streak.freezes === 0) return { ...streak, length: 0, frozen: [] };
  return { ...streak, freezes: streak.freezes - 1, frozen: [...streak.frozen, day] };
}
