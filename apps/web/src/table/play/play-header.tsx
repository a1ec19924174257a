// The line above the board: which game, how far, how long, how many slips.

import type { View } from "@demonstrandum/engine";
import { memo, useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { useFramed } from "../../base/frame/framed.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import type { Play } from "../store/play-store.ts";
import { showTime } from "../store/show-time.ts";
import { useClock } from "../store/use-clock.ts";
import { foundBy, parseGhost } from "./ghost.ts";
import style from "./play-header.module.css";

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
  const words = useWords("play").header;
  const seconds = useClock(play, isRunning);
  const ghost = useGhost();
  return (
    <>
      {!isHidden && (
        <span className={style.timer} role="timer" aria-label={words.time(seconds)}>
          {showTime(seconds)}
        </span>
      )}
      {ghost && (
        <span className={style.ghost}>
          {words.ghost} <b>{words.found(foundBy(ghost, seconds), ghost.length)}</b>
        </span>
      )}
    </>
  );
});

/** In a frame there is nowhere to go back to. */
const Back = memo(function Back({ home }: { readonly home: string }) {
  const words = useWords("play").header;
  if (useFramed()) return null;
  return (
    <SiteLink href={home} className={style.back} aria-label={words.back}>
      <span aria-hidden="true">‹</span>
    </SiteLink>
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
  const words = useWords("play").header;
  const known = view.people.filter((person) => person.identity !== undefined).length;
  return (
    <header className={style.header}>
      <Back home={home} />
      <h1 className={style.title}>
        {title}
        <small>{words.state(occasion, known, view.people.length)}</small>
      </h1>
      <p className={style.stats}>
        <Timer play={play} isRunning={!isDone} isHidden={hidesClock} />
        <span>
          {words.mistakes} <b>{view.mistakes}</b>
        </span>
        <span>
          {words.hints} <b>{view.hints}</b>
        </span>
      </p>
    </header>
  );
});
