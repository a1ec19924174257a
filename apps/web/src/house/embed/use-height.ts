// Tells the page around the frame how tall the puzzle is, whenever that changes. Nothing else is told, so whoever it is may hear it.
"use client";

import { useLayoutEffect } from "react";

/** What hosts listen for. */
const MESSAGE = "demonstrandum:height";

export function useHeight(): void {
  useLayoutEffect(() => {
    // From here on nothing is a share of the screen, which is the frame.
    document.documentElement.dataset.framed = "";
    const watch = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      window.parent.postMessage({ type: MESSAGE, height }, "*");
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
}
