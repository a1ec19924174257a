// A puzzle being played, kept in this browser, and rehearsed while the player reads.
"use client";

import { useEffect } from "react";
import { reportIfDebugging } from "../debug/debugging.ts";
import { openStorage } from "../state/storage.ts";
import { usePlay } from "../state/use-play.ts";
import { PlayTable, type PlayTableProps } from "./play-table.tsx";
import { rehearse } from "./rehearsal.tsx";

interface PlayProps extends Omit<PlayTableProps, "play"> {
  readonly code: string;
}

export function Play({ code, ...rest }: PlayProps) {
  const { room, game, puzzle } = rest;
  const play = usePlay(openStorage(), game, puzzle, code);
  const [{ session }] = play;
  useEffect(() => rehearse(room, game, puzzle), [room, game, puzzle]);
  useEffect(() => reportIfDebugging(game, session), [game, session]);
  return <PlayTable play={play} {...rest} />;
}
