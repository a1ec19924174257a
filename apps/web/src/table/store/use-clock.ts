// Counts the time played: only while the page is seen and the puzzle is not done. Saved now and then, and when the page is left.
"use client";

import { useEffect, useState } from "react";
import type { Play } from "./play-store.ts";
import { secondsOf } from "./show-time.ts";

const SAVE_EVERY = 5_000;
const TICK = 250;

const isSeen = () => document.visibilityState === "visible";

/** Seconds played. */
export function useClock(play: Play, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(() => secondsOf(play.timePlayed()));
  useEffect(() => {
    const show = () => setSeconds(secondsOf(play.timePlayed()));
    show();
    if (!isRunning) return;
    const keep = () => play.keepTime(isSeen());
    play.startTime(isSeen());
    const timer = setInterval(() => {
      const { since } = play.getState().book;
      if (since !== undefined && performance.now() - since >= SAVE_EVERY) keep();
      show();
    }, TICK);
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pagehide", keep);
      play.keepTime(false);
    };
  }, [play, isRunning]);
  return seconds;
}
