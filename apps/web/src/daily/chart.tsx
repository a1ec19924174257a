// How many were how fast today, as columns. Your own column is marked by its color and by a word.
import type { Column } from "@demonstrandum/referee";
import style from "./chart.module.css";

const MINUTE = 60_000;
const WIDTH = 24;
const HEIGHT = 72;

const sayFrom = (from: number, next: number | undefined): string =>
  next === undefined ? `${from / MINUTE} minutes or more` : `${from / MINUTE} to ${next / MINUTE} minutes`;

export function Chart({ columns }: { readonly columns: readonly Column[] }) {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const said = columns
    .map(({ count, from, isYours }, i) => ({ count, isYours, range: sayFrom(from, columns[i + 1]?.from) }))
    .filter(({ count, isYours }) => count > 0 || isYours)
    .map(({ count, isYours, range }) => `${range}: ${count}${isYours ? ", with you" : ""}`);
  return (
    <figure className={style.chart}>
      <svg
        viewBox={`0 0 ${columns.length * WIDTH} ${HEIGHT + 34}`}
        role="img"
        aria-label={`Ranked times of the day. ${said.join("; ")}.`}
      >
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
                  you
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>Minutes, with 30 seconds for a mistake and a minute for a hint</figcaption>
    </figure>
  );
}
