// Streak, freezes and what was done in each game.
import type { Statistics } from "@demonstrandum/referee";
import { Panel } from "../design/panel.tsx";
import { en as house } from "../games/words/en.ts";
import { showTime } from "../play/say-time.ts";
import style from "./daily.module.css";

const seconds = (millis: number): string => showTime(Math.round(millis / 1000));

const sayFreezes = (freezes: number): string =>
  freezes === 0
    ? "Five days won earn a freeze, which forgives a missed day."
    : `You have ${freezes === 1 ? "one freeze" : "two freezes"}: a missed day is forgiven by itself.`;

export function StatisticsPanel({ statistics: { streak, games } }: { readonly statistics: Statistics }) {
  return (
    <Panel aria-labelledby="standing-title">
      <h2 id="standing-title">Your streak</h2>
      <dl className={style.figures}>
        <div>
          <dt>{streak.length === 1 ? "day" : "days"}</dt>
          <dd>{streak.length}</dd>
        </div>
        <div>
          <dt>longest</dt>
          <dd>{streak.longest}</dd>
        </div>
        <div>
          <dt>{streak.freezes === 1 ? "freeze" : "freezes"}</dt>
          <dd>{streak.freezes}</dd>
        </div>
      </dl>
      <p className={style.small}>{sayFreezes(streak.freezes)}</p>
      {games.length > 0 && (
        <div className={style.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Game</th>
                <th scope="col">Solved</th>
                <th scope="col">Flawless</th>
                <th scope="col">Best</th>
                <th scope="col">Median</th>
              </tr>
            </thead>
            <tbody>
              {games.map(({ game, finished, flawless, best, middle }) => (
                <tr key={game}>
                  <th scope="row">{house.title(game)}</th>
                  <td>{finished}</td>
                  <td>{flawless}</td>
                  <td>{seconds(best)}</td>
                  <td>{seconds(middle)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
