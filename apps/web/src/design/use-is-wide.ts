// Whether there is room beside the board; the same width as in the style sheets. What is shown on wide screens only is then not made on others.
"use client";

import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 900px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
