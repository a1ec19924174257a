// Counts the time played: only while the page is seen and the puzzle is not done. Saved now and then, and when the page is left.
"use client";

import { useEffect, useState } from "react";
import { addTime, type Play } from "./play-store.ts";

const SAVE_EVERY = 5_000;
const TICK = 250;

/** Seconds played. */
export function useClock(play: Play, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(() => Math.floor(play.clock / 1000));
  useEffect(() => {
    /** When the stretch being counted began; undefined while the page is hidden. */
    let since: number | undefined;
    const passed = () => (since === undefined ? 0 : performance.now() - since);
    const show = () => setSeconds(Math.floor((play.clock + passed()) / 1000));
    const begin = () => {
      since = document.visibilityState === "visible" ? performance.now() : undefined;
    };
    const keep = () => {
      if (since !== undefined) addTime(play, passed());
      begin();
    };
    show();
    if (!isRunning) return;
    begin();
    const timer = setInterval(() => {
      if (passed() >= SAVE_EVERY) keep();
      show();
    }, TICK);
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [play, isRunning]);
  return seconds;
}
