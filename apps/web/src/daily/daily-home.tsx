// The daily puzzles of today, the days before, and what one made of them.
"use client";

import type { DayView, PlayerProfile } from "@demonstrandum/referee";
import Link from "next/link";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Archive } from "./archive.tsx";
import style from "./daily.module.css";
import { DayGames } from "./day-games.tsx";
import { sayWeekday } from "./days.ts";
import { Leagues } from "./leagues.tsx";
import { MyData } from "./my-data.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";
import { useAsked } from "./use-asked.ts";

interface Days {
  readonly now: number;
  readonly days: readonly DayView[];
  /** Whether whoever asks has played here before. */
  readonly isPlayer: boolean;
}

/** Days of the archive that are shown at first, and the most the server tells at once. */
const FEW = 8;
const MANY = 31;

const Offline = () => (
  <p role="status" className={style.offline}>
    The server cannot be reached. Daily puzzles are judged there; every other puzzle can be played without it.
  </p>
);

export function DailyHome() {
  const [count, setCount] = useState(FEW);
  const [days, askDays] = useAsked<Days>(`/days?count=${count}`);
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
      <nav className={style.nav} aria-label="Site">
        <Link href="/">‹ All games</Link>
        <Link href="/learn">How to play</Link>
      </nav>
      <header>
        <h1>Daily puzzles</h1>
        <p className={style.lead}>
          {today ? sayWeekday(today.day) : "The same for everybody, new every day at midnight UTC."}
        </p>
      </header>
      {days.kind === "offline" && <Offline />}
      {today && <DayGames day={today} />}
      {profile && <StatisticsPanel statistics={profile.statistics} />}
      {earlier.length > 0 && (
        <Archive days={earlier}>{count < MANY && <Button onClick={() => setCount(MANY)}>Earlier days</Button>}</Archive>
      )}
      {days.kind === "answer" && <Leagues hasPlayer={profile !== undefined} onChanged={changed} />}
      {days.kind === "answer" && <MyData profile={profile} onChanged={changed} />}
      <p className={style.small}>
        Times are taken by the server, from your first look to the last verdict. A program that reads the board can win;
        this is why you are compared with friends, and why nobody is crowned.
      </p>
    </main>
  );
}
