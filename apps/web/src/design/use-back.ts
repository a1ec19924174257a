// The browser's Back closes what lies over the page instead of leaving it. An entry of the history that is no longer needed stays for the
// next cover: taking it away at once would be a step back that may only happen when the next sheet is already open, and close that.
"use client";

import { useEffect, useRef } from "react";

const DEPTH = "covers";

const depthNow = (): number => window.history.state?.[DEPTH] ?? 0;

/** What lies over the page, the topmost last. */
const covers: (() => void)[] = [];
let depth = 0;

/** Past the router, which would draw the page anew for an address that stays the same. */
function pushCover(): void {
  depth = covers.length;
  History.prototype.pushState.call(window.history, { ...window.history.state, [DEPTH]: depth }, "");
}

function onBack(event: PopStateEvent): void {
  const before = depth;
  depth = depthNow();
  if (covers.length > depth) {
    event.stopImmediatePropagation();
    covers.at(-1)?.();
  } else if (before > depth) {
    // That was an entry whose cover is long closed: the player meant the one before it.
    event.stopImmediatePropagation();
    window.history.back();
  }
}

export function useBack(isCovered: boolean, uncover: () => void): void {
  const latest = useRef(uncover);
  latest.current = uncover;
  useEffect(() => {
    depth = depthNow();
    window.addEventListener("popstate", onBack, { capture: true });
  }, []);
  useEffect(() => {
    if (!isCovered) return;
    const cover = () => latest.current();
    covers.push(cover);
    if (depthNow() < covers.length) pushCover();
    return () => {
      covers.splice(covers.indexOf(cover), 1);
    };
  }, [isCovered]);
}
