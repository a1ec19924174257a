// Which day it is and whether today's puzzle is done. Only the browser knows either.
"use client";

import { useEffect, useState } from "react";
import type { Choice } from "../games/options.ts";
import { showTime } from "../play/say-time.ts";
import { isOwnDay } from "../rooms/own-days.ts";
import { dailyDifficulty, dailySeed, sayToday } from "../rooms/seeds.ts";
import { listPlays, type SavedPlay } from "../state/saved-play.ts";
import { openStorage } from "../state/storage.ts";
import style from "./today.module.css";

function describe(game: string, levels: readonly Choice[], now: Date): string {
  const storage = openStorage();
  const isToday = (saved: SavedPlay) => saved.game === game && saved.seed === dailySeed(now);
  const play = listPlays(storage).find((saved) => isToday(saved) && isOwnDay(storage, saved.puzzle));
  const day = `${sayToday(now)}, ${dailyDifficulty(levels, now)}`;
  if (play?.isDone) return `${day}. Solved in ${showTime(Math.floor(play.clock / 1000))}.`;
  return play ? `${day}. ${play.known} of ${play.total} known.` : `${day}.`;
}

interface TodayProps {
  readonly game: string;
  readonly levels: readonly Choice[];
}

export function Today({ game, levels }: TodayProps) {
  const [text, setText] = useState("");
  useEffect(() => setText(describe(game, levels, new Date())), [game, levels]);
  return <p className={style.today}>{text}</p>;
}
