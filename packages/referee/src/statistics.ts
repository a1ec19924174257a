// What a player has done so far, from their results alone.

import type { Result } from "@demonstrandum/store";
import { type Streak, streakOf } from "./streak.ts";

export interface GameStatistics {
  readonly game: string;
  readonly finished: number;
  /** Without a mistake and without a hint. */
  readonly flawless: number;
  readonly best: number;
  readonly middle: number;
  readonly mistakes: number;
  readonly hints: number;
}

export interface Statistics {
  readonly streak: Streak;
  readonly games: readonly GameStatistics[];
}

export function statisticsOf(results: readonly Result[], now: number): Statistics {
  const games = [...new Set(results.map(({ game }) => game))].sort();
  const won = results.filter(({ isInTime }) => isInTime).map(({ day }) => day);
  return {
    streak: streakOf(won, now),
    games: games.map((game) =>
      gameStatistics(
        game,
        results.filter((result) => result.game === game),
      ),
    ),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function gameStatistics(game: string, results: readonly Result[]): GameStatistics {
  const times = results.map(({ millis }) => millis).sort((a, b) => a - b);
  return {
    game,
    finished: results.length,
    flawless: results.filter(({ mistakes, hints }) => mistakes + hints === 0).length,
    best: times[0] ?? 0,
    middle: times[Math.floor((times.length - 1) / 2)] ?? 0,
    mistakes: sum(results.map(({ mistakes }) => mistakes)),
    hints: sum(results.map(({ hints }) => hints)),
  };
}
