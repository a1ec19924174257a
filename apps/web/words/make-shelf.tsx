// Makes a shelf of words for a page, or for a part of it that adds some of its own.
"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { type Shelf, ShelfContext } from "./use-words.ts";

export const makeShelf = (words: Shelf) =>
  function WordShelf({ children }: { readonly children: ReactNode }) {
    const around = useContext(ShelfContext);
    const all = useMemo(() => ({ ...around, ...words }), [around]);
    return <ShelfContext value={all}>{children}</ShelfContext>;
  };

/** Loads words once. Whoever asks again after a failure, when the network is back, is answered. */
export function loadOnce<W>(load: () => Promise<W>): () => Promise<W> {
  let loaded: Promise<W> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
