// Earlier days, all of them still there to play.
import type { DayGame, DayView } from "@demonstrandum/referee";
import { capitalize } from "@demonstrandum/text";
import Link from "next/link";
import type { ReactNode } from "react";
import { Panel } from "../design/panel.tsx";
import { en as house } from "../games/words/en.ts";
import { showTime } from "../play/say-time.ts";
import { playAddress } from "./address.ts";
import style from "./daily.module.css";
import { sayDay, sayShortDay } from "./days.ts";

const sayCell = ({ play, result, difficulty }: DayGame): string =>
  result ? showTime(Math.round(result.millis / 1000)) : play ? "begun" : difficulty;

function Cell({ day, each }: { readonly day: string; readonly each: DayGame }) {
  const title = house.title(each.game);
  return (
    <td>
      <Link href={playAddress(day, each.game)} data-done={each.result ? "" : undefined}>
        <span className="visually-hidden">
          {title}, {sayDay(day)}:{" "}
        </span>
        {sayCell(each)}
      </Link>
    </td>
  );
}

interface ArchiveProps {
  readonly days: readonly DayView[];
  readonly children?: ReactNode;
}

export function Archive({ days, children }: ArchiveProps) {
  return (
    <Panel aria-labelledby="archive-title" className={style.archive}>
      <h2 id="archive-title">Earlier days</h2>
      <div className={style.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {days[0]?.games.map(({ game }) => (
                <th key={game} scope="col">
                  {capitalize(game)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, games }) => (
              <tr key={day}>
                <th scope="row">{sayShortDay(day)}</th>
                {games.map((each) => (
                  <Cell key={each.game} day={day} each={each} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </Panel>
  );
}
