// The line above the board: which game, how far, how long, how many slips.
import Link from "next/link";
import { memo } from "react";
import type { PlayStore } from "../state/play-store.ts";
import { useClock } from "../state/use-clock.ts";
import style from "./play-header.module.css";
import { sayTime, showTime } from "./say-time.ts";

interface PlayHeaderProps {
  readonly title: string;
  readonly home: string;
  /** The difficulty, the day of a daily puzzle, a lesson. */
  readonly occasion: string;
  readonly known: number;
  readonly total: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly isDone: boolean;
  readonly store: PlayStore;
}

interface TimerProps {
  readonly store: PlayStore;
  readonly isRunning: boolean;
}

const Timer = memo(function Timer({ store, isRunning }: TimerProps) {
  const seconds = useClock(store, isRunning);
  return (
    <span className={style.timer} role="timer" aria-label={`Time played: ${sayTime(seconds)}`}>
      {showTime(seconds)}
    </span>
  );
});

const Back = memo(function Back({ home }: { readonly home: string }) {
  return (
    <Link href={home} className={style.back} aria-label="Back">
      <span aria-hidden="true">‹</span>
    </Link>
  );
});

export const PlayHeader = memo(function PlayHeader(props: PlayHeaderProps) {
  return (
    <header className={style.header}>
      <Back home={props.home} />
      <h1 className={style.title}>
        {props.title}
        <small>{`${props.occasion} · ${props.known} of ${props.total} known`}</small>
      </h1>
      <p className={style.stats}>
        <Timer store={props.store} isRunning={!props.isDone} />
        <span>
          mistakes <b>{props.mistakes}</b>
        </span>
        <span>
          hints <b>{props.hints}</b>
        </span>
      </p>
    </header>
  );
});
