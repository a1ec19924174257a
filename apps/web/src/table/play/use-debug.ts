// Debug mode, off unless the address says ?debug: the documents' report after every move, and for each person one looks at the deduction attempt.
"use client";

import { useCallback, useEffect } from "react";
import { asksForDebug } from "../referee/debug-query.ts";
import type { Tutor } from "../referee/referee.ts";
import type { Play } from "../store/play-store.ts";

const isDebugging = (): boolean => asksForDebug(window.location.search);

/** Returns what to do when someone on the board is chosen. */
export function useDebug(tutor: Tutor | undefined, play: Play | undefined): (person: number) => void {
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
