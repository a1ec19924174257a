// Whether there is room beside the board; the same width as in the style sheets. What is shown on wide screens only is then not made on others.
"use client";

import { useSyncExternalStore } from "react";

/** Asked for once: each rendering looks at it. */
let query: MediaQueryList | undefined;

function wide(): MediaQueryList {
  query ??= window.matchMedia("(min-width: 900px)");
  return query;
}

function subscribe(listener: () => void): () => void {
  wide().addEventListener("change", listener);
  return () => wide().removeEventListener("change", listener);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
