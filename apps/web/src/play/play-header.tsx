// The line above the board: which game, how far, how long, how many slips.
import type { View } from "@demonstrandum/engine";
import Link from "next/link";
import type { PlayStore } from "../state/play-store.ts";
import { useClock } from "../state/use-clock.ts";
import style from "./play-header.module.css";
import { sayTime, showTime } from "./say-time.ts";
import { capital } from "./share.ts";

interface PlayHeaderProps {
  readonly title: string;
  readonly home: string;
  readonly view: View;
  readonly store: PlayStore;
  /** Instead of the difficulty: the day of a daily puzzle, a lesson. */
  readonly occasion?: string | undefined;
}

function Timer({ store, isRunning }: { readonly store: PlayStore; readonly isRunning: boolean }) {
  const seconds = useClock(store, isRunning);
  return (
    <span className={style.timer} role="timer" aria-label={`Time played: ${sayTime(seconds)}`}>
      {showTime(seconds)}
    </span>
  );
}

export function PlayHeader({ title, home, view, store, occasion }: PlayHeaderProps) {
  const known = view.people.filter((person) => person.identity !== undefined).length;
  return (
    <header className={style.header}>
      <Link href={home} className={style.back} aria-label="Back">
        <span aria-hidden="true">‹</span>
      </Link>
      <h1 className={style.title}>
        {title}
        <small>
          {occasion ?? capital(view.difficulty)} · {known} of {view.people.length} known
        </small>
      </h1>
      <p className={style.stats}>
        <Timer store={store} isRunning={!view.isDone} />
        <span>
          mistakes <b>{view.mistakes}</b>
        </span>
        <span>
          hints <b>{view.hints}</b>
        </span>
      </p>
    </header>
  );
}
