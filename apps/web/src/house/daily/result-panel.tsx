// How a finished daily puzzle stands: the streak, the place, the others of the day. In the sheet of the win, and beside the board after it.
"use client";

import type { PlayView, ResultView } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { Chart } from "./chart.tsx";
import style from "./daily.module.css";
import { showTaken } from "./show-taken.ts";

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
