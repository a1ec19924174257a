// Statistics of the finished plays, by game and level.

import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import type { SavedPlay } from "../../table/store/saved-play.ts";
import { showMillis } from "../../table/store/show-time.ts";
import style from "./your-games.module.css";

interface LevelStatistics {
  readonly game: string;
  readonly difficulty: string;
  readonly played: number;
  /** Finished without a mistake. */
  readonly clean: number;
  /** In milliseconds. */
  readonly best: number;
  readonly median: number;
}

/** What the finished plays on this device amount to, by game and level. */
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

const figuresOf = (
  { played, clean, best, median }: LevelStatistics,
  words: Words["yours"]["figures"],
): (readonly [string, string])[] => [
  [words.finished, String(played)],
  [words.clean, String(clean)],
  [words.best, showMillis(best)],
  [words.median, showMillis(median)],
];

export function Figures({ plays }: { readonly plays: readonly SavedPlay[] }) {
  const { house, figures: words } = useWords("yours");
  const [streak, setStreak] = useState(0);
  useEffect(() => setStreak(streakOf(plays, Date.now())), [plays]);
  const rows = statisticsOf(plays);
  if (rows.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      {streak > 0 && <p>{words.streak(streak)}</p>}
      <ul className={style.plays}>
        {rows.map((row) => (
          <li key={`${row.game} ${row.difficulty}`} className={style.play}>
            <span className={style.what}>
              <b>{house.title(row.game)}</b>
              <small>{house.level(row.difficulty)}</small>
            </span>
            <dl className={style.figures}>
              {figuresOf(row, words).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
