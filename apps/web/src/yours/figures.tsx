// Statistics of the finished plays, by game and level.
import { capitalize } from "@demonstrandum/text";
import { useEffect, useState } from "react";
import { findRoom } from "../games/rooms.ts";
import { showTime } from "../play/say-time.ts";
import type { SavedPlay } from "../state/saved-play.ts";
import { type LevelStatistics, statisticsOf, streakOf } from "./statistics.ts";
import style from "./your-games.module.css";

const time = (milliseconds: number): string => showTime(Math.round(milliseconds / 1000));

const figuresOf = ({ played, clean, best, median }: LevelStatistics): (readonly [string, string])[] => [
  ["finished", String(played)],
  ["no mistakes", String(clean)],
  ["best", time(best)],
  ["median", time(median)],
];

export function Figures({ plays }: { readonly plays: readonly SavedPlay[] }) {
  const [streak, setStreak] = useState(0);
  useEffect(() => setStreak(streakOf(plays, Date.now())), [plays]);
  const rows = statisticsOf(plays);
  if (rows.length === 0) return null;
  return (
    <section aria-label="Figures">
      <h2>Figures</h2>
      {streak > 0 && <p>{streak === 1 ? "A puzzle finished today or yesterday." : `${streak} days in a row.`}</p>}
      <ul className={style.plays}>
        {rows.map((row) => (
          <li key={`${row.game} ${row.difficulty}`} className={style.play}>
            <span className={style.what}>
              <b>{findRoom(row.game)?.title ?? row.game}</b>
              <small>{capitalize(row.difficulty)}</small>
            </span>
            <dl className={style.figures}>
              {figuresOf(row).map(([name, value]) => (
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
