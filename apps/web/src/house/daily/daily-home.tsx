// The daily puzzles of today, the days before, and what one made of them.
"use client";

import type { DayView, PlayerProfile } from "@demonstrandum/referee";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { useLanguage } from "../../base/language/language.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { useAsked } from "../../base/server/use-asked.ts";
import { Archive } from "./archive.tsx";
import style from "./daily.module.css";
import { DayGames } from "./day-games.tsx";
import { Leagues } from "./leagues.tsx";
import { MyData } from "./my-data.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";

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
