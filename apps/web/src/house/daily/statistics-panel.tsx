// Streak, freezes and what was done in each game.

import type { Statistics } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import style from "./daily.module.css";
import { showTaken } from "./show-taken.ts";

export function StatisticsPanel({ statistics: { streak, games } }: { readonly statistics: Statistics }) {
  const { figures: words, house } = useWords("daily");
  return (
    <Panel aria-labelledby="standing-title">
      <h2 id="standing-title">{words.streak}</h2>
      <dl className={style.figures}>
        <div>
          <dt>{words.days(streak.length)}</dt>
          <dd>{streak.length}</dd>
        </div>
        <div>
          <dt>{words.longest}</dt>
          <dd>{streak.longest}</dd>
        </div>
        <div>
          <dt>{words.freezes(streak.freezes)}</dt>
          <dd>{streak.freezes}</dd>
        </div>
      </dl>
      <p className={style.small}>{words.freezesText(streak.freezes)}</p>
      {games.length > 0 && (
        <div className={style.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.game}</th>
                <th scope="col">{words.solved}</th>
                <th scope="col">{words.flawless}</th>
                <th scope="col">{words.best}</th>
                <th scope="col">{words.median}</th>
              </tr>
            </thead>
            <tbody>
              {games.map(({ game, finished, flawless, best, middle }) => (
                <tr key={game}>
                  <th scope="row">{house.title(game)}</th>
                  <td>{finished}</td>
                  <td>{flawless}</td>
                  <td>{showTaken(best)}</td>
                  <td>{showTaken(middle)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
