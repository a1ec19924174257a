// Gives a component the play of a puzzle and keeps it in step with other tabs.
"use client";

import type { Game, Puzzle } from "@demonstrandum/engine";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { afterPaint } from "../design/after-paint.ts";
import { whenIdle } from "../design/when-idle.ts";
import { makePlayStore, type PlayState, type PlayStore } from "./play-store.ts";
import type { Storage } from "./storage.ts";

const TIMING = { later: afterPaint, whenIdle };

export type Play = readonly [PlayState, PlayStore];

export function usePlay(storage: Storage, game: Game, puzzle: Puzzle, code: string): Play {
  const store = useMemo(() => makePlayStore(storage, game, puzzle, code, TIMING), [storage, game, puzzle, code]);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === store.key) store.reload();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [store]);
  useEffect(() => store.lookAhead(), [store]);
  // A page that is left paints nothing more.
  useEffect(() => {
    window.addEventListener("pagehide", store.settle);
    document.addEventListener("visibilitychange", store.settle);
    return () => {
      window.removeEventListener("pagehide", store.settle);
      document.removeEventListener("visibilitychange", store.settle);
      store.settle();
    };
  }, [store]);
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store];
}
