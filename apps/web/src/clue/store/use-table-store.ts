// Gives the page its store once the browser's storage can be read, and keeps it in step with other tabs.
"use client";

import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Words } from "../../../words/words.ts";
import { openStorage } from "../../base/storage/storage.ts";
import { gameKey } from "./kept-games.ts";
import { makeTableStore, type TableState, type TableStore } from "./table-store.ts";

/** Undefined until the page has come to life. */
export function useTableStore(words: Words["clue"]): TableStore | undefined {
  const [store, setStore] = useState<TableStore>();
  useEffect(() => {
    const made = makeTableStore(words, openStorage(), () => Date.now());
    const onStorage = ({ key }: StorageEvent) => {
      const { game } = made.getState();
      if (game && key === gameKey(game.id)) made.reload();
    };
    window.addEventListener("storage", onStorage);
    setStore(made);
    return () => window.removeEventListener("storage", onStorage);
  }, [words]);
  return store;
}

export const useTableState = (store: TableStore): TableState => useStore(store);
