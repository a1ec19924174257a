// A puzzle being played on this device: its referee is met, its play opened and shown, and in debug mode reported on.
"use client";

import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { useWords } from "../../../words/use-words.ts";
import { useLanguage } from "../../base/language/language.tsx";
import { loadPreferences } from "../../base/storage/preferences.ts";
import { openStorage, type Storage } from "../../base/storage/storage.ts";
import { asksForDebug } from "../referee/debug-query.ts";
import type { Tutor } from "../referee/referee.ts";
import type { Likeness } from "../referee/request.ts";
import { makeWorkerReferee } from "../referee/worker-referee.ts";
import { startWorker } from "../referee/workers.ts";
import type { Play as PlayStore } from "../store/play-store.ts";
import { usePlay } from "../store/use-play.ts";
import { LoadingBoard } from "./loading-board.tsx";
import { PlayTable, type PlayTableProps } from "./play-table.tsx";
import type { Playing } from "./use-table.ts";

// Debug mode, off unless the address says ?debug: the documents' report after every move, and for each person one
// looks at the deduction attempt.

const isDebugging = (): boolean => asksForDebug(window.location.search);

/** Returns what to do when someone on the board is chosen. */
function useDebug(tutor: Tutor | undefined, play: PlayStore | undefined): (person: number) => void {
  useEffect(() => {
    if (!tutor || !play || !isDebugging()) return;
    const print = () => tutor.report().then(console.log);
    print();
    return play.subscribe((now, before) => {
      if (now.moves !== before.moves) print();
    });
  }, [tutor, play]);
  return useCallback(
    (person) => {
      if (isDebugging()) tutor?.attempt(person).then(console.log);
    },
    [tutor],
  );
}

interface PlayProps extends Pick<PlayTableProps, "room" | "home"> {
  /** Another puzzle, like this one. */
  readonly onAgain: (like: Likeness) => void;
  readonly code: string;
  /** What it is, where the difficulty does not say it. */
  readonly occasion?: string;
  /** What to show if the code holds no puzzle, or one that is not sound. */
  readonly refuse: (text: string, isUnsound?: boolean) => ReactNode;
  /** Where the play is kept, unless with all others. */
  readonly open?: () => Storage;
  /** A voice beside the board, in lessons. */
  readonly teach?: (table: Playing, tutor: Tutor) => ReactNode;
}

export function Play({ code, occasion, refuse, teach, open, onAgain, ...rest }: PlayProps) {
  const { id, hasStories = false } = rest.room;
  const language = useLanguage();
  const { level } = useWords("play");
  const isLesson = teach !== undefined;
  const meet = useCallback(() => {
    const isStory = () => hasStories && loadPreferences(openStorage()).isStory;
    return makeWorkerReferee(() => startWorker(id), { language, code, isLesson, isStory });
  }, [id, hasStories, language, code, isLesson]);
  const met = usePlay(meet, id, code, open);
  const play = met?.opened.kind === "play" ? met.opened.play : undefined;
  const explain = useDebug(met?.referee, play);
  const tutor = met?.referee;
  const coaching = useMemo(() => ({ ...(tutor ? { ask: () => tutor.lesson(false) } : {}) }), [tutor]);
  if (!met) return <LoadingBoard room={rest.room} />;
  if (met.opened.kind === "no-puzzle") return refuse(met.opened.text, met.opened.isUnsound);
  const { about } = met.opened.play;
  return (
    <PlayTable
      {...rest}
      play={met.opened.play}
      occasion={occasion ?? level(about.difficulty)}
      onAgain={() => onAgain({ settings: about.settings ?? {}, size: play?.getState().view.people.length ?? 0 })}
      onLook={explain}
      {...(teach ? { beside: (table: Playing) => teach(table, met.referee) } : { coaching })}
    />
  );
}
