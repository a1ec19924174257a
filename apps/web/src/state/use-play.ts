// Gives a component the play of a puzzle and keeps it in step with other tabs.
"use client";

import type { Game, Puzzle } from "@demonstrandum/engine";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { afterPaint } from "../design/after-paint.ts";
import { makePlayStore, type PlayState, type PlayStore } from "./play-store.ts";
import { openStorage } from "./storage.ts";

export function usePlay(game: Game, puzzle: Puzzle, code: string): readonly [PlayState, PlayStore] {
  const store = useMemo(() => makePlayStore(openStorage(), game, puzzle, code, afterPaint), [game, puzzle, code]);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === store.key) store.reload();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [store]);
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
