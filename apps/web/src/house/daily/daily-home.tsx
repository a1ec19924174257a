// The daily puzzles of today, the days before, and what one made of them.
"use client";

import type { DayGame, DayView, PlayerProfile, Statistics } from "@demonstrandum/referee";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { useLanguage } from "../../base/language/language.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { useAsked } from "../../base/server/use-asked.ts";
import { playAddress } from "./address.ts";
import style from "./daily.module.css";
import { DayGames } from "./day-games.tsx";
import { Leagues } from "./leagues.tsx";
import { MyData } from "./my-data.tsx";
import { showTaken } from "./show-taken.ts";

/** Streak, freezes and what was done in each game. */
function StatisticsPanel({ statistics: { streak, games } }: { readonly statistics: Statistics }) {
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

/** Earlier days, all of them still there to play. */
function Archive({ days, children }: ArchiveProps) {
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

interface Days {
  readonly now: number;
  readonly days: readonly DayView[];
  /** Whether whoever asks has played here before. */
  readonly isPlayer: boolean;
}

/** Days of the archive that are shown at first, and the most the server tells at once. */
const FEW = 8;
const MANY = 31;

export function DailyHome() {
  const words = useWords("daily");
  const [count, setCount] = useState(FEW);
  const [days, askDays] = useAsked<Days>(`/days?count=${count}&language=${useLanguage()}`);
  const isPlayer = days.kind === "answer" && days.answer.isPlayer;
  const [me, askMe] = useAsked<PlayerProfile>(isPlayer ? "/me" : undefined);
  const [today, ...earlier] = days.kind === "answer" ? days.answer.days : [];
  const profile = isPlayer && me.kind === "answer" ? me.answer : undefined;
  const changed = () => {
    askDays();
    askMe();
  };
  return (
    <main className={style.home}>
      <nav className={style.nav} aria-label={words.site}>
        <SiteLink href="/">{words.allGames}</SiteLink>
        <SiteLink href="/learn">{words.learn}</SiteLink>
      </nav>
      <header>
        <h1>{words.title}</h1>
        <p className={style.lead}>{today ? words.weekday(today.day) : words.lead}</p>
      </header>
      {days.kind === "offline" && (
        <p role="status" className={style.offline}>
          {words.offlineHome}
        </p>
      )}
      {today && <DayGames day={today} />}
      {profile && <StatisticsPanel statistics={profile.statistics} />}
      {earlier.length > 0 && (
        <Archive days={earlier}>
          {count < MANY && <Button onClick={() => setCount(MANY)}>{words.earlier}</Button>}
        </Archive>
      )}
      {days.kind === "answer" && <Leagues hasPlayer={profile !== undefined} onChanged={changed} />}
      {days.kind === "answer" && <MyData profile={profile} onChanged={changed} />}
      {/* Not before the days, which would push it down. */}
      {days.kind !== "waiting" && <p className={style.small}>{words.fairness}</p>}
    </main>
  );
}
