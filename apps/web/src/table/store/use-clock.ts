// Counts the time played: only while the page is seen and the puzzle is not done. Saved now and then, and when the page is left.
"use client";

import { useEffect, useState } from "react";
import { keepTime, type Play, timePlayed } from "./play-store.ts";
import { secondsOf } from "./show-time.ts";

const SAVE_EVERY = 5_000;
const TICK = 250;

const isSeen = () => document.visibilityState === "visible";

/** Seconds played. */
export function useClock(play: Play, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(() => secondsOf(timePlayed(play)));
  useEffect(() => {
    const show = () => setSeconds(secondsOf(timePlayed(play)));
    show();
    if (!isRunning) return;
    const keep = () => keepTime(play, isSeen());
    play.since = isSeen() ? performance.now() : undefined;
    const timer = setInterval(() => {
      if (play.since !== undefined && performance.now() - play.since >= SAVE_EVERY) keep();
      show();
    }, TICK);
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pagehide", keep);
      keepTime(play, false);
    };
  }, [play, isRunning]);
  return seconds;
}
