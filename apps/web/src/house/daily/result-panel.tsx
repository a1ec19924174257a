// How a finished daily puzzle stands: the streak, the place, the others of the day. In the sheet of the win, and beside the board after it.
"use client";

import type { Column, PlayView, ResultView } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Panel } from "../../base/design/panel.tsx";
import style from "./daily.module.css";
import { showTaken } from "./show-taken.ts";

const MINUTE = 60_000;
const WIDTH = 24;
const HEIGHT = 72;

/** How many were how fast today, as columns. Your own column is marked by its color and by a word. */
export function Chart({ columns }: { readonly columns: readonly Column[] }) {
  const words = useWords("daily").result.chart;
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const said = columns
    .map((column, i) => ({ ...column, next: columns[i + 1]?.from }))
    .filter(({ count, isYours }) => count > 0 || isYours)
    .map(({ count, isYours, from, next }) =>
      words.column(words.range(from / MINUTE, next && next / MINUTE), count, isYours),
    );
  return (
    <figure className={style.chart}>
      <svg viewBox={`0 0 ${columns.length * WIDTH} ${HEIGHT + 34}`} role="img" aria-label={words.all(said)}>
        {columns.map(({ from, count, isYours }, i) => {
          const height = count === 0 ? 1 : Math.max(3, (HEIGHT * count) / most);
          const middle = i * WIDTH + WIDTH / 2;
          return (
            <g key={from} data-yours={isYours || undefined} className={style.column}>
              <rect x={i * WIDTH + 3} y={HEIGHT - height} width={WIDTH - 6} height={height} rx="2" />
              <text x={middle} y={HEIGHT + 13} textAnchor="middle">
                {from / MINUTE}
              </text>
              {isYours && (
                <text x={middle} y={HEIGHT + 27} textAnchor="middle" className={style.you}>
                  {words.you}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

/** What the sheet of a win adds to time, mistakes and hints. */
export function DayStanding({ result }: { readonly result: ResultView }) {
  const { result: words } = useWords("daily");
  const { streak, place, others, chart } = result;
  return (
    <div className={style.standing}>
      <dl className={style.figures}>
        <div>
          <dt>{words.streak(streak)}</dt>
          <dd>{streak}</dd>
        </div>
        {place !== undefined && others > 0 && (
          <div>
            <dt>{words.place(others + 1)}</dt>
            <dd>{place}</dd>
          </div>
        )}
      </dl>
      <p>{words.comparison(result)}</p>
      {chart.some(({ count }) => count > 1) && <Chart columns={chart} />}
    </div>
  );
}

export function ResultPanel({ play }: { readonly play: PlayView }) {
  const { result: words, title } = useWords("daily");
  const { result } = play;
  if (!result) return null;
  return (
    <Panel aria-labelledby="result-title" className={style.result}>
      <h2 id="result-title">{words.title}</h2>
      <dl className={style.figures}>
        <div>
          <dt>{words.time}</dt>
          <dd>{showTaken(result.millis)}</dd>
        </div>
        <div>
          <dt>{words.mistakes(result.mistakes)}</dt>
          <dd>{result.mistakes}</dd>
        </div>
        <div>
          <dt>{words.hints(result.hints)}</dt>
          <dd>{result.hints}</dd>
        </div>
      </dl>
      <DayStanding result={result} />
      <div className={style.buttons}>
        <ButtonLink look="primary" href="/daily">
          {title}
        </ButtonLink>
      </div>
    </Panel>
  );
}
