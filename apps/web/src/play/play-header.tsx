// The line above the board: which game, how far, how long, how many slips.

import type { View } from "@demonstrandum/engine";
import Link from "next/link";
import { memo, useEffect, useState } from "react";
import type { Play } from "../state/play-store.ts";
import { useClock } from "../state/use-clock.ts";
import { foundBy, parseGhost } from "./ghost.ts";
import style from "./play-header.module.css";
import { sayTime, showTime } from "./say-time.ts";

interface PlayHeaderProps {
  readonly title: string;
  readonly home: string;
  /** The difficulty, the day of a daily puzzle, a lesson. */
  readonly occasion: string;
  readonly view: View;
  readonly isDone: boolean;
  readonly play: Play;
  readonly hidesClock: boolean;
}

interface TimerProps {
  readonly play: Play;
  readonly isRunning: boolean;
  readonly isHidden: boolean;
}

/** The ghost of the link, once the page is alive. */
function useGhost(): readonly number[] | undefined {
  const [ghost, setGhost] = useState<readonly number[]>();
  useEffect(() => setGhost(parseGhost(window.location.hash)), []);
  return ghost;
}

const Timer = memo(function Timer({ play, isRunning, isHidden }: TimerProps) {
  const seconds = useClock(play, isRunning);
  const ghost = useGhost();
  return (
    <>
      {!isHidden && (
        <span className={style.timer} role="timer" aria-label={`Time played: ${sayTime(seconds)}`}>
          {showTime(seconds)}
        </span>
      )}
      {ghost && (
        <span className={style.ghost}>
          ghost <b>{foundBy(ghost, seconds)}</b> of {ghost.length}
        </span>
      )}
    </>
  );
});

const Back = memo(function Back({ home }: { readonly home: string }) {
  return (
    <Link href={home} className={style.back} aria-label="Back">
      <span aria-hidden="true">‹</span>
    </Link>
  );
});

export const PlayHeader = memo(function PlayHeader({
  title,
  home,
  occasion,
  view,
  isDone,
  play,
  hidesClock,
}: PlayHeaderProps) {
  const known = view.people.filter((person) => person.identity !== undefined).length;
  return (
    <header className={style.header}>
      <Back home={home} />
      <h1 className={style.title}>
        {title}
        <small>{`${occasion} · ${known} of ${view.people.length} known`}</small>
      </h1>
      <p className={style.stats}>
        <Timer play={play} isRunning={!isDone} isHidden={hidesClock} />
        <span>
          mistakes <b>{view.mistakes}</b>
        </span>
        <span>
          hints <b>{view.hints}</b>
        </span>
      </p>
    </header>
  );
});
