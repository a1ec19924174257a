// A puzzle being played on this device: its referee is met, its play opened and shown, and in debug mode reported on.
"use client";

import { type ReactNode, useCallback } from "react";
import { startWorker } from "../games/workers.ts";
import { useLanguage } from "../language/language.tsx";
import type { Tutor } from "../referee/referee.ts";
import { makeWorkerReferee } from "../referee/worker-referee.ts";
import { LoadingBoard } from "../rooms/loading-board.tsx";
import type { Likeness } from "../rooms/wish.ts";
import { usePlay } from "../state/use-play.ts";
import { PlayTable, type PlayTableProps } from "./play-table.tsx";
import { useDebug } from "./use-debug.ts";
import type { Playing } from "./use-table.ts";
import { usePlayWords } from "./words/wording.ts";

interface PlayProps extends Pick<PlayTableProps, "room" | "home"> {
  /** Another puzzle, like this one. */
  readonly onAgain: (like: Likeness) => void;
  readonly code: string;
  /** What it is, where the difficulty does not say it. */
  readonly occasion?: string;
  /** What to show if the code holds no puzzle. */
  readonly refuse: (text: string) => ReactNode;
  /** A voice beside the board, in lessons. */
  readonly teach?: (table: Playing, tutor: Tutor) => ReactNode;
}

export function Play({ code, occasion, refuse, teach, onAgain, ...rest }: PlayProps) {
  const { id } = rest.room;
  const language = useLanguage();
  const { level } = usePlayWords();
  const isLesson = teach !== undefined;
  const meet = useCallback(
    () => makeWorkerReferee(() => startWorker(id), language, code, isLesson),
    [id, language, code, isLesson],
  );
  const met = usePlay(meet, id, code);
  const play = met?.opened.kind === "play" ? met.opened.play : undefined;
  const explain = useDebug(met?.referee, play);
  if (!met) return <LoadingBoard room={rest.room} />;
  if (met.opened.kind === "no-puzzle") return refuse(met.opened.text);
  const { about } = met.opened.play;
  return (
    <PlayTable
      {...rest}
      play={met.opened.play}
      occasion={occasion ?? level(about.difficulty)}
      onAgain={() => onAgain({ settings: about.settings ?? {}, size: play?.getState().view.people.length ?? 0 })}
      onLook={explain}
      {...(teach ? { teach: (table: Playing) => teach(table, met.referee) } : {})}
    />
  );
}
