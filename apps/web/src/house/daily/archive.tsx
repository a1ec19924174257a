// Earlier days, all of them still there to play.

import type { DayGame, DayView } from "@demonstrandum/referee";
import type { ReactNode } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { playAddress } from "./address.ts";
import style from "./daily.module.css";
import { showTaken } from "./show-taken.ts";

function Cell({ day, each }: { readonly day: string; readonly each: DayGame }) {
  const words = useWords("daily");
  const { play, result, difficulty } = each;
  const left = play ? words.begun : words.house.level(difficulty).toLowerCase();
  return (
    <td>
      <SiteLink href={playAddress(day, each.game)} data-done={each.result ? "" : undefined}>
        <span className="visually-hidden">{words.archived(words.house.title(each.game), words.day(day))}</span>
        {result ? showTaken(result.millis) : left}
      </SiteLink>
    </td>
  );
}

interface ArchiveProps {
  readonly days: readonly DayView[];
  readonly children?: ReactNode;
}

export function Archive({ days, children }: ArchiveProps) {
  const words = useWords("daily");
  return (
    <Panel aria-labelledby="archive-title" className={style.archive}>
      <h2 id="archive-title">{words.earlier}</h2>
      <div className={style.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.dayHead}</th>
              {days[0]?.games.map(({ game }) => (
                <th key={game} scope="col">
                  {words.short(game)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, games }) => (
              <tr key={day}>
                <th scope="row">{words.shortDay(day)}</th>
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
