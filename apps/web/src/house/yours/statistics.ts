// What the finished plays on this device amount to, by game and level.
import type { SavedPlay } from "../../table/store/saved-play.ts";

export interface LevelStatistics {
  readonly game: string;
  readonly difficulty: string;
  readonly played: number;
  /** Finished without a mistake. */
  readonly clean: number;
  /** In milliseconds. */
  readonly best: number;
  readonly median: number;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

function summarize(game: string, difficulty: string, plays: readonly SavedPlay[]): LevelStatistics {
  const times = plays.map(({ clock }) => clock);
  const clean = plays.filter(({ mistakes }) => mistakes === 0).length;
  return { game, difficulty, played: plays.length, clean, best: Math.min(...times), median: medianOf(times) };
}

/** In the order of the latest play of each. */
export function statisticsOf(plays: readonly SavedPlay[]): readonly LevelStatistics[] {
  const finished = plays.filter(({ isDone }) => isDone);
  const isOf = (game: string, difficulty: string) => (play: SavedPlay) =>
    play.game === game && play.difficulty === difficulty;
  return finished
    .filter(({ game, difficulty }, at) => finished.findIndex(isOf(game, difficulty)) === at)
    .map(({ game, difficulty }) => summarize(game, difficulty, finished.filter(isOf(game, difficulty))));
}

/** Days since 1970 in the player's own time zone. */
const dayNumber = (time: number): number =>
  Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / (24 * 3600 * 1000));

/** Days in a row, today or yesterday the last of them, on which a puzzle was finished. */
export function streakOf(plays: readonly SavedPlay[], now: number): number {
  const days = new Set(plays.filter(({ isDone }) => isDone).map(({ played }) => dayNumber(played)));
  const today = dayNumber(now);
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  while (days.has(day--)) streak++;
  return streak;
}
