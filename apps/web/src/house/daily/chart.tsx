// How many were how fast today, as columns. Your own column is marked by its color and by a word.

import type { Column } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import style from "./chart.module.css";

const MINUTE = 60_000;
const WIDTH = 24;
const HEIGHT = 72;

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
