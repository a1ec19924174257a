// Statistics of the finished plays, by game and level.

import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import type { SavedPlay } from "../../table/store/saved-play.ts";
import { showMillis } from "../../table/store/show-time.ts";
import { type LevelStatistics, statisticsOf, streakOf } from "./statistics.ts";
import style from "./your-games.module.css";

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
